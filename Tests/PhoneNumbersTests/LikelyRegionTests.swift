import PhoneNumbers
import Testing

@Suite struct LikelyRegionTests {
    let plans: PhonePlans

    init() throws { plans = try PhonePlans.embedded }

    /// Typed in the Netherlands.
    @Test(arguments: [
        ("06", "NL", "NL"),
        ("", "NL", "NL"),
        ("+1 876", "JM", "JM"),
        ("+1 87", "US CA JM", "US"),
        ("+1 800", "US DO", "US"),
        ("+7", "RU KZ", "RU"),
        ("+7 7", "KZ", "KZ"),
        ("+44", "GB GG IM JE", "GB"),
        ("+44 1481", "GG", "GG"),
        ("+44 74576", "IM", "IM"),
        ("+39 06698", "VA", "VA"),
        ("+590", "GP BL MF", "GP"),
        ("+358 18", "AX", "AX"),
        ("+800 1", "001", "001"),
        ("0044 1534", "JE", "JE"),
        // No number begins so, but the calling code still says where it goes.
        ("+44 0", "GB", "GB"),
        ("+31 000", "NL", "NL"),
        // Which code it is cannot be told yet.
        ("+59", "GP BL MF BO GY EC GF PY MQ SR UY CW BQ", nil),
        ("+3", "NL", "NL"),
        ("+99", "TJ TM AZ GE KG UZ", nil),
        ("+999", "", nil),
        ("+0", "", nil),
    ])
    func regions(_ text: String, _ regions: String, _ flag: String?) {
        let home = RegionCode("NL")
        let found = plans.likelyRegions(afterTyping: text, region: home).map(\.description)
        if text == "+3" {
            #expect(found.first == "NL")
            #expect(found.contains("FR"))
        } else {
            #expect(found.joined(separator: " ") == regions)
        }
        #expect(plans.likelyRegion(afterTyping: text, region: home)?.description == flag)
    }

    @Test func withoutARegion() {
        #expect(plans.likelyRegions(afterTyping: "06").isEmpty)
        #expect(plans.likelyRegion(afterTyping: "+3") == nil)
        #expect(plans.likelyRegion(afterTyping: "+31")?.description == "NL")
        #expect(plans.likelyRegions(afterTyping: "0623", region: RegionCode("AQ")).isEmpty)
        #expect(plans.likelyRegions(afterTyping: "+").count == plans.regionCodes.count + 9)
    }

    /// While an example is typed, the region it belongs to is never lost.
    @Test func everyExample() {
        for region in plans.regionCodes {
            for type in PhoneNumberType.allCases {
                guard let example = plans.example(region: region, type: type),
                    let owner = plans.region(of: example), plans.isValid(example)
                else { continue }
                let text = example.e164
                for count in 1...text.count {
                    #expect(
                        plans.likelyRegions(afterTyping: String(text.prefix(count))).contains(owner), "\(text) \(owner)"
                    )
                }
                #expect(plans.likelyRegion(afterTyping: text) == owner, "\(text)")
            }
        }
    }

    @Test func ofAField() {
        var field = PhoneField(region: RegionCode("NL"), plans: plans)
        #expect(field.likelyRegion?.description == "NL")
        field.insert("+44 1481 25")
        #expect(field.likelyRegion?.description == "GG")
    }
}
