import PhoneNumbers
import Testing

/// The whole text must be the number.
@Suite struct StrictTests {
    let plans: PhonePlans

    init() throws { plans = try PhonePlans.embedded }

    static let accepted = [
        "06 2345 6789", "+31623456789", " +31 (0)6-2345.6789 ", "(06) 2345/6789", "\t06 2345 6789\u{A0}",
        "＋３１ ６２３４５６７８９",
        "٠٦٢٣٤٥٦٧٨٩", "0031 6 2345 6789", "020 7946 0123 ext. 77", "020 7946 0123;ext=77", "020 7946 0123 доб 7",
        "020 7946 0123 #12", "020 7946 0123 x12", "020 7946 0123, ext 12", "tel:+31-6-2345-6789", "TEL:+31-6-2345-6789",
        "tel:+31-6-2345-6789;ext=12", "tel:6-2345-6789;phone-context=+31",
        "tel:0623456789;phone-context=a-b.example.com",
        "tel:+31-6-2345-6789;isub=12ab", "tel:6-2345-6789;ext=7;phone-context=+31;isub=1",
    ]

    /// What is accepted is read as it is without strictness.
    @Test(arguments: accepted)
    func accepts(_ text: String) throws {
        let region = RegionCode("NL")
        #expect(try plans.parse(text, region: region, strict: true) == plans.parse(text, region: region))
    }

    static let refused = [
        "Tel. 06 2345 6789", "06 2345 6789 (Axel)", "06 2345 6789 or 06 2345 6780", "1800 FLOWERS", "0800 CALL NOW",
        "06 2345 6789 / x2", "06 2345 6789/x2", "x06 2345 6789", "06x2345x6789", "06 2345 6789 - 503#",
        "06 2345 6789,,12",
        "06 2345 6789;12", "06 2345 6789, 12", "*06 2345 6789", "06*23456789", "06 2345 6789 ☎", "\u{FFFD}0623456789",
        "06 2345 6789;phone-context=+31", "06 2345 6789;isub=1", "tel:6-2345-6789;phone-context=+31;ext=5",
        "tel:6-2345-6789;phone-context=+31;x=1", "tel:6-2345-6789;phone-context=+31 today", "x tel:+31623456789",
    ]

    @Test(arguments: refused)
    func refuses(_ text: String) {
        #expect(throws: PhoneParseError.notANumber) { try plans.parse(text, region: RegionCode("NL"), strict: true) }
    }

    /// Strictness changes no other refusal.
    @Test(arguments: ["", "1", "+999 123456", "00 1", "+31 1", String(repeating: "1", count: 251)])
    func sameErrors(_ text: String) {
        let region = RegionCode("NL")
        let strict = Result { () throws(PhoneParseError) in try plans.parse(text, region: region, strict: true) }
        #expect(strict == Result { () throws(PhoneParseError) in try plans.parse(text, region: region) })
    }
}
