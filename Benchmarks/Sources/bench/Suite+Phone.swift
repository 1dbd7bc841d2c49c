import CPhonePeer
import Foundation
import PhoneNumbers

extension Suite {
    static let phone = Suite(name: "phone", summary: "phone numbers: PhonePlans, libphonenumber (C++)") {
        let plans = try PhonePlans.embedded
        for (form, rows) in try corpus() {
            var table = Table(
                title: "Phone numbers, \(form): \(rows.count) examples of all regions and types in random order",
                header: ["", "ns a number", "of libphonenumber", "allocations"])
            for (job, contenders) in jobs(plans, rows) {
                let results = measure(contenders, repetitions: 15)
                for result in results {
                    table.rows.append([
                        "\(job), \(result.name)", (result.nanoseconds / Double(rows.count)).rounded(0),
                        (result.nanoseconds / results[1].nanoseconds).rounded(3),
                        (result.allocations / Double(rows.count)).rounded(2),
                    ])
                }
            }
            table.print()
        }
    }

    private struct Row {
        let text: [UInt8]
        let region: RegionCode?
        /// For C++, ending in a zero byte.
        let regionName: ContiguousArray<CChar>
    }

    /// Each contender goes once through all rows.
    private static func jobs(_ plans: PhonePlans, _ rows: [Row]) -> [(String, [Contender])] {
        func peer(_ answers: Int32) -> Contender {
            Contender(name: "libphonenumber") {
                rows.reduce(0) { sum, row in
                    row.text.withUnsafeBufferPointer { text in
                        text.withMemoryRebound(to: CChar.self) { text in
                            row.regionName.withUnsafeBufferPointer { region in
                                sum &+ Int(bench_phone(text.baseAddress, text.count, region.baseAddress, answers))
                            }
                        }
                    }
                }
            }
        }
        let parse = Contender(name: "PhonePlans") {
            rows.reduce(0) { sum, row in
                sum &+ ((try? plans.parse(row.text.span, region: row.region))?.callingCode ?? 0)
            }
        }
        let answer = Contender(name: "PhonePlans") {
            rows.reduce(0) { sum, row in
                guard let number = try? plans.parse(row.text.span, region: row.region) else { return sum }
                let isPossible = plans.possibility(of: number).isPossible
                let type = plans.type(of: number)
                return sum &+ number.callingCode &+ (isPossible ? 1 : 0) &+ (type == .mobile ? 4 : 2)
            }
        }
        return [("parse", [parse, peer(0)]), ("parse + possible + valid + type", [answer, peer(1)])]
    }

    /// The stored answers of the oracle hold every example in several forms.
    private static func corpus() throws -> [(String, [Row])] {
        let file = URL(filePath: #filePath)
            .appending(path: "../../../../Tests/PhoneNumbersTests/Oracle/answers.tsv").standardized
        var generator = Shuffle(state: 20_261_130)
        let answers = try String(contentsOf: file, encoding: .utf8).split(separator: "\n" as Character)
            .map { $0.split(separator: "\t" as Character, omittingEmptySubsequences: false) }
            .filter { $0.count > 7 && $0[2].isEmpty && $0[7] == "valid" }
            .shuffled(using: &generator)
        func rows(where isForm: (Substring) -> Bool) -> [Row] {
            answers.filter { isForm($0[1]) }.map { fields in
                let name = fields[0].isEmpty ? "ZZ" : String(fields[0])
                return Row(
                    text: Array(fields[1].utf8), region: RegionCode(fields[0]),
                    regionName: ContiguousArray(name.utf8CString))
            }
        }
        return [
            ("E.164", rows { $0.utf8.first == 0x2B && $0.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) } }),
            ("national", rows { $0.utf8.first != 0x2B }),
        ]
    }
}

/// The same order in every run (SplitMix64).
private struct Shuffle: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
