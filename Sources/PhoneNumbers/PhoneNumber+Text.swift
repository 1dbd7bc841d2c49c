extension PhoneNumber {
    /// The number of digits of the national significant number, leading zeros included.
    public var nationalDigitCount: Int {
        var count = leadingZeros + 1
        var rest = nationalNumber / 10
        while rest > 0 {
            count += 1
            rest /= 10
        }
        return count
    }

    /// The national significant number: what follows the calling code, leading zeros included.
    public var nationalSignificantNumber: String { text(prefix: "") }

    /// The number as it is stored: plus sign, calling code, national significant number (ITU-T E.164). An extension has no
    /// place in it.
    public var e164: String { text(prefix: "+\(callingCode)") }

    private func text(prefix: String) -> String {
        prefix + String(repeating: "0", count: leadingZeros) + String(nationalNumber)
    }

    /// Writes the digits of the national significant number as values from 0 to 9 and gives their count; 0 when the
    /// buffer is too small.
    func writeDigits(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        let count = nationalDigitCount
        guard count <= buffer.count else { return 0 }
        var rest = nationalNumber
        for index in stride(from: count - 1, through: 0, by: -1) {
            buffer[index] = UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        return count
    }

    /// Calls `body` with the digits of the national significant number.
    func withDigits<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: PhoneNumber.maximumDigits) { buffer in
            let count = writeDigits(buffer)
            return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
        }
    }

    /// Twenty digits in 64 bits and nineteen leading zeros.
    private static let maximumDigits = 48
}
