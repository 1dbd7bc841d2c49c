import JSONText
import PhoneNumbers

extension PhoneAnswer {
    /// The members of a number that was read, in the order of the contract.
    func write(_ number: PhoneNumber, to writer: inout JSONWriter) {
        writer.name("callingCode")
        writer.number(number.callingCode)
        write("nationalNumber", number.nationalSignificantNumber, to: &writer)
        write("extension", number.extension.isEmpty ? nil : number.extension.description, to: &writer)
        write("possible", plans.possibility(of: number).rawValue, to: &writer)
        write("valid", plans.isValid(number), to: &writer)
        write("type", plans.type(of: number).rawValue, to: &writer)
        write("numberRegion", plans.region(of: number)?.description, to: &writer)
        for style in PhoneNumberStyle.allCases { write(style.rawValue, plans.format(number, style), to: &writer) }
        if options.wantsAnswers { writeAnswers(number, to: &writer) }
        if let from = query.from {
            write("outOfCountry", plans.formatOutOfCountry(number, from: from), to: &writer)
            for (name, withFormatting) in [("mobileDialling", true), ("mobileDiallingDigits", false)] {
                let text = plans.formatForMobileDialling(number, from: from, withFormatting: withFormatting)
                write(name, text, to: &writer)
            }
        }
        if let carrier = query.carrier {
            write("withCarrier", plans.formatNational(number, carrierCode: carrier), to: &writer)
        }
    }

    private func writeAnswers(_ number: PhoneNumber, to writer: inout JSONWriter) {
        let region = query.regionCode
        write("source", number.source.rawValue, to: &writer)
        write("carrierCode", number.carrierCode.isEmpty ? nil : number.carrierCode.description, to: &writer)
        let isAsked = !(query.region ?? "").isEmpty
        let isValidThere = isAsked ? region.map { plans.isValid(number, for: $0) } ?? false : nil
        write("validForRegion", isValidThere, to: &writer)
        write("geographic", plans.isGeographic(number), to: &writer)
        writer.name("areaCodeLength")
        writer.number(plans.areaCodeLength(of: number))
        writer.name("destinationCodeLength")
        writer.number(plans.destinationCodeLength(of: number))
        let isPortable = plans.region(of: number).map(plans.isMobileNumberPortable) ?? false
        write("portable", isPortable, to: &writer)
        write("internationallyDiallable", plans.isInternationallyDiallable(number), to: &writer)
        write("original", plans.formatOriginal(number, text: query.input, from: region), to: &writer)
        write("truncated", plans.truncated(number)?.e164, to: &writer)
        writer.name("possibleTypes")
        writer.beginObject()
        for type in PhoneNumberType.allCases where type != .unknown {
            write(type.rawValue, plans.possibility(of: number, as: type).rawValue, to: &writer)
        }
        writer.endObject()
    }

    func write(_ name: String, _ text: String?, to writer: inout JSONWriter) {
        writer.name(name)
        if let text { writer.string(text) } else { writer.null() }
    }

    private func write(_ name: String, _ value: Bool?, to writer: inout JSONWriter) {
        writer.name(name)
        if let value { writer.bool(value) } else { writer.null() }
    }
}
