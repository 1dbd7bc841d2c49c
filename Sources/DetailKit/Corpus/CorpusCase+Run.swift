import CalendarDates
import JSONText

extension CorpusCase {
    /// What differs between the report and what is expected, one line each; empty when the case passes.
    package func differences(_ validator: Validator) -> [String] {
        let surroundings = Surroundings(today: today.flatMap { validator.tables.dates.read($0).date }, photos: photos)
        let json = validator.validate(payload, in: surroundings).json(language: "")
        guard let report = try? JSONDocument(json) else { return ["the report is not JSON"] }
        var found: [String] = []
        if let valid = document.member("valid", of: expected).flatMap(document.bool(of:)),
            valid != report.member("valid", of: report.root).flatMap(report.bool(of:))
        {
            found.append("valid is \(!valid)")
        }
        found += problemDifferences(report)
        if let normalized = document.member("normalized", of: expected) {
            let wanted = CorpusCase.bytes(of: normalized, in: document)
            let got = report.member("normalized", of: report.root).map { CorpusCase.bytes(of: $0, in: report) } ?? []
            if wanted != got { found.append("normalized is \(String(decoding: got, as: UTF8.self))") }
        }
        return found
    }

    private func problemDifferences(_ report: JSONDocument) -> [String] {
        let wanted = document.member("problems", of: expected).map { Array(document.elements(of: $0)) } ?? []
        let got = report.member("problems", of: report.root).map { Array(report.elements(of: $0)) } ?? []
        var found: [String] = []
        for index in 0..<max(wanted.count, got.count) {
            guard index < got.count else {
                found.append("missing: \(describe(wanted[index], document))")
                continue
            }
            guard index < wanted.count else {
                found.append("not expected: \(describe(got[index], report))")
                continue
            }
            for member in document.members(of: wanted[index]) {
                let name = document.string(of: member.name) ?? ""
                let value = report.member(name, of: got[index]).map { CorpusCase.bytes(of: $0, in: report) }
                if value != CorpusCase.bytes(of: member.value, in: document) {
                    found.append("expected \(describe(wanted[index], document)), got \(describe(got[index], report))")
                    break
                }
            }
        }
        return found
    }

    private func describe(_ node: JSONNode, _ document: JSONDocument) -> String {
        String(decoding: CorpusCase.bytes(of: node, in: document), as: UTF8.self)
    }
}
