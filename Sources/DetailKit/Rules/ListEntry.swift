/// One text of the list table, as it is compared: its first bytes settle nearly every comparison.
struct ListEntry: @unchecked Sendable, BitwiseCopyable {
    /// The first eight bytes, the first one lowest; what is missing is 0.
    let start: UInt64
    let length: Int

    /// The text, in the image.
    let text: UnsafePointer<UInt8>?

    init(_ text: UnsafeBufferPointer<UInt8>) {
        start = MemberEntry.start(of: text.span)
        length = text.count
        self.text = text.baseAddress
    }

    var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: text, count: length) }
}
