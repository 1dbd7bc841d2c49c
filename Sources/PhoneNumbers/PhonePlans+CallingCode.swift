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
        of text: PhoneText, _ region: Int?, _ buffers: DigitBuffers
    ) throws(PhoneFault) -> FoundCode {
        do {
            return try extractCode(text, region, buffers)
        } catch {
            guard error.reason == .invalidCallingCode, text.at(text.start, .plus) else { throw error }
            // A plus sign may stand in front of a number as it is dialled from the region.
            var rest = text
            while rest.at(rest.start, .plus) { rest.start += 1 }
            let found = try extractCode(rest, region, buffers)
            guard found.code != nil else { throw PhoneFault(.invalidCallingCode) }
            return found
        }
    }

    private func extractCode(
        _ text: PhoneText, _ region: Int?, _ buffers: DigitBuffers
    ) throws(PhoneFault) -> FoundCode {
        var rest = text
        while rest.at(rest.start, .plus) { rest.start += 1 }
        var digits = digits(of: rest, buffers.written)
        var source = CallingCodeSource.region
        if rest.start > text.start {
            source = .plusSign
        } else if let region, let length = internationalPrefix(digits, region) {
            digits = digits.digits(from: length)
            source = .internationalPrefix
        }
        if source != .region {
            guard digits.count >= limits.minimumInternationalDigits else { throw PhoneFault(.tooShortAfterIDD) }
            guard let (code, length) = callingCode(digits) else { throw PhoneFault(.invalidCallingCode) }
            return FoundCode(code: code, digits: digits.digits(from: length), source: source)
        }
        if let region, let number = withoutOwnCode(digits, region, buffers.withoutCode) {
            return FoundCode(code: regions.code[region], digits: number, source: .numberWithoutPlus)
        }
        return FoundCode(code: nil, digits: digits, source: source)
    }

    /// The digits of a text; with enough letters in it, the letters stand for the digits on their keys.
    private func digits(of text: PhoneText, _ buffer: DigitBuffer) -> UnsafeBufferPointer<UInt8> {
        let classes = text.classes
        let range = text.start..<max(text.start, text.end)
        let isSpelled =
            text.has(.spelling)
            && range.reduce(0) { $0 + (classes[$1].has(.spelling) ? 1 : 0) } >= limits.spellingLetters
        return buffer.fill { count, storage in
            for index in range {
                let digit = isSpelled ? classes[index].key : classes[index].digit
                guard let digit, count < storage.count else { continue }
                storage[count] = digit
                count += 1
            }
        }
    }

    /// The length of the region's international prefix at the front. A zero behind it means that it was something else.
    private func internationalPrefix(_ digits: UnsafeBufferPointer<UInt8>, _ region: Int) -> Int? {
        guard let program = regions.internationalPrefix.reference(region),
            let match = programs.match(program, digits)
        else { return nil }
        return match.length < digits.count && digits[match.length] == 0 ? nil : match.length
    }

    /// The calling code at the front, and its length. No code begins another.
    private func callingCode(_ digits: UnsafeBufferPointer<UInt8>) -> (row: Int, length: Int)? {
        guard let first = digits.first, first != 0 else { return nil }
        var callingCode = 0
        for (index, digit) in digits.enumerated() {
            callingCode = callingCode * 10 + Int(digit)
            guard callingCode < PhoneSchema.codeSlots else { return nil }
            if let row = codes.row(callingCode) { return (row, index + 1) }
        }
        return nil
    }

    /// What is left of a number that begins with the region's own calling code, when it makes more sense without it: the
    /// plan knows it only then, or it is too long with it.
    private func withoutOwnCode(
        _ digits: UnsafeBufferPointer<UInt8>, _ region: Int, _ buffer: DigitBuffer
    ) -> UnsafeBufferPointer<UInt8>? {
        guard let (code, length) = callingCode(digits), code == regions.code[region] else { return nil }
        let number = withoutNationalPrefix(digits.digits(from: length), region, buffer)
        let isTooLong = possibility(ofLength: digits.count, regions.generalLengths[region]) == .tooLong
        let isBetter = isTooLong || (!matchesPlan(digits, region) && matchesPlan(number, region))
        return isBetter ? number : nil
    }
}
