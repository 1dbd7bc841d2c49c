/// Room for the digits of a number, as values from 0 to 9. The memory belongs to the caller.
struct DigitBuffer {
    /// Every character of a text may be a digit, and a transform adds a few.
    static let capacity = PhoneText.capacity + 6

    private let storage: UnsafeMutableBufferPointer<UInt8>

    init(_ storage: UnsafeMutableBufferPointer<UInt8>.SubSequence) {
        self.storage = UnsafeMutableBufferPointer(rebasing: storage)
    }

    /// Fills the buffer with as many digits as there is room for.
    func fill(_ write: (inout Int, UnsafeMutableBufferPointer<UInt8>) -> Void) -> UnsafeBufferPointer<UInt8> {
        var count = 0
        write(&count, storage)
        return UnsafeBufferPointer(rebasing: storage[..<min(count, storage.count)])
    }

    /// Fills the buffer with what is nothing but 8 to 16 ASCII digits; `nil` for any other text.
    @inline(__always)
    func fill(withDigits bytes: UnsafeBufferPointer<UInt8>.SubSequence) -> UnsafeBufferPointer<UInt8>? {
        let text = UnsafeBufferPointer(rebasing: bytes)
        guard 8...16 ~= text.count, text.count <= storage.count, let base = text.baseAddress,
            let target = storage.baseAddress, PackedDigits.copyValues(of: base, count: text.count, to: target)
        else { return nil }
        return UnsafeBufferPointer(rebasing: storage[..<text.count])
    }
}

/// The buffers of one parse. Each step writes into its own, because an earlier form may be kept after all.
struct DigitBuffers {
    /// The digits of the text.
    let written: DigitBuffer

    /// What a rule makes of them once the region's own calling code is taken off.
    let withoutCode: DigitBuffer

    /// What the national-prefix rule makes of the national number.
    let national: DigitBuffer

    static let capacity = DigitBuffer.capacity * 3

    init(_ storage: UnsafeMutableBufferPointer<UInt8>) {
        func part(_ index: Int) -> DigitBuffer {
            DigitBuffer(storage[index * DigitBuffer.capacity..<(index + 1) * DigitBuffer.capacity])
        }
        (written, withoutCode, national) = (part(0), part(1), part(2))
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The digits from `offset` on.
    func digits(from offset: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: self[Swift.min(offset, count)...])
    }
}
