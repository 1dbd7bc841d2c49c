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
            if let number = check.number { _ = (plans.type(of: number), plans.region(of: number)) }
        }
    }

    /// Nothing is cached and nothing is shared, so every task gets the same answers.
    @Test func manyTasks() async throws {
        let plans = try PhonePlans.embedded
        let answers = try OracleAnswers.load().prefix(800).map { ($0.text, $0.region) }
        @Sendable func digest() -> [String] {
            answers.map { text, region in
                guard let number = try? plans.parse(text, region: region.flatMap { RegionCode($0) }) else { return "" }
                return "\(number.e164) \(plans.type(of: number)) \(plans.possibility(of: number))"
            }
        }
        let expected = digest()
        let results = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 { group.addTask { digest() } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.allSatisfy { $0 == expected })
    }
}
