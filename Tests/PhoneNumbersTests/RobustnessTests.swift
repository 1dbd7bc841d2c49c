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
}
