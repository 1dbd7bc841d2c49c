import Findings
import PhoneNumbers
import Testing

@Suite struct ExplanationTests {
    let plans: PhonePlans

    init() throws { plans = try PhonePlans.embedded }

    /// The part of a text that a finding is about.
    private func place(_ finding: Finding, _ text: String) -> String {
        String(decoding: Array(text.utf8)[finding.range], as: UTF8.self)
    }

    private func explain(_ text: String, _ region: String?, _ candidates: [String] = []) -> PhoneExplanation {
        plans.explain(
            text, region: region.flatMap { RegionCode($0) }, candidates: candidates.compactMap { RegionCode($0) })
    }

    /// A text, the region chosen, what is said of which part, and what was meant.
    typealias Case = (text: String, region: String?, code: PhoneCode, place: String, suggestion: String?)

    static let digits: [Case] = [
        ("+48 (0) 22 512 34 56", "PL", .trunkZero, "0", "+48225123456"),
        ("+48 0 512 345 678", nil, .trunkZero, "0", "+48512345678"),
        ("+420 0 601 123 456", "CZ", .trunkZero, "0", "+420601123456"),
        ("+31 (0)06 2345 6789", "NL", .trunkZero, "0)0", "+31623456789"),
        ("+351 (0)912 345 678", "PT", .trunkZero, "0", "+351912345678"),
        ("49 (0)30 123456", "DE", .ownCallingCode, "49", "+4930123456"),
        ("49(0)30123456", "DE", .ownCallingCode, "49", "+4930123456"),
        ("+2146491370", "US", .strayPlus, "+", "+12146491370"),
        ("+0407123450", "AU", .strayPlus, "+", "+61407123450"),
        ("+ 06 2345 6789", "NL", .strayPlus, "+", "+31623456789"),
        ("＋０６ ２３４５ ６７８９", "NL", .strayPlus, "＋", "+31623456789"),
        ("+612345678", "ES", .strayPlus, "+", "+34612345678"),
        ("0015417540001", "US", .foreignPrefix, "00", "+15417540001"),
        ("00 31 6 2345 6789", "AU", .foreignPrefix, "00", "+31623456789"),
        ("011 31 6 2345 6789", "NL", .foreignPrefix, "011", "+31623456789"),
        ("0031 6 2345 6789", nil, .foreignPrefix, "00", "+31623456789"),
        ("03432640001", "US", .leadingZero, "0", "+13432640001"),
        ("0612 345 678", "ES", .leadingZero, "0", "+34612345678"),
        ("+3 6 12 34 56 78", "FR", .missingCodeDigit, "+3", "+33612345678"),
        ("+1 6 2345 6789", "NL", .missingCodeDigit, "+1", "+31623456789"),
        ("31 6 2345 6789", nil, .missingPlus, "31", "+31623456789"),
        ("4915123456789", "NL", .missingPlus, "49", "+4915123456789"),
        ("06 2345 678", "NL", .incomplete, "8", nil),
        ("+49175312990", "DE", .incomplete, "0", nil),
        ("(340) 775-1", "VI", .incomplete, "1", nil),
        ("06 2345 67890", "NL", .surplusDigits, "0", nil),
        ("+97233142764970", nil, .surplusDigits, "970", nil),
        ("2024-01-02", "NL", .lookalike, "2024-01-02", nil),
        ("1.2.2024", "DE", .lookalike, "1.2.2024", nil),
        ("192.168.1.1", "NL", .lookalike, "192.168.1.1", nil),
        ("192.168.1.1:8080", "NL", .lookalike, "192.168.1.1", nil),
        ("31-12-99", "NL", .lookalike, "31-12-99", nil),
        ("31/12/1999 10:00", "NL", .lookalike, "31/12/1999", nil),
        ("2024-01-02T10:00:00", "NL", .lookalike, "2024-01-02", nil),
    ]

    static let prefixes: [Case] = [
        ("+241 (0) 06031234", "GA", .trunkZero, "0", "+24106031234"),
        ("+39 (0) 0212345678", "IT", .trunkZero, "0", "+390212345678"),
        ("+229 (0) 0190011234", "BJ", .trunkZero, "0", "+2290190011234"),
        ("0066812345678", "TH", .foreignPrefix, "00", "+66812345678"),
        ("006581234567", "SG", .foreignPrefix, "00", "+6581234567"),
        ("0085251234567", "HK", .foreignPrefix, "00", "+85251234567"),
        ("0085591234567", "KH", .foreignPrefix, "00", "+85591234567"),
        ("0055 11 986123456", "BR", .foreignPrefix, "00", "+5511986123456"),
        ("00573211234567", "CO", .foreignPrefix, "00", "+573211234567"),
        ("00821020000000", "KR", .foreignPrefix, "00", "+821020000000"),
        ("00 31 (0) 6 2345 6789", "US", .foreignPrefix, "00", "+31623456789"),
        ("00 39 (0) 02 1234 5678", "US", .foreignPrefix, "00", "+390212345678"),
        ("0112389911234", "CV", .foreignPrefix, "011", "+2389911234"),
        ("+0012015550123", "US", .doublePrefix, "+00", "+12015550123"),
        ("+031623456789", "NL", .doublePrefix, "+0", "+31623456789"),
        ("+04915123456789", "DE", .doublePrefix, "+0", "+4915123456789"),
        ("+49 +49 15123456789", "DE", .doublePrefix, "+49 +", "+4915123456789"),
        ("+03211234567", "CO", .invalidCallingCode, "+0", nil),
        ("0+31 6 2345 6789", "NL", .doublePrefix, "0+", "+31623456789"),
        ("0+4915123456789", "DE", .doublePrefix, "0+", "+4915123456789"),
        ("+31+6 2345 6789", "NL", .doublePrefix, "+31+", "+31623456789"),
        ("+31 +31 6 2345 6789", "NL", .doublePrefix, "+31 +", "+31623456789"),
        ("+31 31 6 2345 6789", "NL", .doublePrefix, "+31", "+31623456789"),
        // Two numbers are as likely: German with the second plus sign too many, American with the first.
        ("+49+15123456789", "DE", .notANumber, "+49+15123456789", nil),
        ("*31#06 2345 6789", "NL", .notANumber, "*31#06 2345 6789", nil),
        ("06_03_12_34", "GA", .notANumber, "_", "+24106031234"),
        ("06_2345_6789", "NL", .notANumber, "_", "+31623456789"),
        ("06 12 34 56 7", "FR", .incomplete, "7", nil),
        ("078 123 45 6", "CH", .incomplete, "6", nil),
    ]

    static let oldPlans: [Case] = [
        ("+52 1 222 123 4567", nil, .oldPlan, "1 222 123 4567", "+522221234567"),
        ("044 222 123 4567", "MX", .oldPlan, "044 222 123 4567", "+522221234567"),
        ("01 222 123 4567", "MX", .oldPlan, "01 222 123 4567", "+522221234567"),
        ("+22504458021", nil, .oldPlan, "04458021", "+2250504458021"),
        ("+22507458021", nil, .oldPlan, "07458021", "+2250707458021"),
        ("+841664223290", nil, .oldPlan, "1664223290", "+84364223290"),
        ("0120 123 4567", "VN", .oldPlan, "120 123 4567", "+84701234567"),
        ("+84 511 312 3456", nil, .oldPlan, "511 312 3456", "+842363123456"),
        ("027 312 3456", "VN", .oldPlan, "27 312 3456", "+842073123456"),
        ("(11) 8612-3456", "BR", .oldPlan, "11) 8612-3456", "+5511986123456"),
        ("+229 90 01 12 34", nil, .oldPlan, "90 01 12 34", "+2290190011234"),
        ("+57 1 234 5678", nil, .oldPlan, "1 234 5678", "+576012345678"),
        ("+56 2 234 5678", nil, .oldPlan, "2 234 5678", "+56222345678"),
        ("0171 946 0123", "GB", .oldPlan, "171 946 0123", "+442079460123"),
        ("+39 6 12345678", nil, .oldPlan, "6 12345678", "+390612345678"),
        ("+30 1 2345678", nil, .oldPlan, "1 2345678", "+302102345678"),
        ("+20 10 1234567", nil, .oldPlan, "10 1234567", "+201001234567"),
        ("+54 9 011 15 2345 6789", nil, .domesticForm, "9 011 15 2345 6789", "+5491123456789"),
        ("+54 9 11 15 2345 6789", nil, .domesticForm, "9 11 15 2345 6789", "+5491123456789"),
    ]

    static let words: [Case] = [
        ("call me: 06 2345 6789", "NL", .otherText, "call me", nil),
        ("070 123 45 67 (Axel)", "SE", .otherText, "Axel", "+46701234567"),
        ("06 2345 6789 позвони", "NL", .otherText, "позвони", "+31623456789"),
        ("06 2345 6789 bellen na 6", "NL", .otherText, "bellen na 6", "+31623456789"),
        ("06 2345 6789 na 18.00 uur", "NL", .otherText, "na 18.00 uur", "+31623456789"),
        ("030 123778 (work)", "DE", .otherText, "work", "+4930123778"),
        ("0664 123456 (work)", "AT", .otherText, "work", "+43664123456"),
        ("+5002345678 (work)", "TT", .otherText, "work", nil),
        ("04l2345678", "FI", .letters, "l", "+358412345678"),
        ("83O11234567", "RU", .letters, "O", "+73011234567"),
        ("077977l2345", "JE", .letters, "l", "+447797712345"),
        ("14734030O26", "GD", .letters, "O", "+14734030026"),
        ("O6 2345 6789", "NL", .letters, "O", nil),
        ("a53055a51212a", "US", .otherText, "a", nil),
        ("+4072d3800430", nil, .letters, "d", nil),
        ("06 23o45 6789", "NL", .letters, "o", nil),
        ("+917878787xyz", nil, .spelled, "xyz", nil),
        ("1-800-FLOWERS", "US", .spelled, "FLOWERS", nil),
        ("1800 MICROSOFT", "US", .surplusDigits, "FT", "+18006427676"),
        ("201 555 0123 /x 555 0124", "US", .secondNumber, "x 555 0124", nil),
        ("(201) 555-0123 / (201) 555-0124", "US", .secondNumber, "(201) 555-0124", nil),
        ("06 2345 6789, 06 2345 6780", "NL", .secondNumber, "06 2345 6780", nil),
        ("06 2345 6789\n06 2345 6780", "NL", .secondNumber, "06 2345 6780", nil),
        ("06 2345 6789 & 06 2345 6780", "NL", .secondNumber, "06 2345 6780", nil),
        ("06 2345 6789  06 2345 6780", "NL", .secondNumber, "06 2345 6780", nil),
        ("06 2345 6789 of 06 2345 6780", "NL", .secondNumber, "06 2345 6780", nil),
        ("06 2345 6789 +31623456780", "NL", .secondNumber, "+31623456780", nil),
        ("201 555 0123 or 201 555 0124", "US", .secondNumber, "201 555 0124", nil),
        ("20 12 34 / 20 12 31", "FO", .secondNumber, "20 12 31", nil),
        ("20 12 34  20 12 31", "FO", .secondNumber, "20 12 31", nil),
    ]

    @Test(arguments: digits + prefixes + oldPlans + words)
    func whatMayHaveHappened(_ text: String, _ region: String?, _ code: PhoneCode, _ part: String, _ meant: String?)
        throws
    {
        let explanation = explain(text, region)
        let finding = try #require(
            explanation.findings.first { $0.code == code.rawValue }, "\(explanation.findings.map(\.code))")
        #expect(place(finding, text) == part)
        #expect(explanation.suggestion == meant)
        #expect(finding.repair?.certainty != .certain)
    }

    static let quiet: [(String, String?)] = [
        ("+31623456789", "NL"), ("06 2345 6789", "NL"), ("+31 (0)6 2345 6789", "NL"), ("49 30 123456", "DE"),
        ("+44 (0) 20 7946 0123", "GB"), ("tel:+31-6-23456789", nil), ("Tel.: 06 2345 6789", "NL"),
        ("tel:253-0000;phone-context=+1650;ext=12", nil), ("22.33.44.55", "NO"), ("7035205556 x55", "US"),
        ("011 15-6907-1234", "AR"), ("（０３）１２３４－５６７８", "JP"), ("3108920", nil),
    ]

    @Test(arguments: quiet)
    func nothingIsSaidOfWhatIsRight(_ text: String, _ region: String?) {
        let findings = explain(text, region).findings
        #expect(findings.map(\.code) == (text == "3108920" ? [PhoneCode.noRegion.rawValue] : []))
    }

    /// A number is never read as another country's because it happens to be one.
    @Test(arguments: [
        ("376365820", "AO"), ("352-2344", "US"), ("06 2345 6789", "US"), ("201 555 01234", "US"),
        ("+36 1 234 5678", "FR"),
        ("+36 1 234 5678", "NL"), ("+17553927660", "US"), ("011 15-2345-67895", "AR"),
    ])
    func noOtherCountryIsGuessed(_ text: String, _ region: String) {
        #expect(explain(text, region).suggestion == nil)
    }

    @Test func aCountryThatTheCallerNamesIsOffered() {
        #expect(explain("06 2345 6789", "US", ["NL"]).suggestion == "+31623456789")
        #expect(explain("06 2345 6789", "US", ["NL", "NL"]).suggestion == "+31623456789")
        #expect(explain("020 7946 0123", "US", ["GB"]).suggestion == "+442079460123")
        // Both have it, so neither is offered.
        #expect(explain("020 7946 0123", "US", ["GB", "JP"]).suggestion == nil)
        #expect(explain("06 12 34 56 78", "US", ["NL", "FR"]).suggestion == nil)
        #expect(explain("06 2345 6789", "NL", ["FR"]).findings.isEmpty)
    }

    @Test func strictlyTheWholeTextIsTheNumber() {
        let region = RegionCode("NL")
        let strict = plans.explain("call 06 2345 6789", region: region, strict: true)
        #expect(strict.findings.first?.code == PhoneCode.notANumber.rawValue)
        #expect(strict.suggestion == "+31623456789")
        #expect(plans.explain("06 2345 6789", region: region, strict: true).findings.isEmpty)
        #expect(plans.explain("+31 6 2345 6789", region: nil, strict: true).findings.isEmpty)
    }
}
