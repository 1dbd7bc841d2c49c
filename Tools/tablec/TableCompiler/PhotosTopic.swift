package import TableFormat

/// `photos.table`: the image formats a photo may have, and its limits.
package enum PhotosTopic: Topic {
    package static let name = PhotoSchema.topic
    package static let schemaVersion = PhotoSchema.version

    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        guard let rules = DetailFile("photo", workspace, diagnostics),
            let file = workspace.file("Rules/photo/formats.json"),
            let object = file.root.object(["source", "formats"], diagnostics)
        else { return }
        _ = object.text("source")
        var names = TextPool.Builder()
        var formats = RecordTable.Builder([.reference("name")])
        func add(_ name: String, as format: Int?, _ value: SourceValue) {
            let known = names.count
            let number = names.intern(name)
            if names.count == known {
                diagnostics.report("photos.duplicateFormat", at: value, "'\(name)' is already there")
            } else {
                formats.add([format ?? number])
            }
        }
        for value in object.array("formats") ?? [] {
            guard let format = value.object(["name", "aliases"], diagnostics), let name = format.text("name") else {
                continue
            }
            let number = names.count
            add(name, as: nil, value)
            for alias in format.optionalArray("aliases") ?? [] {
                if let text = alias.text(diagnostics) { add(text, as: number, alias) }
            }
        }
        image.add("name", names)
        image.add("fmts", formats)
        image.add(limitsOf: rules)
    }
}
