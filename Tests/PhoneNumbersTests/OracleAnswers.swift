import Foundation

/// The oracle's answers that Tools/oracle/phone.py stored: every example number and a few random texts.
enum OracleAnswers {
    struct Answer {
        let region: String?
        let text: String
        let error: String?
        let callingCode: String
        let nationalNumber: String
        let `extension`: String
        let possible: String
        let isValid: Bool
        let type: String
        let numberRegion: String?
    }

    static func load() throws -> [Answer] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Oracle/answers.tsv")
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.split(separator: "\n" as Character).map { line in
            let fields = line.split(separator: "\t" as Character, omittingEmptySubsequences: false).map(String.init)
            func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
            return Answer(
                region: field(0).isEmpty ? nil : field(0), text: field(1), error: field(2).isEmpty ? nil : field(2),
                callingCode: field(3), nationalNumber: field(4), extension: field(5), possible: field(6),
                isValid: field(7) == "valid", type: field(8), numberRegion: field(9).isEmpty ? nil : field(9))
        }
    }
}
