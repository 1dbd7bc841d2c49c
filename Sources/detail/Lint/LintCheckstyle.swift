import DetailKit
import JSONText

/// `--format checkstyle`: a file with its problems, as Checkstyle writes them.
struct LintCheckstyle: LintWriter {
    let options: LintOptions

    func begin() -> String { XMLText.head + "<checkstyle version=\"4.3\">\n" }

    func end(_ summary: LintSummary) -> String { "</checkstyle>\n" }

    func write(_ payload: Input, _ report: Report, to bytes: inout [UInt8]) {
        if report.problems.isEmpty { return }
        let places = LintPlaces(payload)
        bytes.append(
            contentsOf: "  <file name=\"\(XMLText.escaped(FileName.shown(FileName.plain(payload.name))))\">\n".utf8)
        for problem in report.problems {
            let start = places.region(of: problem).start
            let message = XMLText.escaped(report.message(problem, language: options.language))
            bytes.append(
                contentsOf:
                    "    <error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(problem.severity.rawValue)\" message=\"\(message)\" source=\"\(problem.code)\"/>\n"
                    .utf8)
        }
        bytes.append(contentsOf: "  </file>\n".utf8)
    }
}
