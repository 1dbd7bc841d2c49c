extension PhoneNumber {
    /// The national significant number as a number, without its leading zeros.
    public var nationalNumber: UInt64 { nationalDigits.value }

    /// Zeros that belong to the national significant number, as in Italy; not the national prefix.
    public var leadingZeros: Int { nationalDigits.leadingZeros }

    /// The number of digits of the national significant number, leading zeros included.
    public var nationalDigitCount: Int { nationalDigits.count }

    /// The national significant number: what follows the calling code, leading zeros included.
    public var nationalSignificantNumber: String { nationalDigits.description }

    /// The number as it is stored: plus sign, calling code, national significant number (ITU-T E.164). An extension has no
    /// place in it.
    public var e164: String { nationalDigits.text(prefix: "+\(callingCode)") }

    /// Writes the digits of the national significant number as values from 0 to 9 and gives their count; 0 when the
    /// buffer is too small.
    func writeDigits(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int { nationalDigits.write(buffer) }

    /// Calls `body` with the digits of the national significant number.
    func withDigits<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DigitString.capacity) { buffer in
            let count = writeDigits(buffer)
            return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
        }
    }
}
