import JSONText
import PhoneNumbers

extension PhoneAnswer {
    /// The members of a number that was read, in the order of the contract.
    func write(_ number: PhoneNumber, to writer: inout JSONWriter) {
        writer.member("callingCode", number.callingCode)
        writer.member("nationalNumber", number.nationalSignificantNumber)
        writer.member("extension", number.extension.isEmpty ? nil : number.extension.description)
        writer.member("possible", plans.possibility(of: number).rawValue)
        writer.member("valid", plans.isValid(number))
        writer.member("type", plans.type(of: number).rawValue)
        writer.member("numberRegion", plans.region(of: number)?.description)
        for style in PhoneNumberStyle.allCases { writer.member(style.rawValue, plans.format(number, style)) }
        if options.wantsAnswers { writeAnswers(number, to: &writer) }
        if let from = query.from {
            writer.member("outOfCountry", plans.formatOutOfCountry(number, from: from))
            for (name, withFormatting) in [("mobileDialling", true), ("mobileDiallingDigits", false)] {
                let text = plans.formatForMobileDialling(number, from: from, withFormatting: withFormatting)
                writer.member(name, text)
            }
        }
        if let carrier = query.carrier {
            writer.member("withCarrier", plans.formatNational(number, carrierCode: carrier))
        }
    }

    private func writeAnswers(_ number: PhoneNumber, to writer: inout JSONWriter) {
        let region = query.regionCode
        writer.member("source", number.source.rawValue)
        writer.member("carrierCode", number.carrierCode.isEmpty ? nil : number.carrierCode.description)
        let isAsked = !(query.region ?? "").isEmpty
        let isValidThere = isAsked ? region.map { plans.isValid(number, for: $0) } ?? false : nil
        writer.member("validForRegion", isValidThere)
        writer.member("geographic", plans.isGeographic(number))
        writer.member("areaCodeLength", plans.areaCodeLength(of: number))
        writer.member("destinationCodeLength", plans.destinationCodeLength(of: number))
        let isPortable = plans.region(of: number).map(plans.isMobileNumberPortable) ?? false
        writer.member("portable", isPortable)
        writer.member("internationallyDiallable", plans.isInternationallyDiallable(number))
        writer.member("original", plans.formatOriginal(number, text: query.input, from: region))
        writer.member("truncated", plans.truncated(number)?.e164)
        writer.name("possibleTypes")
        writer.beginObject()
        for type in PhoneNumberType.allCases where type != .unknown {
            writer.member(type.rawValue, plans.possibility(of: number, as: type).rawValue)
        }
        writer.endObject()
    }
}
