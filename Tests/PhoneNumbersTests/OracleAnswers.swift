import Foundation
import PhoneNumbers

/// The oracle's answers that Tools/oracle/phone.py stored: every example number and some random texts.
enum OracleAnswers {
    /// A line of a stored table: the cells by the names of the first line.
    struct Row: Sendable {
        let columns: [String: Int]
        let cells: [Substring]

        /// Empty where the line has no such cell.
        subscript(name: String) -> String {
            guard let column = columns[name], column < cells.count else { return "" }
            return switch cells[column] {
            case "=" where name != "e164": self["e164"]
            case "^" where name != "international": self["international"]
            case "~" where name != "national": self["national"]
            case let cell: String(cell)
            }
        }

        func optional(_ name: String) -> String? {
            let text = self[name]
            return text.isEmpty ? nil : text
        }

        func isYes(_ name: String) -> Bool { self[name] == "y" }
    }

    /// How `possibleTypes` is stored, a letter a type.
    static func letter(_ possibility: Possibility) -> String {
        switch possibility {
        case .possible: "p"
        case .possibleLocalOnly: "o"
        case .tooShort: "s"
        case .tooLong: "l"
        case .invalidLength: "i"
        case .invalidCallingCode: "c"
        }
    }

    static func load(_ name: String = "answers") throws -> [Row] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Oracle/\(name).tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n" as Character)
            .map { $0.split(separator: "\t" as Character, omittingEmptySubsequences: false) }
        guard let names = lines.first else { return [] }
        let columns = Dictionary(uniqueKeysWithValues: names.enumerated().map { (String($1), $0) })
        return lines.dropFirst().map { Row(columns: columns, cells: $0) }
    }
}
