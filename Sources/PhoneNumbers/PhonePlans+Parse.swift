import TableFormat

extension PhonePlans {
    /// Reads a number as people write it: national or international, with punctuation, letters of the keypad, digits of any
    /// script, an extension, or as a `tel:` URI (RFC 3966).
    ///
    /// - Parameters:
    ///   - text: UTF-8. Bytes that are none are treated as characters that no number has.
    ///   - region: the region in which a number without calling code is dialled.
    ///   - strict: whether the whole text must be the number. Then a text with anything else in it is `notANumber`: letters,
    ///     even those that spell a number, words around it, a second number, or a pause. Blanks at the ends, punctuation, an
    ///     extension with its label and the parts of a `tel:` URI may stand in it.
    /// - Returns: the number, whether or not it exists; see `possibility(of:)` and `isValid(_:)`. An extension is in ASCII
    ///   digits, where libphonenumber keeps the script it was written in.
    public func parse(
        _ text: Span<UInt8>, region: RegionCode?, strict: Bool = false
    ) throws(PhoneParseError) -> PhoneNumber {
        var number = PhoneNumber()
        let fault = text.withUnsafeBufferPointer { bytes in read(bytes, region, strict: strict, into: &number) }
        if let fault { throw fault.reason }
        return number
    }

    /// Reads the number in a string.
    public func parse(
        _ text: String, region: RegionCode?, strict: Bool = false
    ) throws(PhoneParseError) -> PhoneNumber {
        var text = text
        var number = PhoneNumber()
        let fault = text.withUTF8 { bytes in read(bytes, region, strict: strict, into: &number) }
        if let fault { throw fault.reason }
        return number
    }

    /// Reads a number and keeps, of a text that is none, what was known by then.
    /// - Parameter needsCallingCode: whether a number without region and calling code is a fault.
    func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?, strict: Bool = false, needsCallingCode: Bool = true
    ) -> Result<PhoneNumber, PhoneFault> {
        var number = PhoneNumber()
        let fault = read(bytes, region, strict: strict, needsCallingCode: needsCallingCode, into: &number)
        return fault.map(Result.failure) ?? .success(number)
    }

    /// The same, without a `Result`: to copy one with a whole number in it takes a sixth of the time of a parse.
    private func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?, strict: Bool, needsCallingCode: Bool = true,
        into number: inout PhoneNumber
    ) -> PhoneFault? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DigitBuffers.capacity) { storage in
            let buffers = DigitBuffers(storage)
            do throws(PhoneFault) {
                var chosen: Int?
                if let region { chosen = rows.row(region) }
                var `extension` = DigitString()
                let text: WrittenNumber
                if let plain = plainText.read(bytes, buffers.written) {
                    guard chosen != nil || plain.hasPlus || !needsCallingCode else {
                        throw PhoneFault(.invalidCallingCode)
                    }
                    text = plain
                } else {
                    text = try written(
                        bytes, strict, isRegionKnown: chosen != nil || !needsCallingCode, buffers.written,
                        &`extension`)
                }
                number = try understand(text, `extension`, chosen, buffers, needsCallingCode)
                return nil
            } catch {
                return error
            }
        }
    }

    /// What is left of a text when junk, punctuation and extension are gone.
    @inline(never)
    private func written(
        _ bytes: UnsafeBufferPointer<UInt8>, _ strict: Bool, isRegionKnown: Bool, _ buffer: DigitBuffer,
        _ extension: inout DigitString
    ) throws(PhoneFault) -> WrittenNumber {
        try withUnsafeTemporaryAllocation(of: PhoneText.Class.self, capacity: PhoneText.capacity) { classes in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: PhoneText.capacity) { scalars in
                Result { () throws(PhoneFault) in
                    var text = PhoneText(classes: classes, scalars: scalars)
                    guard text.read(bytes, characters, limit: limits.characters) else { throw PhoneFault(.tooLong) }
                    if strict, let unwanted = text.unwanted(characters, limits) {
                        var fault = PhoneFault(.notANumber)
                        fault.unwanted = UTF8Scalars.bytes(of: unwanted, in: bytes)
                        throw fault
                    }
                    guard text.extract(characters), text.isViable(upTo: text.end, characters, limits) else {
                        throw PhoneFault(.notANumber)
                    }
                    guard isRegionKnown || text.at(text.start, .plus) else { throw PhoneFault(.invalidCallingCode) }
                    `extension` = text.takeExtension(characters, limits)
                    return text.written(buffer, limits)
                }
            }
        }.get()
    }

    /// Finds calling code and national significant number.
    private func understand(
        _ number: WrittenNumber, _ extension: DigitString, _ chosen: Int?, _ buffers: DigitBuffers,
        _ needsCallingCode: Bool
    ) throws(PhoneFault) -> PhoneNumber {
        let found = try callingCode(of: number, chosen, buffers)
        // A number with a calling code is read by the rules of the code's main region, whatever region was chosen.
        let row: Int
        if let code = found.code {
            row = rows.code(code).mainRegion
        } else if let chosen {
            row = chosen
        } else if !needsCallingCode {
            return try withoutPlan(found.digits, `extension`)
        } else {
            throw PhoneFault(.invalidCallingCode)
        }
        let code = rows.region(row).code
        var digits = found.digits
        guard digits.count >= limits.minimumNationalDigits else {
            throw PhoneFault(.tooShortNationalNumber, code: code, digits: digits.count)
        }
        let stripped = withoutNationalPrefix(digits, row, buffers.national)
        var carrierCode = DigitString()
        switch rows.region(row).lengths.possibility(stripped.digits.count) {
        case .tooShort, .possibleLocalOnly, .invalidLength: break
        default:
            digits = stripped.digits
            if !stripped.carrierCode.isEmpty { carrierCode = DigitString(stripped.carrierCode) }
        }
        guard digits.count >= limits.minimumNationalDigits else {
            throw PhoneFault(.tooShortNationalNumber, code: code, digits: digits.count)
        }
        guard digits.count <= limits.maximumNationalDigits else {
            throw PhoneFault(.tooLong, code: code, digits: digits.count)
        }
        return PhoneNumber(
            callingCode: rows.code(code).callingCode, digits: digits, extension: `extension`, carrierCode: carrierCode,
            source: found.source, mainRegion: rows.region(rows.code(code).mainRegion).regionCode)
    }

    /// A number by its digits alone.
    private func withoutPlan(
        _ digits: UnsafeBufferPointer<UInt8>, _ extension: DigitString
    ) throws(PhoneFault) -> PhoneNumber {
        guard digits.count >= limits.minimumNationalDigits else { throw PhoneFault(.tooShortNationalNumber) }
        guard digits.count <= limits.maximumNationalDigits else { throw PhoneFault(.tooLong) }
        return PhoneNumber(
            callingCode: PhonePlans.noCallingCode, digits: digits, extension: `extension`, source: .region,
            mainRegion: RegionCode(word: 0))
    }
}
