import TableFormat

extension PhonePlans {
    /// The number as it is dialled from another region: with what is dialled there to call abroad in front, such as 00 or
    /// 011; in the national form from a region with the same calling code. From no known region, or from one with several
    /// ways to call abroad, it is the international form.
    public func formatOutOfCountry(_ number: PhoneNumber, from region: RegionCode?) -> String {
        PhoneWriter.text { writer in
            guard let from = region.flatMap(rows.row), let code = rows.row(number.callingCode) else {
                return write(number, .international, to: &writer)
            }
            if rows.region(from).code == code {
                if codes.traits(code).contains(.codeInFront) {
                    writer.append(number.callingCode)
                    writer.append(" ")
                }
                return write(number, .national, to: &writer)
            }
            guard let prefix = regions.internationalPrefixText(from) else {
                return write(number, .international, to: &writer)
            }
            writer.append(prefix)
            writer.append(" ")
            writer.append(number.callingCode)
            writer.append(" ")
            number.withDigits { write($0, showing: $0, code, .international, to: &writer) }
            if !number.extension.isEmpty { writeExtension(of: number, code, to: &writer) }
        }
    }

    /// The national form with a carrier code where the region writes one; the plain national form where it does not, or
    /// when the code is empty.
    /// - Parameter carrierCode: digits that select a carrier, as they are dialled.
    public func formatNational(_ number: PhoneNumber, carrierCode: String) -> String {
        var carrierCode = carrierCode
        return carrierCode.withUTF8 { carrier in
            PhoneWriter.text(reserving: carrier.count) { write(number, carrier: carrier, to: &$0) }
        }
    }

    private func write(_ number: PhoneNumber, carrier: UnsafeBufferPointer<UInt8>, to writer: inout PhoneWriter) {
        number.withDigits { digits in
            guard let code = rows.row(number.callingCode), !carrier.isEmpty,
                let (format, groups) = formats.choose(formats.codes[code].national, code, digits),
                let template = format.carrier
            else { return write(number, .national, to: &writer) }
            writer.append(formats, template, groups, digits, carrier: carrier)
            if !number.extension.isEmpty { writeExtension(of: number, code, to: &writer) }
        }
    }

    /// The number as a mobile telephone in a region dials it, without its extension; empty when it cannot be reached from
    /// there.
    /// - Parameter withFormatting: whether spaces and punctuation are kept, or only what is dialled.
    public func formatForMobileDialling(
        _ number: PhoneNumber, from region: RegionCode?, withFormatting: Bool
    ) -> String {
        guard let code = rows.row(number.callingCode) else { return "" }
        let text = mobileDialling(number, code, from: region, withFormatting: withFormatting)
        return withFormatting ? text : String(decoding: text.utf8.filter(PhonePlans.isDialled), as: UTF8.self)
    }

    private func mobileDialling(
        _ number: PhoneNumber, _ code: Int, from region: RegionCode?, withFormatting: Bool
    ) -> String {
        func text(_ style: PhoneNumberStyle) -> String {
            PhoneWriter.text { write(number, style, withExtension: false, to: &$0) }
        }
        let type = type(of: number)
        let main = rows.code(code).mainRegion
        guard region == regions.regionCode(main) else {
            guard type != .unknown, isInternationallyDiallable(number) else { return "" }
            return text(withFormatting ? .international : .e164)
        }
        let traits = codes.traits(code)
        let isPeople = type == .fixedLine || type == .mobile || type == .fixedLineOrMobile
        if traits.contains(.peopleByCarrier), isPeople {
            guard !number.carrierCode.isEmpty else { return "" }
            var carrier = number.carrierCode.description
            return carrier.withUTF8 { carrier in
                PhoneWriter.text(reserving: carrier.count) { write(number.withoutExtension, carrier: carrier, to: &$0) }
            }
        }
        let isInternational =
            traits.contains(.mobilesDialInternational)
            ? possibility(of: number) != .tooShort
            : number.mainRegion.isNonGeographic || (traits.contains(.peopleInternational) && isPeople)
        return text(isInternational && isInternationallyDiallable(number) ? .international : .national)
    }

    /// Whether a telephone dials this ASCII character.
    static func isDialled(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "#"): true
        default: false
        }
    }
}

extension PhoneNumber {
    /// The same number to dial without what is dialled after the call is connected.
    fileprivate var withoutExtension: PhoneNumber {
        withDigits {
            PhoneNumber(
                callingCode: callingCode, digits: $0, extension: DigitString(), source: source,
                mainRegion: mainRegion)
        }
    }
}
