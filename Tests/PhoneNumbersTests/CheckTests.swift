import Findings
import PhoneNumbers
import Testing

@Suite struct CheckTests {
    let plans: PhonePlans

    init() throws { plans = try PhonePlans.embedded }

    static let findings: [(String, String?, [PhoneCode])] = [
        ("+31623456789", "NL", []),
        ("06 2345 6789", "NL", [.storedForm]),
        ("", "NL", [.empty]),
        ("  ", "NL", [.empty]),
        ("call me", "NL", [.notANumber]),
        (String(repeating: "1", count: 251), "NL", [.textTooLong]),
        ("06 2345 6789", nil, [.noRegion]),
        ("06 2345 6789", "AQ", [.unknownRegion]),
        ("+999 123 4567", "NL", [.invalidCallingCode]),
        ("00 999 123 4567", "NL", [.invalidCallingCode]),
        ("00 31", "NL", [.tooShortAfterIDD]),
        ("+31 6 23", "NL", [.tooShort]),
        ("+376", "AD", [.tooShort]),
        ("+31 6 2345 6789 0123", "NL", [.tooLong]),
        ("+49 123456789012345678", "DE", [.tooLong]),
        ("+376 12345 67", "AD", [.invalidLength]),
        ("253 0000", "US", [.localOnly]),
        ("+31623456789", "US", [.otherCallingCode]),
        ("+31623456789", "AQ", [.otherCallingCode]),
        ("06 23o45 6789", "NL", [.letters]),
        // Saved as +44 0134..., it would be read without the zero.
        ("0134456789", "JE", [.notValid, .incomplete]),
        ("+12015550123 ext. 7", "US", [.extension]),
        ("+31691234567", "NL", [.notValid]),
        ("0201234567 x1", "US", [.notValid, .extension]),
    ]

    @Test(arguments: findings)
    func codes(_ text: String, _ region: String?, _ codes: [PhoneCode]) {
        let check = plans.check(text, region: region.flatMap { RegionCode($0) })
        #expect(check.findings.map(\.code) == codes.map(\.rawValue))
        #expect(check.findings.allSatisfy { $0.range.upperBound <= text.utf8.count })
    }

    @Test func storedFormIsACertainRepair() {
        let check = plans.check("06 2345 6789", region: RegionCode("NL"))
        #expect(check.stored == "+31623456789")
        #expect(check.findings.first?.repair == Repair("+31623456789", .certain))
        #expect(plans.check("+31623456789", region: RegionCode("NL")).findings.isEmpty)
    }

    @Test func anExtensionIsOnlyDroppedOnProposal() {
        let check = plans.check("+12015550123 ext. 7", region: RegionCode("US"))
        #expect(check.findings.first?.repair?.certainty == .proposed)
        #expect(check.number?.extension.description == "7")
    }

    static let explained: [(String, String, [Parameter])] = [
        (
            "+31 6 23", "NL",
            [
                Parameter("region", "NL"), Parameter("digits", 3), Parameter("shortest", 9), Parameter("missing", 6),
                Parameter("type", "mobile"),
            ]
        ),
        (
            "+31 6 2345 6789 0123", "NL",
            [Parameter("region", "NL"), Parameter("digits", 13), Parameter("longest", 11), Parameter("excess", 2)]
        ),
        ("+2146491370", "US", [Parameter("callingCode", "214")]),
        ("+0412", "NL", [Parameter("callingCode", "0")]),
        ("00 999 123 4567", "NL", [Parameter("callingCode", "999")]),
        ("253 0000", "CA", [Parameter("region", "CA"), Parameter("digits", 7), Parameter("lengths", "10")]),
        (
            "+31623456789", "US",
            [Parameter("region", "US"), Parameter("callingCode", 31), Parameter("numberRegion", "NL")]
        ),
    ]

    @Test(arguments: explained)
    func parameters(_ text: String, _ region: String, _ parameters: [Parameter]) {
        #expect(plans.check(text, region: RegionCode(region)).findings.first?.parameters == parameters)
    }

    @Test func thePlaceOfWhatIsNoNumber() {
        #expect(plans.check("06 23*call*", region: RegionCode("NL")).findings.first?.code != nil)
        #expect(plans.check("12é!34", region: RegionCode("NL")).findings.first?.range == 2..<5)
    }
}
