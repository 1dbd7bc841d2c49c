import TableFormat

extension PhotoTables {
    mutating func addFormats(_ file: SourceFile) {
        guard let object = file.root.object(["source", "formats", "others"], diagnostics) else { return }
        _ = object.text("source")
        for value in object.array("formats") ?? [] { addFormat(value, isPhoto: true) }
        for value in object.array("others") ?? [] { addFormat(value, isPhoto: false) }
    }

    private mutating func addFormat(_ value: SourceValue, isPhoto: Bool) {
        let members = [
            "name", "title", "container", "aliases", "extensions", "signatures", "brands", "generalBrands", "source",
        ]
        guard let format = value.object(members, diagnostics), let name = format.text("name"),
            let title = format.text("title"), format.text("source") != nil
        else { return }
        var container = PhotoSchema.Container.other
        let text = isPhoto ? format.text("container") : format.optionalText("container")
        if let text, let place = format.optional("container") {
            container = word(text, at: place) ?? .other
            if container.isPhoto != isPhoto {
                diagnostics.report("photos.container", at: place, "photos have a reader, and other files have none")
            }
        }
        let number = formats.count
        formats.add([texts.intern(name), Int(container.rawValue), texts.intern(title)])
        addAlias(name, of: number, isExtension: false, at: value)
        for alias in format.optionalArray("aliases") ?? [] {
            if let text = alias.text(diagnostics) { addAlias(text, of: number, isExtension: false, at: alias) }
        }
        for ending in format.optionalArray("extensions") ?? [] {
            if let text = ending.text(diagnostics) { addAlias(text, of: number, isExtension: true, at: ending) }
        }
        for group in format.optionalArray("signatures") ?? [] { addSignature(group, of: number) }
        for value in format.optionalArray("brands") ?? [] { addBrand(value, of: number, isGeneral: false) }
        for value in format.optionalArray("generalBrands") ?? [] { addBrand(value, of: number, isGeneral: true) }
    }

    private mutating func addBrand(_ value: SourceValue, of format: Int, isGeneral: Bool) {
        guard let text = value.text(diagnostics), let code = fourCharacters(text, at: value) else { return }
        guard knownBrands.insert(code).inserted else {
            return diagnostics.report("photos.duplicateBrand", at: value, "'\(text)' is already there")
        }
        brands.add([Int(code), format, isGeneral ? 1 : 0])
    }

    private mutating func addAlias(_ name: String, of format: Int, isExtension: Bool, at value: SourceValue) {
        guard knownNames.insert(isExtension ? ".\(name)" : name).inserted else {
            return diagnostics.report("photos.duplicateFormat", at: value, "'\(name)' is already there")
        }
        if name.isEmpty || name != name.lowercased() {
            diagnostics.report("photos.name", at: value, "a name is written in lower case")
        }
        aliases.add([texts.intern(name), format, isExtension ? 1 : 0])
    }

    /// The bytes that must all be there.
    private mutating func addSignature(_ group: SourceValue, of format: Int) {
        for value in group.array(diagnostics) ?? [] {
            guard let entry = value.object(["at", "text", "hex"], diagnostics), let offset = entry.integer("at") else {
                continue
            }
            let content = beginning(entry, text: "text", hex: "hex") ?? []
            if content.isEmpty || !(0..<4096).contains(offset) {
                diagnostics.report("photos.signature", at: value, "a signature is some bytes at a place below 4096")
                continue
            }
            signatures.add([format, groups, offset, place(content), content.count])
        }
        groups += 1
    }
}
