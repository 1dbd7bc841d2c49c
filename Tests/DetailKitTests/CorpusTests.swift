import DetailKit
import Foundation
import Testing

@Suite struct CorpusTests {
    static let files = Project.files("Tests/Corpus")

    @Test(arguments: files) func agrees(path: String) throws {
        let validator = try Project.validator
        for item in try CorpusFile(try Project.bytes(path)).cases {
            let differences = item.differences(validator)
            #expect(differences.isEmpty, "\(item.id): \(item.why)\n\(differences.joined(separator: "\n"))")
        }
    }

    @Test func coversTheKindsWidely() throws {
        let count = try Self.files.reduce(0) { try $0 + CorpusFile(try Project.bytes($1)).cases.count }
        #expect(count >= 150)
    }

    /// A runner that passes everything would make every other test worthless.
    @Test(arguments: [
        #"[{"id": "a", "given": {}, "expect": {"valid": false}, "why": "wrong validity"}]"#,
        #"[{"id": "a", "given": {}, "expect": {"problems": [{"code": "name.empty"}]}, "why": "a problem that is not there"}]"#,
        #"[{"id": "a", "given": {"x": 1}, "expect": {"valid": true}, "why": "a problem that is not expected"}]"#,
        #"[{"id": "a", "given": {"x": 1}, "expect": {"problems": [{"code": "card.unknownMember", "path": "/y"}]}, "why": "another path"}]"#,
        #"[{"id": "a", "given": {}, "expect": {"normalized": {"x": 1}}, "why": "another saved form"}]"#,
    ]) func noticesADifference(text: String) throws {
        let item = try #require(try CorpusFile(Array(text.utf8)).cases.first)
        #expect(!item.differences(try Project.validator).isEmpty)
    }

    @Test(arguments: [
        "{}", #"[{"id": "a"}]"#, #"[{"id": "a", "given": {}, "expect": {}, "why": ""}]"#,
        #"[{"id": "a", "given": {}, "expect": {}, "why": "x"}, {"id": "a", "given": {}, "expect": {}, "why": "x"}]"#,
    ]) func refusesWhatIsNoCorpus(text: String) {
        #expect(throws: CorpusFile.Fault.self) { try CorpusFile(Array(text.utf8)) }
    }
}
