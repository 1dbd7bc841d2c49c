/// What is known of a photo: given with the card, or read from its file.
public struct PhotoFacts: Sendable, Equatable {
    /// Pixels as they are shown, after any rotation that the file asks for.
    public var width: Int?

    /// The other side, in pixels.
    public var height: Int?

    /// The name of the image format, such as `jpeg`, in either case; an alias such as `jpg` will do.
    public var format: String?

    /// Whether the file carries metadata. A colour profile is none.
    public var hasMetadata: Bool?

    /// Facts that are not known are left out, and not checked.
    public init(width: Int? = nil, height: Int? = nil, format: String? = nil, hasMetadata: Bool? = nil) {
        self.width = width
        self.height = height
        self.format = format
        self.hasMetadata = hasMetadata
    }
}
