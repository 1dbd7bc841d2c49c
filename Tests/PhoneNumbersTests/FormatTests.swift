import PhoneNumbers
import Testing

/// The comparison with the oracle is in OracleTests; these tests say what the forms are for.
@Suite struct FormatTests {
    let plans: PhonePlans

    init() throws { plans = try PhonePlans.embedded }

    private func number(_ text: String, _ region: String? = nil) throws -> PhoneNumber {
        try plans.parse(text, region: region.flatMap { RegionCode($0) })
    }

    static let styles: [(String, String, String, String)] = [
        ("+31623456789", "+31 6 23456789", "06 23456789", "tel:+31-6-23456789"),
        ("+12015550123", "+1 201-555-0123", "(201) 555-0123", "tel:+1-201-555-0123"),
        ("+442079460123", "+44 20 7946 0123", "020 7946 0123", "tel:+44-20-7946-0123"),
        ("+5491123456789", "+54 9 11 2345-6789", "011 15-2345-6789", "tel:+54-9-11-2345-6789"),
        // The plan has no international form for numbers that are not called from abroad.
        ("+904441444", "+90 4441444", "444 1 444", "tel:+90-4441444"),
        // A number of no form: bare digits.
        ("+31623", "+31 623", "623", "tel:+31-623"),
        // Regions announce extensions in their own way.
        ("+442079460123 x5", "+44 20 7946 0123 x5", "020 7946 0123 x5", "tel:+44-20-7946-0123;ext=5"),
        ("+12015550123 x5", "+1 201-555-0123 ext. 5", "(201) 555-0123 ext. 5", "tel:+1-201-555-0123;ext=5"),
        ("+80012345678", "+800 1234 5678", "1234 5678", "tel:+800-1234-5678"),
    ]

    @Test(arguments: styles)
    func eachStyle(_ text: String, _ international: String, _ national: String, _ uri: String) throws {
        let number = try number(text)
        #expect(plans.format(number, .international) == international)
        #expect(plans.format(number, .national) == national)
        #expect(plans.format(number, .rfc3966) == uri)
        #expect(plans.format(number, .e164) == number.e164)
        for style in PhoneNumberStyle.allCases {
            let bytes = plans.withFormatted(number, style) { span in span.withUnsafeBufferPointer { Array($0) } }
            #expect(bytes == Array(plans.format(number, style).utf8))
        }
    }

    /// Every form of every example reads as the same number again.
    @Test func formsReadBack() throws {
        var count = 0
        for region in try Regions.all() {
            for type in plans.types(in: region) {
                guard let example = plans.example(region: region, type: type) else { continue }
                for style in [PhoneNumberStyle.e164, .international, .rfc3966] {
                    #expect(try plans.parse(plans.format(example, style), region: nil) == example)
                }
                #expect(try plans.parse(plans.formatOutOfCountry(example, from: region), region: region) == example)
                count += 1
            }
        }
        #expect(count > 1000)
    }

    static let abroad: [(String, String?, String)] = [
        ("+31623456789", "US", "011 31 6 23456789"),
        ("+31623456789", "BE", "00 31 6 23456789"),
        ("+31623456789", "AU", "0011 31 6 23456789"),
        // A tone to wait for.
        ("+31623456789", "RU", "8~10 31 6 23456789"),
        // Several ways to call abroad: none is chosen.
        ("+31623456789", "BR", "+31 6 23456789"),
        ("+31623456789", nil, "+31 6 23456789"),
        ("+31623456789", "NL", "06 23456789"),
        // One numbering plan for many countries.
        ("+12015550123", "CA", "1 (201) 555-0123"),
        ("+77011234567", "RU", "8 (701) 123 4567"),
    ]

    @Test(arguments: abroad)
    func dialledFromElsewhere(_ text: String, _ from: String?, _ expected: String) throws {
        #expect(plans.formatOutOfCountry(try number(text), from: from.flatMap { RegionCode($0) }) == expected)
    }

    @Test func aCarrierCodeIsWrittenWhereThePlanHasOne() throws {
        #expect(plans.formatNational(try number("+551123456789"), carrierCode: "15") == "0 15 (11) 2345-6789")
        #expect(plans.formatNational(try number("+551123456789"), carrierCode: "") == "(11) 2345-6789")
        #expect(plans.formatNational(try number("+31201234567"), carrierCode: "15") == "020 123 4567")
    }

    static let mobile: [(String, String?, String)] = [
        ("+31201234567", "NL", "020 123 4567"),
        ("+31201234567", "BE", "+31 20 123 4567"),
        ("+12015550123 x9", "US", "+1 201-555-0123"),
        // Too short to be called from abroad.
        ("+1911", "US", "911"),
        // Not to be reached from abroad, and nobody's number.
        ("+31691234567", "BE", ""),
        // Within Brazil a carrier must be chosen.
        ("+551123456789", "BR", ""),
        ("+528112345678", "MX", "+52 81 1234 5678"),
    ]

    @Test(arguments: mobile)
    func dialledFromAMobile(_ text: String, _ from: String?, _ expected: String) throws {
        let number = try number(text)
        let region = from.flatMap { RegionCode($0) }
        #expect(plans.formatForMobileDialling(number, from: region, withFormatting: true) == expected)
        let digits = expected.filter { $0.isNumber || $0 == "+" }
        #expect(plans.formatForMobileDialling(number, from: region, withFormatting: false) == digits)
    }

    static let written: [(String, String, String)] = [
        ("+31-6-2345-6789", "NL", "+31 6 23456789"),
        ("00 31 6 2345 6789", "BE", "00 31 6 23456789"),
        ("06-2345-6789", "NL", "06 23456789"),
        // The prefix was not written, so it is not added.
        ("20-1234567", "NL", "20 123 4567"),
        ("31 6 2345 6789", "NL", "31 6 23456789"),
        // Digits would change: what was written stays.
        ("1-800-FLOWERS", "US", "1-800-FLOWERS"),
        ("12", "NL", "12"),
    ]

    @Test(arguments: written)
    func asItWasWritten(_ text: String, _ region: String, _ expected: String) throws {
        let number = try number(text, region)
        #expect(plans.formatOriginal(number, text: text, from: RegionCode(region)) == expected)
    }
}
