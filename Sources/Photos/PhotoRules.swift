import CTables
public import TableFormat

/// What a photo has to be: its size, its formats, and nothing hidden inside.
public struct PhotoRules: Sendable {
    let names: TextPool
    let formats: RecordTable.Column

    /// Width and height of a photo.
    public let pixels: Int

    /// Reads an image of topic `photos`.
    public init(image: TableImage) throws(TableError) {
        try image.require(topic: PhotoSchema.topic, schemaVersion: PhotoSchema.version)
        names = try TextPool(image, "name")
        formats = try RecordTable(image, "fmts").column(0)
        pixels = try LimitTable(image).value("pixels")
    }

    private static let builtIn: Result<PhotoRules, TableError> = {
        guard let bytes = dk_photos_bytes() else { return .failure(TableError(.unreadable)) }
        let image = TableImage(embedded: bytes, count: dk_photos_length())
        return Result { () throws(TableError) in try PhotoRules(image: image) }
    }()

    /// The rules that are part of the program. Fails only in a program that was built with a damaged image.
    public static var embedded: PhotoRules {
        get throws(TableError) { try builtIn.get() }
    }

    /// The format that a name or alias stands for, ASCII letters in either case; nil when it is none of the table.
    public func format(named name: String) -> String? {
        let wanted = name.utf8.lazy.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        let number = (0..<names.count).first { names.utf8($0).elementsEqual(wanted) }
        return number.map { names[formats[$0]] }
    }
}
