import DetailKit

/// `--format json`: one report a payload, the same bytes from every skin.
struct LintReports: LintWriter {
    let options: LintOptions

    var tellsClean: Bool { true }

    func write(_ payload: Input, _ report: Report, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: report.json(language: options.language))
        bytes.append(UInt8(ascii: "\n"))
    }
}
