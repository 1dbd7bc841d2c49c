/// What is dialled after the call is connected: at most twenty digits, kept without allocation.
public struct PhoneExtension: Sendable, Hashable {
    static let maximumDigits = 20

    /// Four bits a digit, the last one lowest.
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// The number of digits.
    public private(set) var count = 0

    init() {}

    /// Appends the value of a decimal digit; more than twenty are dropped.
    mutating func append(_ digit: UInt8) {
        guard count < PhoneExtension.maximumDigits else { return }
        high = high << 4 | low >> 60
        low = low << 4 | UInt64(digit & 0xF)
        count += 1
    }

    /// Whether the number has no extension.
    public var isEmpty: Bool { count == 0 }
}

extension PhoneExtension: CustomStringConvertible {
    /// The digits in ASCII, whatever script they were written in.
    public var description: String {
        let digits = (0..<count).map { index -> UInt8 in
            let place = count - 1 - index
            let digit = place < 16 ? low >> UInt64(place * 4) : high >> UInt64((place - 16) * 4)
            return 0x30 + UInt8(digit & 0xF)
        }
        return String(decoding: digits, as: UTF8.self)
    }
}
