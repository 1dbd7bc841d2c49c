import DetailKit
import JSONText

/// `--format github`: workflow commands that GitHub shows beside the lines of a change. It shows an annotation there only when
/// the whole place is given.
struct LintAnnotations: LintWriter {
    let options: LintOptions

    func write(_ payload: Input, _ report: Report, to bytes: inout [UInt8]) {
        if report.problems.isEmpty { return }
        let places = LintPlaces(payload)
        let file = LintAnnotations.property(FileName.shown(FileName.plain(payload.name)))
        for problem in report.problems {
            let region = places.region(of: problem)
            let place =
                "file=\(file),line=\(region.start.line),col=\(region.start.column),endLine=\(region.end.line),endColumn=\(region.end.column)"
            let message = LintAnnotations.data(Excerpt.visible(report.message(problem, language: options.language)))
            let title = LintAnnotations.property(problem.code)
            bytes.append(
                contentsOf: "::\(LintAnnotations.word(problem.severity)) \(place),title=\(title)::\(message)\n".utf8)
        }
    }

    func write(_ fault: LintFault, to bytes: inout [UInt8]) {
        let file = LintAnnotations.property(FileName.shown(FileName.plain(fault.input)))
        let message = LintAnnotations.data(fault.message)
        bytes.append(contentsOf: "::error file=\(file),title=\(LintFault.code)::\(message)\n".utf8)
    }

    private static func word(_ severity: Severity) -> String { severity == .info ? "notice" : severity.rawValue }

    private static func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

    private static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

    /// A line break in the middle of a grapheme is one as well, so scalars are looked at.
    private static func escaped(_ text: String, _ signs: Set<Unicode.Scalar>) -> String {
        text.unicodeScalars.map { scalar in
            signs.contains(scalar) ? "%" + FileName.hexadecimal(UInt8(scalar.value)) : String(Character(scalar))
        }.joined()
    }
}
