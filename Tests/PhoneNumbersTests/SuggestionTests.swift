import Findings
import PhoneNumbers
import Testing

/// What holds of every suggestion, for the numbers of all regions and what people make of them.
@Suite struct SuggestionTests {
    let plans: PhonePlans

    init() throws { plans = try PhonePlans.embedded }

    private static let mistakes: [@Sendable (String) -> String] = [
        { "+" + $0 }, { "0" + $0 }, { "00" + $0 }, { "(0)" + $0 }, { String($0.dropLast()) }, { $0 + "0" },
        { $0 + " (Sanne)" },
        { "x: " + $0 }, { $0 + " / " + $0 }, { $0.replacing("1", with: "l") },
        { $0.replacing("0", with: "O") }, { $0 + "  " + $0 }, { "+0" + $0 }, { "0+" + $0 },
        { String($0.reversed()) }, { "15" + $0 },
    ]

    @Test func everySuggestionIsAValidNumberThatSaysNothingMore() throws {
        var suggestions = 0
        for region in plans.regionCodes {
            for type in [PhoneNumberType.mobile, .fixedLine] {
                guard let example = plans.example(region: region, type: type) else { continue }
                let code = String(example.callingCode)
                let number = example.nationalSignificantNumber
                for text in Self.mistakes.flatMap({ [$0(number), "+" + code + $0(number), code + $0(number)] }) {
                    let explanation = plans.explain(text, region: region)
                    for finding in explanation.findings {
                        #expect(finding.range.upperBound <= text.utf8.count)
                        #expect(PhoneCode(rawValue: finding.code) != nil)
                    }
                    guard let suggestion = explanation.suggestion else { continue }
                    suggestions += 1
                    let meant = try plans.parse(suggestion, region: nil)
                    #expect(plans.isValid(meant) && plans.possibility(of: meant) == .possible, "\(text) \(suggestion)")
                    #expect(plans.check(suggestion, region: nil).findings.isEmpty)
                }
            }
        }
        #expect(suggestions > 1000)
    }

    /// The number as it is read does not depend on what is suspected of it.
    @Test func aCheckNeverChangesWhatWasRead() {
        for region in plans.regionCodes {
            guard let example = plans.example(region: region, type: .fixedLine) else { continue }
            for text in Self.mistakes.map({ $0(example.nationalSignificantNumber) }) {
                #expect(plans.check(text, region: region).number == (try? plans.parse(text, region: region)))
            }
        }
    }

    /// Nothing is said, and so nothing is spent, for a valid number in its stored form.
    @Test func aStoredNumberOfItsRegionHasNoFindings() {
        for region in plans.regionCodes {
            for type in PhoneNumberType.allCases {
                guard let example = plans.example(region: region, type: type),
                    plans.possibility(of: example) == .possible
                else { continue }
                let check = plans.check(example.e164, region: region)
                #expect(check.findings.isEmpty && check.stored == example.e164, "\(example.e164)")
            }
        }
    }

    static let proposed: [(String, String)] = [
        ("2024-01-02", "NL"), ("2024-01-02", "DK"), ("192.168.1.1", "NL"), ("1-800-FLOWERS", "US"),
        ("call me 06 2345 6789", "NL"), ("+4072d3800430", "RO"), ("*21*0623456789", "NL"),
        ("06 12 34 56 7", "FR"), ("078 123 45 6", "CH"), ("04l2345678", "FI"), ("06_2345_6789", "NL"),
    ]

    @Test(arguments: proposed)
    func whatIsMoreThanANumberIsNotSavedUnasked(_ text: String, _ region: String) {
        let findings = plans.check(text, region: RegionCode(region)).findings
        #expect(findings.allSatisfy { $0.repair?.certainty != .certain })
    }

    @Test(arguments: [
        ("06 2345 6789", "NL"), ("(555) 564-8580", "US"), ("\u{202A}+31 6 2345 6789\u{202C}", "NL"),
        ("Tel.: 06 2345 6789", "NL"), ("tel:+31-6-23456789", "NL"), ("06 1234", "NL"), ("++31 6 2345 6789", "NL"),
        ("(06 2345 6789).", "NL"),
    ])
    func whatIsANumberIsSavedInItsStoredForm(_ text: String, _ region: String) {
        let findings = plans.check(text, region: RegionCode(region)).findings
        #expect(findings.contains { $0.code == PhoneCode.storedForm.rawValue && $0.repair?.certainty == .certain })
    }
}
