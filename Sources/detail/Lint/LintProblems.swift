import DetailKit
import JSONText

/// `--format ndjson`: one problem a line, each with its file.
struct LintProblems: LintWriter {
    let options: LintOptions

    func write(_ payload: Input, _ report: Report, to bytes: inout [UInt8]) {
        if report.problems.isEmpty { return }
        let places = LintPlaces(payload)
        var writer = JSONWriter()
        for problem in report.problems {
            let region = places.region(of: problem)
            writer.beginObject()
            writer.name("file")
            writer.string(FileName.shown(payload.name))
            if let record = payload.record {
                writer.name("record")
                writer.number(record)
            }
            writer.name("line")
            writer.number(region.start.line)
            writer.name("column")
            writer.number(region.start.column)
            writer.name("endLine")
            writer.number(region.end.line)
            writer.name("endColumn")
            writer.number(region.end.column)
            writer.name("code")
            writer.string(problem.code)
            writer.name("severity")
            writer.string(problem.severity.rawValue)
            writer.name("message")
            writer.string(report.message(problem, language: options.language))
            writer.name("path")
            writer.string(problem.path)
            writer.endObject()
            writer.newline()
        }
        bytes.append(contentsOf: writer.bytes)
    }
}
