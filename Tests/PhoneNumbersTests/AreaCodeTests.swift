import PhoneNumbers
import Testing

@Suite struct AreaCodeTests {
    let plans: PhonePlans

    init() throws { plans = try PhonePlans.embedded }

    static let codes: [(String, Int, Int, Bool)] = [
        ("+12015550123", 3, 3, true),
        ("+442079460123", 2, 2, true),
        ("+31201234567", 2, 2, true),
        // A mobile number has a destination code, but belongs to no place.
        ("+31623456789", 0, 1, false),
        ("+18002345678", 0, 3, false),
        // The token before the area code counts with it.
        ("+5491123456789", 3, 3, true),
        ("+528112345678", 2, 2, true),
        // Geographic, but the first digits name the carrier.
        ("+8613123456789", 0, 3, true),
        ("+80012345678", 0, 4, false),
        ("+31623", 0, 0, false),
    ]

    @Test(arguments: codes)
    func lengths(_ text: String, _ area: Int, _ destination: Int, _ isGeographic: Bool) throws {
        let number = try plans.parse(text, region: nil)
        #expect(plans.areaCodeLength(of: number) == area)
        #expect(plans.destinationCodeLength(of: number) == destination)
        #expect(plans.isGeographic(number) == isGeographic)
    }

    @Test func portability() throws {
        #expect(plans.isMobileNumberPortable(in: try #require(RegionCode("NL"))))
        #expect(!plans.isMobileNumberPortable(in: try #require(RegionCode("AE"))))
        #expect(!plans.isMobileNumberPortable(in: try #require(RegionCode("001"))))
    }

    @Test func someNumbersAreOnlyDialledAtHome() throws {
        #expect(plans.isInternationallyDiallable(try plans.parse("+31201234567", region: nil)))
        #expect(!plans.isInternationallyDiallable(try plans.parse("+548101234567", region: nil)))
        #expect(plans.isInternationallyDiallable(try plans.parse("+80012345678", region: nil)))
    }

    static let truncations: [(String, String?)] = [
        ("+1800642767638", "+18006427676"),
        ("+31623456789", "+31623456789"),
        ("+3162345678912", "+31623456789"),
        ("+31691234567", nil),
    ]

    @Test(arguments: truncations)
    func whatIsTooLongMayBeginWithANumber(_ text: String, _ expected: String?) throws {
        #expect(plans.truncated(try plans.parse(text, region: nil))?.e164 == expected)
    }

    @Test func examples() throws {
        let netherlands = try #require(RegionCode("NL"))
        #expect(plans.example(region: netherlands, type: .mobile).map(plans.type) == .mobile)
        #expect(plans.example(region: netherlands, type: .fixedLineOrMobile).map(plans.type) == .fixedLine)
        #expect(plans.example(region: netherlands, type: .unknown) == nil)
        #expect(plans.example(region: try #require(RegionCode("AQ")), type: .mobile) == nil)
        #expect(plans.example(callingCode: 800).map(plans.type) == .tollFree)
        #expect(plans.example(callingCode: 31) == nil)
        #expect(plans.types(in: netherlands).contains(.pager))
        #expect(!plans.types(in: netherlands).contains(.personalNumber))
    }
}
