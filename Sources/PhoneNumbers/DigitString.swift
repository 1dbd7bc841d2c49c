/// A few decimal digits, kept without allocation: those of a number, of its extension, of a carrier code.
public struct DigitString: Sendable, Hashable {
    /// The most digits there is room for.
    static let capacity = 20

    /// Four bits a digit, the first one lowest.
    private var low: UInt64 = 0
    private var high: UInt32 = 0
    private var length: UInt8 = 0

    init() {}

    /// Digits, as values from 0 to 9; more than twenty are dropped.
    init(_ digits: UnsafeBufferPointer<UInt8>) {
        for digit in digits { append(digit) }
    }

    /// Appends the value of a decimal digit; more than twenty are dropped.
    mutating func append(_ digit: UInt8) {
        guard length < DigitString.capacity else { return }
        if length < 16 {
            low |= UInt64(digit & 0xF) << (UInt64(length) &* 4)
        } else {
            high |= UInt32(digit & 0xF) << (UInt32(length &- 16) &* 4)
        }
        length &+= 1
    }

    /// The number of digits.
    public var count: Int { Int(length) }

    /// Whether there are none.
    public var isEmpty: Bool { length == 0 }

    /// The value of a digit; 0 where there is none.
    subscript(index: Int) -> UInt8 {
        guard index >= 0, index < DigitString.capacity else { return 0 }
        let digit = index < 16 ? low >> UInt64(index &* 4) : UInt64(high) >> UInt64((index &- 16) &* 4)
        return UInt8(truncatingIfNeeded: digit & 0xF)
    }

    /// The zeros in front. The last digit is not one of them.
    var leadingZeros: Int {
        var zeros = 0
        while zeros < count - 1, self[zeros] == 0 { zeros += 1 }
        return zeros
    }

    /// The number that the digits write.
    var value: UInt64 { (0..<count).reduce(0) { $0 &* 10 &+ UInt64(self[$1]) } }

    /// Writes the digits as values from 0 to 9 and gives their count; 0 when the buffer is too small.
    func write(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        guard count <= buffer.count else { return 0 }
        for index in 0..<count { buffer[index] = self[index] }
        return count
    }
}

extension DigitString: CustomStringConvertible {
    /// The digits in ASCII, whatever script they were written in.
    public var description: String { text(prefix: "") }

    /// The digits in ASCII behind a prefix.
    func text(prefix: String) -> String {
        var text = prefix
        for index in 0..<count { text.unicodeScalars.append(Unicode.Scalar(0x30 | self[index])) }
        return text
    }
}

/// What is dialled after the call is connected: at most twenty digits.
public typealias PhoneExtension = DigitString
