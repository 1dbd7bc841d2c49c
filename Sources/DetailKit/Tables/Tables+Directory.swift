import Glibc
public import TableFormat

extension Tables {
    /// Reads and verifies the images of a folder, as `tablec build --output` writes them. A topic that the folder does not
    /// have is taken from the program.
    ///
    /// - Throws: `TableError` for a folder without images, a file that cannot be read, or bytes that are not a sound image.
    public convenience init(directory: String) throws(TableError) {
        var images: [TableImage] = []
        for embedded in Tables.embeddedImages {
            let path = "\(directory)/\(embedded.topic).table"
            guard access(path, F_OK) == 0 else { continue }
            let image = try TableImage(file: path)
            guard image.topic == embedded.topic else { throw TableError(.topic, path) }
            images.append(image)
        }
        guard !images.isEmpty else { throw TableError(.unreadable, "\(directory): no images") }
        let found = Set(images.map(\.topic))
        try self.init(images: images + Tables.embeddedImages.filter { !found.contains($0.topic) })
    }
}
