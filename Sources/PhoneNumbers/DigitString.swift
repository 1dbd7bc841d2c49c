/// A few decimal digits, kept without allocation: those of a number, of its extension, of a carrier code.
public struct DigitString: Sendable, Hashable {
    /// The most digits there is room for.
    static let capacity = 20

    /// Four bits a digit, the first one lowest. Two whole words, because they are copied often.
    private var low: UInt64 = 0

    /// The digits from the seventeenth on, and the count in the top byte.
    private var high: UInt64 = 0

    private static let countShift: UInt64 = 56

    init() {}

    /// Digits, as values from 0 to 9; more than twenty are dropped.
    init(_ digits: UnsafeBufferPointer<UInt8>) {
        guard let base = digits.baseAddress else { return }
        let count = min(digits.count, 16)
        low = PackedDigits.packed(base, count: count)
        high = UInt64(count) << DigitString.countShift
        for index in count..<max(digits.count, count) { append(digits[index]) }
    }

    /// Appends the value of a decimal digit; more than twenty are dropped.
    mutating func append(_ digit: UInt8) {
        guard count < DigitString.capacity else { return }
        let bits = UInt64(digit & 0xF) << (UInt64(count & 0xF) &* 4)
        if count < 16 { low |= bits } else { high |= bits }
        high &+= 1 << DigitString.countShift
    }

    /// The number of digits.
    public var count: Int { Int(high >> DigitString.countShift) }

    /// Whether there are none.
    public var isEmpty: Bool { count == 0 }

    /// The value of a digit; 0 where there is none.
    subscript(index: Int) -> UInt8 {
        guard index >= 0, index < DigitString.capacity else { return 0 }
        return UInt8(truncatingIfNeeded: (index < 16 ? low : high) >> (UInt64(index & 0xF) &* 4) & 0xF)
    }

    /// Goes through the digits while `step` gives something else than 0, which is its answer to all that follow.
    @inline(__always)
    func walk(from start: UInt16, _ step: (UInt16, UInt8) -> UInt16) -> UInt16 {
        var state = start
        var word = low
        for index in 0..<count {
            if index == 16 { word = high }
            state = step(state, UInt8(truncatingIfNeeded: word & 0xF))
            guard state != 0 else { return 0 }
            word >>= 4
        }
        return state
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
