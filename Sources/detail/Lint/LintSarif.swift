import DetailKit
import JSONText

/// `--format sarif`: SARIF 2.1.0 (OASIS), one run. A result names its rule by the row of the table of codes, all of which
/// stand in the run, so that a payload is told without knowing of the others.
struct LintSarif: LintWriter {
    let options: LintOptions

    /// The rows of the codes.
    private let rows: [String: Int]
    var separator: String { ",\n" }

    init(options: LintOptions) {
        self.options = options
        let codes = options.validator.tables.codes.enumerated().map { ($1.code, $0) }
        rows = Dictionary(codes) { first, _ in first }
    }

    func begin() -> String {
        let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
        return
            "{\"$schema\":\"\(schema)\",\"version\":\"2.1.0\",\"runs\":[{\"columnKind\":\"unicodeCodePoints\",\"results\":[\n"
    }

    func write(_ payload: Input, _ report: Report, to bytes: inout [UInt8]) {
        if report.problems.isEmpty { return }
        let places = LintPlaces(payload)
        var fingerprints = LintFingerprints(payload)
        let nodes = options.showsValues ? LintNodes(payload) : nil
        for problem in report.problems {
            var writer = JSONWriter()
            writer.beginObject()
            writer.name("ruleId")
            writer.string(problem.code)
            if let row = rows[problem.code] {
                writer.name("ruleIndex")
                writer.number(row)
            }
            writer.name("level")
            writer.string(LintSarif.level(problem.severity))
            writer.name("message")
            writer.text(report.message(problem, language: options.language))
            writer.name("locations")
            writer.beginArray()
            writeLocation(of: problem, payload, places.region(of: problem), to: &writer)
            writer.endArray()
            writer.name("partialFingerprints")
            writer.beginObject()
            writer.name("detail/v1")
            writer.string(fingerprints.next(problem))
            writer.endObject()
            if let nodes, nodes.text(problem.path) != nil {
                writer.name("properties")
                writer.beginObject()
                nodes.write(problem.path, named: "value", to: &writer)
                writer.endObject()
            }
            writer.endObject()
            bytes.append(contentsOf: separator.utf8)
            bytes.append(contentsOf: writer.bytes)
        }
    }

    private func writeLocation(
        of problem: Problem, _ payload: Input, _ region: LintPlaces.Region, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.name("physicalLocation")
        writer.beginObject()
        writer.name("artifactLocation")
        writer.beginObject()
        writer.name("uri")
        writer.string(FileName.uri(FileName.plain(payload.name)))
        writer.endObject()
        writer.name("region")
        writer.beginObject()
        for (name, number) in [
            ("startLine", region.start.line), ("startColumn", region.start.column), ("endLine", region.end.line),
            ("endColumn", region.end.column),
        ] {
            writer.name(name)
            writer.number(number)
        }
        writer.endObject()
        writer.endObject()
        writer.name("logicalLocations")
        writer.beginArray()
        writer.beginObject()
        writer.name("fullyQualifiedName")
        writer.string(payload.pointer(problem.path))
        writer.endObject()
        writer.endArray()
        writer.endObject()
    }

    static func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }
}

extension JSONWriter {
    /// A message of SARIF.
    mutating func text(_ text: String) {
        beginObject()
        name("text")
        string(text)
        endObject()
    }
}
