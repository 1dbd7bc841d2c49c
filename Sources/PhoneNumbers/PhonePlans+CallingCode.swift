import TableFormat

extension PhonePlans {
    /// What was found at the front of a number.
    struct FoundCode {
        /// The row of the calling code; `nil` when the number has none.
        var code: Int?

        /// The digits behind it.
        var digits: UnsafeBufferPointer<UInt8>
        var source: CallingCodeSource
    }

    /// The calling code a number begins with, if it does.
    func callingCode(
        of number: WrittenNumber, _ region: Int?, _ buffers: DigitBuffers
    ) throws(PhoneFault) -> FoundCode {
        guard number.hasPlus else { return try codeWithoutPlus(number.digits, region, buffers) }
        do {
            return try code(after: .plusSign, number.digits)
        } catch {
            guard error.reason == .invalidCallingCode else { throw error }
            // A plus sign may stand in front of a number as it is dialled from the region.
            let found = try codeWithoutPlus(number.digits, region, buffers)
            guard found.code != nil else { throw PhoneFault(.invalidCallingCode) }
            return found
        }
    }

    private func codeWithoutPlus(
        _ digits: UnsafeBufferPointer<UInt8>, _ region: Int?, _ buffers: DigitBuffers
    ) throws(PhoneFault) -> FoundCode {
        if let region {
            if let length = internationalPrefix(digits, region) {
                return try code(after: .internationalPrefix, digits.digits(from: length))
            }
            if let number = withoutOwnCode(digits, region, buffers.withoutCode) {
                return FoundCode(code: rows.region(region).code, digits: number, source: .numberWithoutPlus)
            }
        }
        return FoundCode(code: nil, digits: digits, source: .region)
    }

    /// The calling code of a number written internationally.
    private func code(
        after source: CallingCodeSource, _ digits: UnsafeBufferPointer<UInt8>
    ) throws(PhoneFault) -> FoundCode {
        guard digits.count >= limits.minimumInternationalDigits else { throw PhoneFault(.tooShortAfterIDD) }
        guard let (code, length) = callingCode(digits) else { throw PhoneFault(.invalidCallingCode) }
        return FoundCode(code: code, digits: digits.digits(from: length), source: source)
    }

    /// The length of the region's international prefix at the front. A zero behind it means that it was something else.
    private func internationalPrefix(_ digits: UnsafeBufferPointer<UInt8>, _ region: Int) -> Int? {
        guard let match = rows.region(region).internationalPrefix.match(digits, programs) else { return nil }
        return match.length < digits.count && digits[match.length] == 0 ? nil : match.length
    }

    /// The calling code at the front, and its length. No code begins another.
    private func callingCode(_ digits: UnsafeBufferPointer<UInt8>) -> (row: Int, length: Int)? {
        guard let first = digits.first, first != 0 else { return nil }
        if digits.count >= 3 {
            return rows.code(beginning: Int(first) &* 100 &+ Int(digits[1]) &* 10 &+ Int(digits[2]))
        }
        var callingCode = 0
        for index in 0..<digits.count {
            callingCode = callingCode * 10 + Int(digits[index])
            if let row = rows.row(callingCode) { return (row, index + 1) }
        }
        return nil
    }

    /// What is left of a number that begins with the region's own calling code, when it makes more sense without it: the
    /// plan knows it only then, or it is too long with it.
    private func withoutOwnCode(
        _ digits: UnsafeBufferPointer<UInt8>, _ region: Int, _ buffer: DigitBuffer
    ) -> UnsafeBufferPointer<UInt8>? {
        guard let (code, length) = callingCode(digits), code == rows.region(region).code else { return nil }
        let number = withoutNationalPrefix(digits.digits(from: length), region, buffer).digits
        let isTooLong = rows.region(region).lengths.possibility(digits.count) == .tooLong
        let isBetter = isTooLong || (!matchesPlan(digits, region) && matchesPlan(number, region))
        return isBetter ? number : nil
    }
}
