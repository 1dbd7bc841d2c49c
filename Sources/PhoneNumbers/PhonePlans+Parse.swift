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
        try text.withUnsafeBufferPointer { bytes in parse(bytes, region) }.get()
    }

    /// Reads the number in a string.
    public func parse(_ text: String, region: RegionCode?) throws(PhoneParseError) -> PhoneNumber {
        var text = text
        return try text.withUTF8 { bytes in parse(bytes, region) }.get()
    }

    func parse(_ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?) -> Result<PhoneNumber, PhoneParseError> {
        withUnsafeTemporaryAllocation(of: PhoneText.Class.self, capacity: PhoneText.capacity) { classes in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: PhoneText.capacity) { scalars in
                withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DigitBuffers.capacity) { digits in
                    var text = PhoneText(classes: classes, scalars: scalars)
                    guard text.read(bytes, characters, limit: limits.characters) else { return .failure(.tooLong) }
                    return Result { () throws(PhoneParseError) in try parse(text, region, DigitBuffers(digits)) }
                }
            }
        }
    }

    private func parse(
        _ whole: PhoneText, _ region: RegionCode?, _ buffers: DigitBuffers
    ) throws(PhoneParseError) -> PhoneNumber {
        var text = whole
        guard text.extract(characters), text.isViable(upTo: text.end, characters, limits) else { throw .notANumber }
        let chosen = region.flatMap(regions.row)
        guard chosen != nil || text.at(text.start, .plus) else { throw .invalidCallingCode }
        let `extension` = text.takeExtension(characters, limits)

        let found = try callingCode(of: text, chosen, buffers)
        // A number with a calling code is read by the rules of the code's main region, whatever region was chosen.
        let row: Int
        if let code = found.code {
            row = codes.firstRegion[code]
        } else if let chosen {
            row = chosen
        } else {
            throw .invalidCallingCode
        }
        let code = regions.code[row]
        var digits = found.digits
        guard digits.count >= limits.minimumNationalDigits else { throw .tooShortNationalNumber }
        let stripped = withoutNationalPrefix(digits, row, buffers.national)
        switch possibility(ofLength: stripped.count, regions.generalLengths[row]) {
        case .tooShort, .possibleLocalOnly, .invalidLength: break
        default: digits = stripped
        }
        guard digits.count >= limits.minimumNationalDigits else { throw .tooShortNationalNumber }
        guard digits.count <= limits.maximumNationalDigits else { throw .tooLong }
        return PhoneNumber(
            callingCode: codes.callingCode[code], digits: digits, extension: `extension`, source: found.source,
            mainRegion: regions.regionCode(codes.firstRegion[code]))
    }
}
