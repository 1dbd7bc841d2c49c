import Findings
import PhoneNumbers
import Testing

@Suite struct RobustnessTests {
    @Test func anyBytes() throws {
        let plans = try PhonePlans.embedded
        var generator = SystemRandomNumberGenerator()
        let frequent: [UInt8] = Array("+0123456789()-. ;,#x/ext=tel:phone-context".utf8)
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0..<300, using: &generator)).map { _ in
                Bool.random(using: &generator)
                    ? frequent.randomElement(using: &generator) ?? 0 : UInt8.random(in: 0...255, using: &generator)
            }
            let check = plans.check(bytes.span, region: RegionCode("NL"))
            #expect(check.findings.allSatisfy { $0.range.upperBound <= bytes.count })
            let lax = try? plans.parse(bytes.span, region: RegionCode("NL"))
            if let strict = try? plans.parse(bytes.span, region: RegionCode("NL"), strict: true) {
                #expect(strict == lax)
            }
            if let number = check.number { _ = (plans.type(of: number), plans.region(of: number)) }
        }
    }

    /// Explanations of any text have places inside it and suggest only what is valid.
    @Test func explainsAnyText() throws {
        let plans = try PhonePlans.embedded
        var generator = SystemRandomNumberGenerator()
        let pieces = [
            "+", "00", "0", "(0)", "31", "1", "49", "6", "2345", "789", " ", "-", "/", "/x", ",", ";ext=", "ext 5", "#",
            "*",
            "abc", "é", "x", "tel:", "Tel. ", ".", "2024", "\u{202A}", "٣", "+1",
        ]
        let regions = ["NL", "US", "DE", "AR", "IT", "MX", "VI", nil].map { $0.flatMap { RegionCode($0) } }
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0..<9, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }
            .joined()
            let region = regions.randomElement(using: &generator) ?? nil
            let explanation = plans.explain(
                text, region: region, strict: .random(), candidates: regions.compactMap(\.self))
            #expect(explanation.findings.allSatisfy { $0.range.upperBound <= text.utf8.count }, "\(text)")
            guard let suggestion = explanation.suggestion else { continue }
            let meant = try plans.parse(suggestion, region: nil)
            #expect(plans.isValid(meant) && meant.e164 == suggestion, "\(text)")
        }
    }
}
