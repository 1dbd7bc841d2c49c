import Foundation
import PhoneNumbers

/// The rows that all contenders read: about 21,000 numbers of all regions in random order. See peers/phone_corpus.py.
struct PhoneCorpus {
    struct Row {
        let text: [UInt8]
        /// What a person types for it: the digits, and a plus in front if there is one.
        let keys: [UInt8]
        let region: RegionCode?
        let regionName: String
    }

    let file: URL
    let international: [Row]
    let national: [Row]

    /// Makes the file in a temporary folder, and reads it.
    init() throws {
        file = FileManager.default.temporaryDirectory.appending(path: "phone-corpus-\(getpid()).tsv")
        _ = try Peers.output(of: "phone_corpus.py", [file.path])
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n" as Character)
            .map { $0.split(separator: "\t" as Character).map(String.init) }
        international = lines.map { Row($0[2], $0[1] == "001" ? "US" : $0[1]) }
        national = lines.filter { $0[1] != "001" }.map { Row($0[0], $0[1]) }
    }

    func remove() { try? FileManager.default.removeItem(at: file) }
}

extension PhoneCorpus.Row {
    init(_ text: String, _ region: String) {
        self.init(
            text: Array(text.utf8), keys: text.utf8.filter { $0 == 0x2B || 0x30...0x39 ~= $0 },
            region: RegionCode(region), regionName: region)
    }
}
