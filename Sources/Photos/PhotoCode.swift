/// What can be wrong with a photo. The raw value is the stable code of the finding.
public enum PhotoCode: String, CaseIterable, Sendable {
    /// Parameters: `width`, `height`.
    case notSquare = "photo.notSquare"

    /// Square, in another size. Parameters: `width`, `height`, `limit`.
    case wrongSize = "photo.wrongSize"

    /// EXIF, XMP, comments or other embedded metadata. Parameters, where a file was read: `kinds`, `bytes`.
    case metadata = "photo.metadata"

    /// The metadata tells where the photo was taken.
    case location = "photo.location"

    /// Bytes after the end of the picture. Parameter: `bytes`.
    case trailingData = "photo.trailingData"

    /// None of the formats of the table.
    case unknownFormat = "photo.unknownFormat"

    /// A file of a kind that is no photo. Parameter: `format`.
    case otherFormat = "photo.otherFormat"

    /// A file without a byte.
    case empty = "photo.empty"

    /// The name of the file says another format. Parameters: `named`, `found`.
    case formatMismatch = "photo.formatMismatch"

    /// The file ends too early. Parameter: `part`.
    case truncated = "photo.truncated"

    /// A part that is not as its format has it. Parameter: `part`.
    case damaged = "photo.damaged"

    /// The checksum of a part is another. Parameter: `part`.
    case checksum = "photo.checksum"

    /// The picture is shown turned or mirrored. Parameter: `orientation`.
    case turned = "photo.turned"

    /// More pictures than one, one after the other.
    case animated = "photo.animated"

    /// More bytes than are looked at. Parameter: `limit`, in KiB.
    case tooLarge = "photo.tooLarge"

    /// More parts than are told of. Parameter: `limit`.
    case tooManyParts = "photo.tooManyParts"

    /// A photo that would be shown turned without its metadata. Parameter: `orientation`.
    case orientationLost = "photo.orientationLost"

    /// A copy without metadata cannot be written. Parameter: `part`.
    case cannotStrip = "photo.cannotStrip"

    /// The file that a card names is not there.
    case fileMissing = "photo.fileMissing"

    /// There was no folder to look in for the file. No parameters.
    case fileUnopened = "photo.fileUnopened"

    /// The path of the file leads out of the folder of the payload.
    case filePath = "photo.filePath"

    /// The file that a card names cannot be read.
    case fileUnreadable = "photo.fileUnreadable"

    /// The card says something else than the file. Parameters: `member`, `found`.
    case factsDiffer = "photo.factsDiffer"
}
