import DetailKit
import JSONText

/// `--format gitlab`: a Code Quality report.
struct LintQuality: LintWriter {
    let options: LintOptions
    var separator: String { ",\n" }

    func begin() -> String { "[\n" }

    func end(_ summary: LintSummary) -> String {
        summary.total > 0 || !summary.faults.isEmpty ? "\n]\n" : "]\n"
    }

    func write(_ payload: Input, _ report: Report, to bytes: inout [UInt8]) {
        if report.problems.isEmpty { return }
        let places = LintPlaces(payload)
        var fingerprints = LintFingerprints(payload)
        for problem in report.problems {
            var writer = JSONWriter()
            writer.beginObject()
            writer.name("description")
            writer.string(report.message(problem, language: options.language))
            writer.name("check_name")
            writer.string(problem.code)
            writer.name("fingerprint")
            writer.string(fingerprints.next(problem))
            writer.name("severity")
            writer.string(LintQuality.word(problem.severity))
            writer.name("location")
            write(places.region(of: problem), of: payload, to: &writer)
            writer.endObject()
            bytes.append(contentsOf: separator.utf8)
            bytes.append(contentsOf: writer.bytes)
        }
    }

    func write(_ fault: LintFault, to bytes: inout [UInt8]) {
        var hash = LintHash()
        for part in [fault.input, LintFault.code, fault.message] { hash.add(FileName.bytes(part)) }
        var writer = JSONWriter()
        writer.object { writer in
            writer.pair("description", fault.message)
            writer.pair("check_name", LintFault.code)
            writer.pair("fingerprint", hash.fingerprint)
            writer.pair("severity", "blocker")
            writer.object("location") { writer in
                writer.pair("path", FileName.shown(FileName.plain(fault.input)))
                writer.object("lines") { writer in
                    writer.name("begin")
                    writer.number(1)
                }
            }
        }
        bytes.append(contentsOf: separator.utf8)
        bytes.append(contentsOf: writer.bytes)
    }

    private func write(_ region: LintPlaces.Region, of payload: Input, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("path")
        writer.string(FileName.shown(FileName.plain(payload.name)))
        writer.name("positions")
        writer.beginObject()
        for (name, position) in [("begin", region.start), ("end", region.end)] {
            writer.name(name)
            writer.beginObject()
            writer.name("line")
            writer.number(position.line)
            writer.name("column")
            writer.number(position.column)
            writer.endObject()
        }
        writer.endObject()
        writer.endObject()
    }

    private static func word(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .info: "info"
        }
    }
}
