import DetailKit
import JSONText

/// `--format ndjson`: one problem a line, each with its file.
struct LintProblems: LintWriter {
    let options: LintOptions

    func write(_ payload: Input, _ report: Report, to bytes: inout [UInt8]) {
        if report.problems.isEmpty { return }
        let (places, nodes) = (LintPlaces(payload), LintNodes(payload))
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
            writer.region(region)
            writer.name("code")
            writer.string(problem.code)
            writer.name("severity")
            writer.string(problem.severity.rawValue)
            writer.name("message")
            writer.string(report.message(problem, language: options.language))
            writer.name("path")
            writer.string(problem.path)
            writer.segments(nodes.segments(problem.path))
            if options.showsValues { nodes.write(problem.path, named: "value", to: &writer) }
            writer.endObject()
            writer.newline()
        }
        bytes.append(contentsOf: writer.bytes)
    }
}
