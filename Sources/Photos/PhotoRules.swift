import CTables
public import TableFormat

/// What a photo has to be: its size, its formats, and nothing hidden inside.
public final class PhotoRules: Sendable {
    let formats: PhotoFormats
    let parts: PhotoPartTable

    /// HEIF: the most items in a file, pieces of an item, and bytes in a name.
    let items, extents, itemName: Int

    /// Width and height of a photo.
    public let pixels: Int

    /// How many bytes of a file are looked at by those who open files.
    public let largestFile: Int
    let mostParts: Int

    /// Reads an image of topic `photos`.
    public init(image: TableImage) throws(TableError) {
        try image.require(topic: PhotoSchema.topic, schemaVersion: PhotoSchema.version)
        let texts = try TextPool(image, "text")
        let bytes = try image.bytes("byts", .bytes)
        formats = try PhotoFormats(image, texts, bytes)
        parts = try PhotoPartTable(image, texts, bytes)
        let limits = try LimitTable(image)
        pixels = try limits.value(PhotoSchema.Limit.pixels)
        items = try limits.value(PhotoSchema.Limit.items)
        extents = try limits.value(PhotoSchema.Limit.extents)
        itemName = try limits.value(PhotoSchema.Limit.itemName)
        mostParts = try limits.size(PhotoSchema.Limit.parts)
        largestFile = try limits.size(PhotoSchema.Limit.fileKiB) * PhotoRules.kibibyte
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
        formats.number(named: name, isExtension: false).flatMap { formats.isPhoto($0) ? formats.name($0) : nil }
    }

    /// The format of a file as people write it, such as `WebP`.
    public func title(of file: PhotoFile) -> String {
        formats.number(named: file.format, isExtension: false).map(formats.title) ?? file.format
    }
}
