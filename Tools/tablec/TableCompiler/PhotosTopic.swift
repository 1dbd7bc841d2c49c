package import TableFormat

/// `photos.table`: the image formats a photo may have, what their parts are, and the limits of a photo.
package enum PhotosTopic: Topic {
    package static let name = PhotoSchema.topic
    package static let schemaVersion = PhotoSchema.version

    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        guard let rules = DetailFile("photo", workspace, diagnostics),
            let file = workspace.file("Rules/photo/formats.json")
        else { return }
        var tables = PhotoTables(diagnostics)
        tables.addFormats(file)
        for file in workspace.files(in: "Rules/photo") where file.stem != "formats" { tables.addParts(file) }
        tables.write(into: &image)
        image.add(limitsOf: rules)
    }
}
