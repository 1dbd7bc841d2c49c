import JSONText

extension CorpusCase {
    /// What differs between the report and what is expected, one line each; empty when the case passes.
    ///
    /// - Parameter messages: whether the messages that the case gives are compared.
    package func differences(_ validator: Validator, messages: Bool = false) -> [String] {
        let json: [UInt8]
        do throws(PolicyError) {
            json = try ExampleAnswer(payload, context, validator).json(validator, language: context.language)
        } catch {
            let nearest = error.nearest.map { "; did you mean '\($0)'?" } ?? ""
            return ["its policy: \(error.reason.rawValue) \(error.name)\(nearest)"]
        }
        guard let report = try? JSONDocument(json) else { return ["the report is not JSON"] }
        var found = unknownCodes(validator.tables)
        if let valid = document.member("valid", of: expected).flatMap(document.bool(of:)),
            valid != report.member("valid", of: report.root).flatMap(report.bool(of:))
        {
            found.append("valid is \(!valid)")
        }
        found += problemDifferences(report, messages: messages)
        if let normalized = document.member("normalized", of: expected) {
            let wanted = CorpusCase.bytes(of: normalized, in: document)
            let got = report.member("normalized", of: report.root).map { CorpusCase.bytes(of: $0, in: report) } ?? []
            if wanted != got { found.append("normalized is \(String(decoding: got, as: UTF8.self))") }
        }
        return found
    }

    /// The codes that a case expects and that no report can have.
    private func unknownCodes(_ tables: Tables) -> [String] {
        expectedCodes.filter { tables.rules.problem($0) == nil }.map { code in
            let nearest = tables.nearestCodes(to: code).map { "'\($0)'" }.joined(separator: ", ")
            return "there is no code '\(code)'\(nearest.isEmpty ? "" : "; did you mean \(nearest)?")"
        }
    }

    private func problemDifferences(_ report: JSONDocument, messages: Bool) -> [String] {
        let wanted = expectedProblems
        let got = report.member("problems", of: report.root).map { Array(report.elements(of: $0)) } ?? []
        if let some = reportedCodes {
            let codes = got.compactMap { report.member("code", of: $0).flatMap(report.string(of:)) }
            return some.filter { !codes.contains($0) }.map { "missing: \($0)" }
        }
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
                if name == CorpusCase.messageMember, !messages { continue }
                let value = report.member(name, of: got[index]).map { CorpusCase.bytes(of: $0, in: report) }
                if value != CorpusCase.bytes(of: member.value, in: document) {
                    found.append("expected \(describe(wanted[index], document)), got \(describe(got[index], report))")
                    break
                }
            }
        }
        return found
    }

    private static let messageMember = "message"

    var expectedProblems: [JSONNode] {
        document.member("problems", of: expected).map { Array(document.elements(of: $0)) } ?? []
    }

    /// The codes of some of the problems, where a case does not list them all.
    private var reportedCodes: [String]? {
        document.member("reports", of: expected).map { document.elements(of: $0).compactMap(document.string(of:)) }
    }

    /// The codes that a case expects.
    var expectedCodes: [String] {
        (reportedCodes ?? [])
            + expectedProblems.compactMap { document.member("code", of: $0).flatMap(document.string(of:)) }
    }

    private func describe(_ node: JSONNode, _ document: JSONDocument) -> String {
        String(decoding: CorpusCase.bytes(of: node, in: document), as: UTF8.self)
    }
}
