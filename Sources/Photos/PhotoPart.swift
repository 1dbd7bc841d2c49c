import TableFormat

/// A part of a file that is not the picture.
public struct PhotoPart: Sendable, Equatable {
    /// What a part holds.
    public enum Kind: String, Sendable, CaseIterable {
        case picture, colourProfile, colour, orientation, animation
        case exif, xmp, iptc, comment, text, time, thumbnail, mpf, depth, application, provenance, trailer, unknown

        // In the order of the schema.
        static let inOrder = allCases

        init(_ kind: PhotoSchema.Kind) { self = Kind.inOrder[Int(kind.rawValue)] }
    }

    /// What the part holds.
    public let kind: Kind

    /// What the format calls it, such as `APP1`, `tEXt` or `item 3 (mime)`.
    public let name: String

    /// The whole part in bytes of the file, its head included.
    public let range: Range<Int>

    /// Whether it tells where the photo was taken.
    public let hasLocation: Bool

    /// Whether a photo without metadata may have it.
    public let mayStay: Bool
}
