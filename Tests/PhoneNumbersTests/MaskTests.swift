import PhoneNumbers
import Testing

@Suite struct MaskTests {
    let plans: PhonePlans

    init() throws { plans = try PhonePlans.embedded }

    @Test(arguments: [
        ("NL", PhoneNumberType.mobile, PhoneNumberStyle.national, "06 ########", "06 1•••••••"),
        ("NL", .mobile, .international, "+31 6 ########", "+31 6 1•••••••"),
        ("NL", .mobile, .e164, "+316########", "+3161•••••••"),
        ("NL", .mobile, .rfc3966, "tel:+31-6-########", "tel:+31-6-1•••••••"),
        ("US", .fixedLineOrMobile, .national, "(###) ###-####", "(2••) •••-••••"),
        ("GB", .mobile, .national, "07### ######", "074•• ••••••"),
        ("FR", .fixedLine, .international, "+33 # ## ## ## ##", "+33 1 •• •• •• ••"),
        // A whole prefix tells the type, and still some digits are hidden.
        ("NL", .uan, .national, "14 0##", "1• •••"),
        // The national form leaves out the 9 and says 15.
        ("AR", .mobile, .national, "0## 15-####-####", "0•• 15-••••-••••"),
        ("AR", .mobile, .international, "+54 9 ## ####-####", "+54 9 •• ••••-••••"),
    ])
    func shapes(
        _ region: String, _ type: PhoneNumberType, _ style: PhoneNumberStyle, _ mask: String, _ placeholder: String
    ) throws {
        let region = try #require(RegionCode(region))
        #expect(plans.mask(region: region, type: type, style: style) == mask)
        #expect(plans.placeholder(region: region, type: type, style: style) == placeholder)
    }

    @Test(arguments: ["AQ", "001"])
    func regionsWithoutPlan(_ region: String) throws {
        let region = try #require(RegionCode(region))
        #expect(plans.mask(region: region, type: .mobile) == nil)
        #expect(plans.placeholder(region: region, type: .mobile) == nil)
        #expect(plans.mask(region: try #require(RegionCode("NL")), type: .sharedCost) == nil)
    }

    /// Whether a text has the shape: a digit for each sign, and everything else as it stands.
    private func fits(_ text: String, _ shape: String, _ sign: Character) -> Bool {
        text.count == shape.count
            && zip(text, shape).allSatisfy { $1 == sign ? $0.isWholeNumber && $0.isASCII : $0 == $1 }
    }

    /// Every region and type that has an example: the example has the shape, and no placeholder tells all of it.
    @Test func everyExample() throws {
        var agreeing = 0
        var differing = 0
        for region in plans.regionCodes {
            for type in PhoneNumberType.allCases {
                for style in PhoneNumberStyle.allCases {
                    let example = plans.example(region: region, type: type)
                    let mask = plans.mask(region: region, type: type, style: style)
                    let placeholder = plans.placeholder(region: region, type: type, style: style)
                    #expect((example == nil) == (mask == nil))
                    #expect((example == nil) == (placeholder == nil))
                    guard let example, let mask, let placeholder else { continue }
                    let text = plans.format(example, style)
                    #expect(fits(text, mask, "#"), "\(region) \(type) \(text) \(mask)")
                    #expect(fits(text, placeholder, "•"), "\(region) \(type) \(text) \(placeholder)")
                    #expect(placeholder.count { $0 == "•" } >= 2)
                    if style == .e164 {
                        let places = mask.count { $0 == "#" || $0.isNumber }
                        #expect(places == example.e164.count - 1)
                    }
                    guard style != .rfc3966 else { continue }
                    var formatter = AsYouTypeFormatter(region: region, plans: plans)
                    formatter.append(contentsOf: text.filter { $0 == "+" || $0.isNumber })
                    if style != .e164 { if formatter.text == text { agreeing += 1 } else { differing += 1 } }
                    if formatter.text == text { #expect(fits(formatter.text, mask, "#")) }
                }
            }
        }
        #expect(agreeing > 20 * differing)
    }
}
