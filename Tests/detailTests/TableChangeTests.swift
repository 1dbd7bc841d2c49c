import Foundation
import Testing

/// A limit lives in a table: changing it there changes the answer, and nothing else has to change.
@Suite struct TableChangeTests {
    @Test func aChangedLimitChangesTheAnswer() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let rules = folder.appending(path: "rules/details")
        try FileManager.default.createDirectory(at: rules, withIntermediateDirectories: true)
        let text = try String(
            contentsOf: DetailCommand.root.appending(path: "Rules/details/name.json"), encoding: .utf8)
        let changed = try #require(text.firstRange(of: #"{"value": 100,"#)).lowerBound
        let longer = text.replacingCharacters(in: changed..<text.index(changed, offsetBy: 14), with: #"{"value": 120,"#)
        try longer.write(to: rules.appending(path: "name.json"), atomically: true, encoding: .utf8)

        let card = #"{"kind": "name", "value": "\#(String(repeating: "a", count: 110))"}"#
        #expect(try DetailCommand.run(["lint", "-"], input: card).status == 1)

        let options = [
            "--rules", folder.appending(path: "rules").path, "--output", folder.appending(path: "images").path,
        ]
        #expect(try DetailCommand.run(["check"] + options, product: "tablec").status == 1)
        #expect(try DetailCommand.run(["build"] + options, product: "tablec").status == 0)
        #expect(try DetailCommand.run(["check"] + options, product: "tablec").status == 0)
        let tables = ["--tables", folder.appending(path: "images").path]
        #expect(try DetailCommand.run(["lint", "-"] + tables, input: card).status == 0)
        #expect(try DetailCommand.run(["check"], product: "tablec").status == 0)
    }

    @Test func rulesAreAFolder() throws {
        let outcome = try DetailCommand.run(["build", "--rules", "Rules/card.json"], product: "tablec")
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors == "tablec: 'Rules/card.json' is not a folder\n")
    }

    /// All images are written, or none.
    @Test func anImageThatCannotBeWrittenLeavesTheOthersAsTheyWere() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "rules.table"), withIntermediateDirectories: true)
        let outcome = try DetailCommand.run(["build", "--output", folder.path], product: "tablec")
        #expect(outcome.status == 2 && outcome.errors.contains("rules.table"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["rules.table"])
    }

    @Test func aDamagedImageIsRefused() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var image = try Data(contentsOf: DetailCommand.root.appending(path: "Sources/CTables/images/names.table"))
        image[image.count / 2] ^= 1
        try image.write(to: folder.appending(path: "names.table"))
        let outcome = try DetailCommand.run(["lint", "Examples/card.json", "--tables", folder.path])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("table.checksum"))
    }
}
