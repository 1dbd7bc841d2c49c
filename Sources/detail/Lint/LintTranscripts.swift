import DetailKit

/// `--format full`: each problem with its place marked, and a last line.
struct LintTranscripts: LintWriter {
    let options: LintOptions

    func write(_ payload: Input, _ report: Report, to bytes: inout [UInt8]) {
        if report.problems.isEmpty { return }
        let transcript = Transcript(payload, report, options.validator, language: options.language, options.paint)
        bytes.append(contentsOf: transcript.text.utf8)
    }

    func end(_ summary: LintSummary) -> String { summary.ending(options) }
}
