import TableFormat

extension PhonePlans {
    /// Reads a number as people write it: national or international, with punctuation, letters of the keypad, digits of any
    /// script, an extension, or as a `tel:` URI (RFC 3966).
    ///
    /// - Parameters:
    ///   - text: UTF-8. Bytes that are none are treated as characters that no number has.
    ///   - region: the region in which a number without calling code is dialled.
    /// - Returns: the number, whether or not it exists; see `possibility(of:)` and `isValid(_:)`. An extension is in ASCII
    ///   digits, where libphonenumber keeps the script it was written in.
    public func parse(_ text: Span<UInt8>, region: RegionCode?) throws(PhoneParseError) -> PhoneNumber {
        try text.withUnsafeBufferPointer { bytes in read(bytes, region) }.number()
    }

    /// Reads the number in a string.
    public func parse(_ text: String, region: RegionCode?) throws(PhoneParseError) -> PhoneNumber {
        var text = text
        return try text.withUTF8 { bytes in read(bytes, region) }.number()
    }

    /// Reads a number and keeps, of a text that is none, what was known by then.
    func read(_ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?) -> Result<PhoneNumber, PhoneFault> {
        withUnsafeTemporaryAllocation(of: PhoneText.Class.self, capacity: PhoneText.capacity) { classes in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: PhoneText.capacity) { scalars in
                withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DigitBuffers.capacity) { digits in
                    var text = PhoneText(classes: classes, scalars: scalars)
                    guard text.read(bytes, characters, limit: limits.characters) else {
                        return .failure(PhoneFault(.tooLong))
                    }
                    return Result { () throws(PhoneFault) in try parse(text, region, DigitBuffers(digits)) }
                }
            }
        }
    }

    private func parse(
        _ whole: PhoneText, _ region: RegionCode?, _ buffers: DigitBuffers
    ) throws(PhoneFault) -> PhoneNumber {
        var text = whole
        guard text.extract(characters), text.isViable(upTo: text.end, characters, limits) else {
            throw PhoneFault(.notANumber)
        }
        let chosen = region.flatMap(regions.row)
        guard chosen != nil || text.at(text.start, .plus) else { throw PhoneFault(.invalidCallingCode) }
        let `extension` = text.takeExtension(characters, limits)

        let found = try callingCode(of: text, chosen, buffers)
        // A number with a calling code is read by the rules of the code's main region, whatever region was chosen.
        let row: Int
        if let code = found.code {
            row = codes.mainRegion(code)
        } else if let chosen {
            row = chosen
        } else {
            throw PhoneFault(.invalidCallingCode)
        }
        let code = regions.code[row]
        var digits = found.digits
        guard digits.count >= limits.minimumNationalDigits else {
            throw PhoneFault(.tooShortNationalNumber, code: code, digits: digits.count)
        }
        let stripped = withoutNationalPrefix(digits, row, buffers.national)
        switch possibility(ofLength: stripped.count, regions.generalLengths[row]) {
        case .tooShort, .possibleLocalOnly, .invalidLength: break
        default: digits = stripped
        }
        guard digits.count >= limits.minimumNationalDigits else {
            throw PhoneFault(.tooShortNationalNumber, code: code, digits: digits.count)
        }
        guard digits.count <= limits.maximumNationalDigits else {
            throw PhoneFault(.tooLong, code: code, digits: digits.count)
        }
        return PhoneNumber(
            callingCode: codes.callingCode[code], digits: digits, extension: `extension`, source: found.source,
            mainRegion: regions.regionCode(codes.mainRegion(code)))
    }
}

extension Result<PhoneNumber, PhoneFault> {
    fileprivate func number() throws(PhoneParseError) -> PhoneNumber {
        switch self {
        case .success(let number): return number
        case .failure(let fault): throw fault.reason
        }
    }
}
