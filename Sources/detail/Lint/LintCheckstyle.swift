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
        for problem in report.problems {
            let start = places.region(of: problem).start
            let message = XMLText.escaped(report.message(problem, language: options.language))
            bytes.append(
                contentsOf:
                    "    <error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(problem.severity.rawValue)\" message=\"\(message)\" source=\"\(problem.code)\"/>\n"
                    .utf8)
        }
    }

    func begin(input name: String) -> String {
        "  <file name=\"\(XMLText.escaped(FileName.shown(FileName.plain(name))))\">\n"
    }

    func end(input name: String) -> String { "  </file>\n" }

    func write(_ fault: LintFault, to bytes: inout [UInt8]) {
        let message = XMLText.escaped(fault.message)
        let line =
            "    <error line=\"1\" column=\"1\" severity=\"error\" message=\"\(message)\" source=\"\(LintFault.code)\"/>\n"
        bytes.append(contentsOf: line.utf8)
    }
}
