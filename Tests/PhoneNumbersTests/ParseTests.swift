import PhoneNumbers
import Testing

@Suite struct ParseTests {
    let plans: PhonePlans

    init() throws { plans = try PhonePlans.embedded }

    static let readable: [(String, String?, String)] = [
        ("06 2345 6789", "NL", "+31623456789"),
        ("0031 6 2345 6789", "NL", "+31623456789"),
        ("+31 (0)6 2345 6789", "NL", "+31623456789"),
        ("31 6 2345 6789", "NL", "+31623456789"),
        ("＋３１６２３４５６７８９", "US", "+31623456789"),
        ("+٤٤٢٠٧٩٤٦٠١٢٣", "US", "+442079460123"),
        ("011 44 20 7946 0123", "US", "+442079460123"),
        ("+1 800 FLOWERS", "GB", "+18003569377"),
        ("(201) 555-0123", "US", "+12015550123"),
        ("Tel: 020 7946 0123 !", "GB", "+442079460123"),
        ("tel:7946-0123;phone-context=+44-20", "US", "+442079460123"),
        ("tel:020-7946-0123;phone-context=example.com", "GB", "+442079460123"),
        ("tel:+44-20-7946-0123;isub=12345", "US", "+442079460123"),
        ("(530) 555-0123 x302/x2303", "US", "+15305550123"),
        ("02 1234 5678", "IT", "+390212345678"),
        ("011 15-6907-1234", "AR", "+5491169071234"),
        ("268 460 1234", "AG", "+12684601234"),
        ("460 1234", "AG", "+12684601234"),
        ("+800 1234 5678", nil, "+80012345678"),
    ]

    @Test(arguments: readable)
    func understands(_ text: String, _ region: String?, _ e164: String) throws {
        let number = try plans.parse(text, region: region.flatMap { RegionCode($0) })
        #expect(number.e164 == e164)
    }

    static let unreadable: [(String, String?, PhoneParseError)] = [
        ("", "NL", PhoneParseError.notANumber),
        ("hello", "NL", .notANumber),
        ("1", "NL", .notANumber),
        ("12!34", "NL", .notANumber),
        ("tel:123456;phone-context=", "NL", .notANumber),
        ("tel:123456;phone-context=+", "NL", .notANumber),
        ("tel:123456;phone-context=a..b", "NL", .notANumber),
        ("020 7946 0123", nil, .invalidCallingCode),
        ("020 7946 0123", "AQ", .invalidCallingCode),
        ("020 7946 0123", "001", .invalidCallingCode),
        ("+999 123 4567", "NL", .invalidCallingCode),
        ("+0 123 4567", nil, .invalidCallingCode),
        ("00 31", "NL", .tooShortAfterIDD),
        ("+376", "AD", .tooShortNationalNumber),
        ("+49 123456789012345678", "DE", .tooLong),
        (String(repeating: "1", count: 251), "NL", .tooLong),
        (String(repeating: " ", count: 251) + "0623456789", "NL", .tooLong),
    ]

    @Test(arguments: unreadable)
    func refuses(_ text: String, _ region: String?, _ error: PhoneParseError) {
        #expect(throws: error) { try plans.parse(text, region: region.flatMap { RegionCode($0) }) }
    }

    @Test(arguments: [
        ("020 7946 0123;ext=12345678901234567890", "12345678901234567890"),
        ("020 7946 0123;ext=123456789012345678901", ""),
        ("020 7946 0123 ext. 77", "77"),
        ("020 7946 0123 Extensión 007", "007"),
        ("020 7946 0123 доб. 5", "5"),
        ("020 7946 0123 x 123456789", "123456789"),
        ("020 7946 0123 #٣٣", "33"),
        ("020 7946 0123 - 503#", "503"),
        ("020 7946 0123,,123456789012345", "123456789012345"),
        ("020 7946 0123;123", "123"),
        ("020 7946 0123, 123456789", "123456789"),
        ("020 7946 0123", ""),
    ])
    func extensions(_ text: String, _ digits: String) {
        let number = try? plans.parse(text, region: RegionCode("GB"))
        #expect(number?.extension.description ?? "" == digits)
    }

    @Test(arguments: [
        ("06 2345 6789", CallingCodeSource.region),
        ("31 6 2345 6789", .numberWithoutPlus),
        ("00 31 6 2345 6789", .internationalPrefix),
        ("+31 6 2345 6789", .plusSign),
    ])
    func callingCodeSource(_ text: String, _ source: CallingCodeSource) throws {
        #expect(try plans.parse(text, region: RegionCode("NL")).source == source)
    }

    /// Numbers of plain characters are read by a shorter way; a character it does not know sends them the long way, which
    /// must lead to the same number.
    @Test func bothWaysOfReadingAgree() throws {
        let texts = [
            "06 2345 6789", "+31 (0)6-2345.6789", "(020) 794/60123", "00 31 6 2345 6789", "31623456789", "12", "123",
            "+1",
            "+12", "--", "", "+ 31 20", "0031", "1-800-555-0199", "0800 12345678901234567890",
        ]
        for region in ["NL", "GB", "US", "AR", "BR", "IT", nil].map({ $0.flatMap { RegionCode($0) } }) {
            for text in texts {
                let plain = Result { () throws(PhoneParseError) in try plans.parse(text, region: region) }
                let other = Result { () throws(PhoneParseError) in try plans.parse("_" + text, region: region) }
                #expect(plain == other, "\(text)")
            }
        }
    }

    @Test(arguments: [
        ("0 15 11 96123-4567", "BR", "15"), ("+55 0 31 11 96123-4567", "BR", "31"), ("011 96123-4567", "BR", ""),
        ("0 11 15 2345-6789", "AR", ""), ("06 2345 6789", "NL", ""),
    ])
    func carrierCodes(_ text: String, _ region: String, _ carrier: String) throws {
        let number = try plans.parse(text, region: RegionCode(region))
        #expect(number.carrierCode.description == carrier)
        #expect(number.carrierCode.isEmpty == carrier.isEmpty)
    }

    /// Which carrier was dialled does not make it another number.
    @Test func theCarrierDoesNotCount() throws {
        let region = RegionCode("BR")
        let numbers = try ["0 15 11 96123-4567", "0 31 11 96123-4567", "011 96123-4567"].map {
            try plans.parse($0, region: region)
        }
        #expect(Set(numbers).count == 1)
    }

    @Test func leadingZerosBelongToTheNumber() throws {
        let number = try plans.parse("+39 0012345678", region: nil)
        #expect(number.leadingZeros == 2)
        #expect(number.nationalNumber == 12_345_678)
        #expect(number.nationalSignificantNumber == "0012345678")
        #expect(try plans.parse("+39 000", region: nil).nationalSignificantNumber == "000")
    }

    @Test func equalHoweverItWasWritten() throws {
        let region = RegionCode("NL")
        let numbers = try ["06 2345 6789", "+31623456789", "0031-6-23456789"].map {
            try plans.parse($0, region: region)
        }
        #expect(Set(numbers).count == 1)
        #expect(try plans.parse("06 2345 6789 x1", region: region) != numbers[0])
    }
}
