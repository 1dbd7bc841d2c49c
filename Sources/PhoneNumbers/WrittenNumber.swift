/// A number as it stands in a text: what is left when punctuation is gone and letters are digits.
struct WrittenNumber {
    /// Whether a plus sign stood in front.
    var hasPlus: Bool

    /// Values from 0 to 9.
    var digits: UnsafeBufferPointer<UInt8>
}
