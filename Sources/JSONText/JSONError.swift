/// Why and where a text was refused.
public struct JSONError: Error, Sendable, Equatable {
    /// What is wrong.
    public var code: JSONErrorCode
    /// The first byte of what is wrong, counted from the start of the text. At most the text's length.
    public var offset: Int
    /// The bytes of what is wrong. 0 where something is missing at the end of the text.
    public var length: Int
    /// The place of `offset`, for people.
    public var position: JSONPosition
    /// For a duplicate member the offset of the first member's name.
    public var firstOffset: Int?

    /// The line of `offset`, from 1.
    public var line: Int { position.line }
    /// The column of `offset` in Unicode scalars, from 1.
    public var column: Int { position.column }
    /// The bytes of what is wrong.
    public var range: Range<Int> { offset..<offset + length }

    /// An error at a place that the caller knows.
    public init(
        code: JSONErrorCode, offset: Int, length: Int, position: JSONPosition, firstOffset: Int? = nil
    ) {
        self.code = code
        self.offset = offset
        self.length = length
        self.position = position
        self.firstOffset = firstOffset
    }
}

/// What the scanner throws: an error whose line and column nobody has counted yet.
struct JSONFault: Error {
    var code: JSONErrorCode
    var offset: Int
    var length: Int
    var firstOffset: Int? = nil
}
