import Findings
import JSONText

extension Validator {
    /// Checks one payload: a card, or a detail with its `kind`.
    ///
    /// Malformed JSON is a problem of the report, never an error of this call.
    public func validate(_ payload: [UInt8], in surroundings: Surroundings = .unknown) -> Report {
        validate(payload.span, in: surroundings)
    }

    /// Checks one payload: a card, or a detail with its `kind`.
    public func validate(_ payload: Span<UInt8>, in surroundings: Surroundings = .unknown) -> Report {
        let limits = tables.rules.limits
        let document: JSONDocument
        do {
            document = try JSONDocument(
                payload, limits: JSONLimits(depth: limits.depth, bytes: limits.payloadBytes, duplicates: .collected))
        } catch {
            return Report(problems: [problem(error)], document: nil, edits: [], rules: tables.rules)
        }
        let check = CardCheck(
            tables: tables, policy: policy, surroundings: surroundings, schema: tables.schema, document: document)
        for duplicate in document.duplicates {
            check.report(
                JSONErrorCode.duplicateMember.rawValue, at: duplicate.name,
                [Parameter("firstOffset", document.sourceRange(duplicate.first).lowerBound)])
        }
        check.payload()
        return check.finish()
    }

    private func problem(_ error: JSONError) -> Problem {
        let limits = tables.rules.limits
        var parameters: [Parameter] = []
        if error.code == .tooLarge { parameters.append(Parameter("limit", limits.payloadBytes)) }
        if error.code == .tooDeep { parameters.append(Parameter("limit", limits.depth)) }
        let row = tables.rules.problem(error.code.rawValue)
        return Problem(
            path: "", code: error.code.rawValue, severity: row.flatMap(tables.rules.severity(ofProblem:)) ?? .error,
            range: error.range, parameters: parameters, fix: nil)
    }
}
