import TableFormat

extension PhotoTables {
    /// A file of parts: what may stand in one place of one container.
    mutating func addParts(_ file: SourceFile) {
        guard let object = file.root.object(["place", "source", "parts"], diagnostics), let name = object.text("place"),
            object.text("source") != nil, let value = object.optional("place"),
            let place: PhotoSchema.Place = word(name, at: value)
        else { return }
        let first = parts.count
        for value in object.array("parts") ?? [] { addPart(value, in: place) }
        if !parts[first...].contains(where: { $0.code == 0 }) {
            diagnostics.report("photos.noDefault", at: file.root, "an entry without a code says what all others are")
        }
    }

    private mutating func addPart(_ value: SourceValue, in place: PhotoSchema.Place) {
        let members = ["code", "starts", "startsHex", "name", "kind", "stays", "role", "most", "source"]
        guard let part = value.object(members, diagnostics), let name = part.text("name"),
            let kindName = part.text("kind"), let kindPlace = part.optional("kind"),
            let kind: PhotoSchema.Kind = word(kindName, at: kindPlace)
        else { return }
        _ = part.optionalText("source")
        var code: UInt32 = 0
        if let text = part.optionalText("code"), let codePlace = part.optional("code") {
            guard let read = number(text, in: place, at: codePlace), read != 0 else {
                return diagnostics.report("photos.code", at: codePlace, "'\(text)' is no code of this place")
            }
            code = read
        }
        var role = PhotoSchema.Role.none
        if let text = part.optionalText("role"), let rolePlace = part.optional("role") {
            role = word(text, at: rolePlace) ?? .none
        }
        let most = part.optionalInteger("most") ?? 0
        if most < 0 { diagnostics.report("photos.most", at: value, "a length is not negative") }
        let row = PhotoPartRow(
            place: place, code: code, starts: beginning(part, text: "starts", hex: "startsHex") ?? [], kind: kind,
            stays: part.optionalBool("stays") ?? (kind == .picture), role: role,
            most: max(most, 0), name: name)
        if parts.contains(where: row.isSame) {
            diagnostics.report("photos.duplicatePart", at: value, "this part is already there")
        }
        parts.append(row)
    }
}

extension PhotoTables {
    /// A code as it is written in this place.
    private func number(_ text: String, in place: PhotoSchema.Place, at value: SourceValue) -> UInt32? {
        let length: Int? =
            switch place {
            case .jpegSegment: 1
            case .exifTag, .gpsTag: 2
            case .exifHeader: 4
            default: nil
            }
        guard let length else { return fourCharacters(text, at: value) }
        guard let bytes = hexadecimal(text, at: value), bytes.count == length else { return nil }
        return bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// A case of a vocabulary by its name.
    func word<Word: CaseIterable>(_ text: String, at value: SourceValue) -> Word? {
        if let found = Word.allCases.first(where: { "\($0)" == text }) { return found }
        let known = Word.allCases.map { "\($0)" }.joined(separator: ", ")
        diagnostics.report("photos.word", at: value, "unknown word '\(text)'; one of \(known)")
        return nil
    }

    func fourCharacters(_ text: String, at value: SourceValue) -> UInt32? {
        guard text.utf8.count == 4, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
            diagnostics.report("photos.fourCharacters", at: value, "'\(text)' is not four ASCII characters")
            return nil
        }
        return text.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    func hexadecimal(_ text: String, at value: SourceValue) -> [UInt8]? {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, digits.count % 2 == 0 else {
            diagnostics.report("photos.hexadecimal", at: value, "'\(text)' is not pairs of hexadecimal digits")
            return nil
        }
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }

    /// Bytes given as text or, where they are none, in hexadecimal.
    func beginning(_ object: SourceObject, text: String, hex: String) -> [UInt8]? {
        if let found = object.optionalText(text) { return Array(found.utf8) }
        guard let found = object.optionalText(hex), let place = object.optional(hex) else { return nil }
        return hexadecimal(found, at: place)
    }
}
