/// What became of looking for the file of a photo.
public enum PhotoSource: Sendable, Equatable {
    /// The bytes of the file. One byte more than `PhotoRules.largestFile` is enough to tell that it is too large.
    case bytes([UInt8])

    /// Nobody looked: there is no folder to look in.
    case unopened

    /// There is no such file beside the payload.
    case missing

    /// The path leads elsewhere: it is absolute, climbs up, or goes through a link.
    case outside

    /// Something is there that cannot be read, or is no file.
    case unreadable
}
