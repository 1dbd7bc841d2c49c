import PhoneNumbers
import Testing

@Suite struct AnswerTests {
    let plans: PhonePlans

    init() throws { plans = try PhonePlans.embedded }

    private func number(_ text: String) throws -> PhoneNumber { try plans.parse(text, region: nil) }

    @Test(arguments: [
        ("+31623456789", Possibility.possible),
        ("+12530000", .possibleLocalOnly),
        ("+31 623", .tooShort),
        ("+31 623456789012", .tooLong),
        ("+376 1234567", .invalidLength),
    ])
    func possibility(_ text: String, _ possibility: Possibility) throws {
        #expect(plans.possibility(of: try number(text)) == possibility)
    }

    @Test(arguments: [
        ("+12015550123", PhoneNumberType.fixedLineOrMobile),
        ("+442079460123", .fixedLine),
        ("+31623456789", .mobile),
        ("+18002345678", .tollFree),
        ("+319061234", .premiumRate),
        ("+3114020", .uan),
        ("+31662345678", .pager),
        ("+31851234567", .voip),
        ("+31691234567", .unknown),
        ("+97912345678 9", .premiumRate),
    ])
    func type(_ text: String, _ type: PhoneNumberType) throws {
        #expect(plans.type(of: try number(text)) == type)
        #expect(plans.isValid(try number(text)) == (type != .unknown))
    }

    /// The lengths of fixed and mobile numbers together stand for both; a type that a region lacks has no right length.
    @Test(arguments: [
        ("+31623456789", PhoneNumberType.mobile, Possibility.possible),
        ("+31623456789", .unknown, .possible),
        ("+31 623", .unknown, .tooShort),
        ("+3162345", .mobile, .tooShort),
        ("+12530000", .fixedLine, .possibleLocalOnly),
        ("+12530000", .fixedLineOrMobile, .possibleLocalOnly),
        ("+12530000", .tollFree, .tooShort),
        ("+376 712345", .fixedLineOrMobile, .possible),
        ("+376 712345", .voip, .invalidLength),
        ("+376 71234567", .tollFree, .possible),
        ("+80012345678", .fixedLine, .invalidLength),
        ("+80012345678", .fixedLineOrMobile, .invalidLength),
        ("+88212345678", .fixedLineOrMobile, .possible),
    ])
    func possibilityByType(_ text: String, _ type: PhoneNumberType, _ possibility: Possibility) throws {
        #expect(plans.possibility(of: try number(text), as: type) == possibility)
    }

    @Test(arguments: ["+12015550123", "+12684601234", "+441534456789", "+31623", "+97912345678 9", "+77101234567"])
    func answersAreThoseGivenOneByOne(_ text: String) throws {
        let number = try number(text)
        let answers = plans.answers(about: number)
        #expect(answers.possibility == plans.possibility(of: number))
        #expect(answers.type == plans.type(of: number))
        #expect(answers.region == plans.region(of: number))
        #expect(answers.isValid == plans.isValid(number))
    }

    /// Regions that share a calling code: leading digits decide without a look at the ranges, and one region is tried
    /// after the other.
    static let regions: [(String, String?)] = [
        ("+12015550123", "US"), ("+14165550123", "CA"), ("+18760001234", "JM"), ("+76001234567", nil),
        ("+390669812345", "VA"), ("+441534456789", "JE"), ("+80012345678", "001"), ("+31691234567", "NL"),
    ]

    @Test(arguments: regions)
    func region(_ text: String, _ region: String?) throws {
        #expect(plans.region(of: try number(text))?.description == region)
    }

    @Test(arguments: [
        ("+12015550123", "US", true), ("+12015550123", "CA", false), ("+12015550123", "NL", false),
        ("+212528812345", "EH", true), ("+212528812345", "MA", true), ("+80012345678", "001", true),
        ("+80012345678", "US", false),
    ])
    func validForRegion(_ text: String, _ region: String, _ isValid: Bool) throws {
        let region = try #require(RegionCode(region))
        #expect(plans.isValid(try number(text), for: region) == isValid)
    }

    @Test(arguments: [
        ("NL", true), ("001", true), ("nl", false), ("N", false), ("NLD", false), ("", false), ("1L", false),
    ])
    func regionCodes(_ text: String, _ isCode: Bool) {
        #expect((RegionCode(text) != nil) == isCode)
        #expect(RegionCode(text).map(\.description) == (isCode ? text : nil))
    }
}
