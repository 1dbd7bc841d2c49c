/// What can be wrong with a photo. The raw value is the stable code of the finding.
public enum PhotoCode: String, CaseIterable, Sendable {
    /// Parameters: `width`, `height`.
    case notSquare = "photo.notSquare"

    /// Square, in another size. Parameters: `width`, `height`, `limit`.
    case wrongSize = "photo.wrongSize"

    /// EXIF, XMP, comments or other embedded metadata.
    case metadata = "photo.metadata"

    /// None of the formats of the table.
    case unknownFormat = "photo.unknownFormat"
}
