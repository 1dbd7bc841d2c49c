import Findings
import Foundation
import PersonNames
import Testing

/// Names of many languages in their own scripts, and texts that are no names, from the lists in `Names`. The people are made
/// up: common given and family names, put together.
@Suite("The lists of names")
struct ListedNameTests {
    struct Accepted: Decodable {
        let language: String
        let name: String
        let why: String?
    }

    struct Refused: Decodable {
        let name: String
        let code: String

        /// The byte that the first finding is at.
        let at: Int?
        let why: String?
    }

    static let accepted: [Accepted] = list("accepted")
    static let refused: [Refused] = list("refused")

    private static func list<Row: Decodable>(_ name: String) -> [Row] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Names/\(name).json")
        return (try? JSONDecoder().decode([Row].self, from: Data(contentsOf: file))) ?? []
    }

    @Test func areLongEnough() {
        #expect(Self.accepted.count >= 300)
        #expect(Set(Self.accepted.map { $0.language.prefix { $0 != "-" } }).count >= 40)
        #expect(Set(Self.accepted.map { $0.name.unicodeScalars.map(\.value) }).count == Self.accepted.count)
        #expect(Self.refused.count >= 100)
        // What is refused by a table of characters or by the grammar has an example of each.
        let inOtherTests: Set<NameCode> = [.illFormed, .storedForm, .apostropheForm]
        #expect(
            Set(Self.refused.map(\.code))
                == Set(NameCode.allCases.filter { !inOtherTests.contains($0) }.map(\.rawValue))
        )
    }

    /// Nothing at all is said of a name but, where it is not typed in NFC, that it is saved so.
    @Test func accepts() throws {
        let rules = try NameRules.embedded
        for row in Self.accepted {
            let result = rules.check(row.name)
            let isComposed = same(row.name, row.name.precomposedStringWithCanonicalMapping)
            #expect(result.isValid, "\(row.language) \(row.name): \(result.findings)")
            #expect(
                result.findings.map(\.code) == (isComposed ? [] : ["name.storedForm"]),
                "\(row.language) \(row.name): \(result.findings)")
            let stored = result.stored ?? row.name
            #expect(stored == row.name && rules.check(stored).findings.isEmpty)
            #expect(rules.key(of: stored) == rules.key(of: row.name))
            #expect(rules.key(of: stored.decomposedStringWithCanonicalMapping) == rules.key(of: row.name))
        }
    }

    @Test func refuses() throws {
        let rules = try NameRules.embedded
        for row in Self.refused {
            let result = rules.check(row.name)
            let first = result.findings.first
            #expect(!result.isValid && result.stored == nil)
            #expect(first?.code == row.code, "\(row.name.unicodeScalars.prefix(40)): \(result.findings)")
            if let at = row.at { #expect(first?.range.lowerBound == at, "\(row.name)") }
            for repair in result.findings.compactMap(\.repair) {
                #expect(repair.certainty == .proposed)
                #expect(rules.check(repair.text).findings.isEmpty, "\(row.name): \(repair.text)")
            }
        }
    }
}
