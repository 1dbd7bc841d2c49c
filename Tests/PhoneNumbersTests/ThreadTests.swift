import Foundation
import PhoneNumbers
import Testing

/// Nothing is cached and nothing is shared, so every thread gets the same answers. `make sanitize` runs this under the
/// thread sanitizer, which would tell a cache that somebody adds.
@Suite struct ThreadTests {
    @Test func answers() throws { try sameOnEightThreads(OracleAnswers.load(), digest) }

    @Test func typing() throws {
        let plans = try PhonePlans.embedded
        try sameOnEightThreads(OracleAnswers.load("typed")) { $0.map { TypedText($0, plans).hash } }
    }

    private func sameOnEightThreads(
        _ rows: [OracleAnswers.Row], _ digest: @escaping @Sendable ([OracleAnswers.Row]) throws -> [String]
    ) throws {
        let expected = try digest(rows)
        let results = Collected()
        let threads = (0..<8).map { index in
            Thread {
                // Each begins at another place, so that all parts of the plans are read at once.
                let start = index * rows.count / 8
                let turned = Array(rows[start...] + rows[..<start])
                let answers = (try? digest(turned)) ?? []
                results.add(Array(answers.dropFirst(rows.count - start) + answers.prefix(rows.count - start)))
            }
        }
        for thread in threads { thread.start() }
        let all = results.wait(for: threads.count)
        #expect(expected.contains { !$0.isEmpty })
        #expect(all.allSatisfy { $0 == expected })
    }
}

/// Everything that is answered about each row, as text.
@Sendable private func digest(_ rows: [OracleAnswers.Row]) throws -> [String] {
    let plans = try PhonePlans.embedded
    return rows.map { row in
        guard let number = try? plans.parse(row["text"], region: RegionCode(row["region"])) else { return "" }
        let answers = plans.answers(about: number)
        let (region, from) = (RegionCode(row["region"]), RegionCode(row["from"]))
        return [
            "\(answers)", "\(plans.areaCodeLength(of: number))", "\(plans.isInternationallyDiallable(number))",
            plans.match(row["text"], row["other"]).rawValue, "\(plans.check(row["text"], region: region))",
            plans.truncated(number)?.e164 ?? "", PhoneNumberStyle.allCases.map { plans.format(number, $0) }.joined(),
            plans.formatOriginal(number, text: row["text"], from: region),
            plans.formatOutOfCountry(number, from: from), plans.formatNational(number, carrierCode: row["carrier"]),
            plans.formatForMobileDialling(number, from: from, withFormatting: true),
        ].joined(separator: " ")
    }
}

/// What the threads found; the lock is the test's own.
private final class Collected: @unchecked Sendable {
    private let condition = NSCondition()
    private var results: [[String]] = []

    func add(_ answers: [String]) {
        condition.withLock {
            results.append(answers)
            condition.signal()
        }
    }

    func wait(for count: Int) -> [[String]] {
        condition.withLock {
            while results.count < count { condition.wait() }
            return results
        }
    }
}
