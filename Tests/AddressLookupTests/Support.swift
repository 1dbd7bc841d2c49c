import AddressLookup
import Foundation
import PostalAddresses
import TableCompiler
import Testing

/// A new folder that is removed when the test is over.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "lookup-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws -> String {
        let file = url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// A program, by the words that its first line runs it with: a file that was just written may still be open somewhere
    /// else, and cannot be run itself.
    func program(_ text: String) throws -> [String] {
        let path = try write(text, to: "program-\(UUID().uuidString)")
        let first = text.split(separator: "\n").first.map(String.init) ?? ""
        return first.dropFirst("#!".count).split(separator: " ").map(String.init) + [path]
    }

    /// A list compiled as `tablec lookup` does it; nil when it has faults.
    func table(_ list: String, country: String = "NL", source: String = "Test list") throws -> LookupTable? {
        let output = url.appending(path: "\(UUID().uuidString).table").path
        let status = BuildTool.run([
            "lookup", try write(list, to: "list.csv"), "--output", output, "--root", Project.root.path, "--country",
            country, "--source", source,
        ])
        return status == 0 ? try LookupTable(file: output) : nil
    }
}

enum Project {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}

extension PostalAddress {
    init(_ regionCode: String, _ fields: [(String, String)]) {
        self.init(regionCode: regionCode, fields: fields.map { Field($0.0, $0.1) })
    }
}

extension LookupQuestion {
    init(_ regionCode: String, _ fields: [(String, String)]) {
        self.init(regionCode: regionCode, fields: PostalAddress(regionCode, fields).fields)
    }
}

extension [LookupCandidate] {
    /// `street=Dam city=Amsterdam` of each.
    var texts: [String] {
        map { $0.fields.map { "\($0.name)=\($0.value)" }.joined(separator: " ") }
    }
}

/// A provider that answers what it was given.
struct FixtureProvider: LookupProvider {
    var answer: Result<[LookupCandidate], LookupError>

    func candidates(for question: LookupQuestion) async throws(LookupError) -> [LookupCandidate] { try answer.get() }
}

extension LookupSession {
    /// Begins the look-up, which there has to be.
    mutating func begun() throws -> (question: LookupQuestion, generation: Int) {
        let asked = begin()
        return try #require(asked)
    }
}
