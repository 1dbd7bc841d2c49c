import TableFormat

/// The texts of a formatter, side by side in memory of the caller. What does not fit is left out; only a table from outside
/// can make that happen.
struct AsYouTypeText {
    /// A plus sign among the symbols; the digits are their values.
    static let plus: UInt8 = 10

    /// A plus sign of another width, which is shown as it was typed and not understood.
    static let otherPlus: UInt8 = 15

    static let typedStart = 0
    static let symbolsStart = typedStart + PhoneSchema.textCapacity * 4
    static let nationalStart = symbolsStart + PhoneSchema.textCapacity
    static let prefixStart = nationalStart + PhoneSchema.textCapacity * 2
    static let outputStart = prefixStart + PhoneSchema.textCapacity * 2
    static let capacity = outputStart + PhoneSchema.textCapacity * 7

    /// The characters as they were typed, in UTF-8.
    let typed: UnsafeMutableBufferPointer<UInt8>

    /// The digits of them, and a plus sign at the front.
    let symbols: UnsafeMutableBufferPointer<UInt8>

    /// The digits of the national number.
    let national: UnsafeMutableBufferPointer<UInt8>

    /// What is shown before the national number.
    let prefix: UnsafeMutableBufferPointer<UInt8>

    /// What is shown while formatting goes on.
    let output: UnsafeMutableBufferPointer<UInt8>

    init?(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        guard buffer.count >= AsYouTypeText.capacity else { return nil }
        func part(_ start: Int, _ end: Int) -> UnsafeMutableBufferPointer<UInt8> {
            UnsafeMutableBufferPointer(rebasing: buffer[start..<end])
        }
        typed = part(AsYouTypeText.typedStart, AsYouTypeText.symbolsStart)
        symbols = part(AsYouTypeText.symbolsStart, AsYouTypeText.nationalStart)
        national = part(AsYouTypeText.nationalStart, AsYouTypeText.prefixStart)
        prefix = part(AsYouTypeText.prefixStart, AsYouTypeText.outputStart)
        output = part(AsYouTypeText.outputStart, AsYouTypeText.capacity)
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    /// Puts a byte behind the first `count`, if there is room.
    @inline(__always)
    func append(_ byte: UInt8, _ count: inout Int) {
        guard count >= 0, count < self.count else { return }
        self[count] = byte
        count &+= 1
    }

    /// The first `count` bytes.
    func first(_ count: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: self[..<Swift.min(Swift.max(count, 0), self.count)])
    }

    /// Moves what stands from `offset` up to `count` to the front.
    func removeFirst(_ offset: Int, _ count: inout Int) {
        let length = Swift.max(count - offset, 0)
        for index in 0..<length { self[index] = self[index + offset] }
        count = length
    }
}
