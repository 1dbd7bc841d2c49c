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
        ValidationSession(self).validate(payload, in: surroundings)
    }

    /// Checks a card, or a detail alone that is saved into one, and whether it may have come from the card before it.
    ///
    /// The same as a payload `{"before": card, "after": payload}`, with paths into the payload. See
    /// `ValidationSession.validate(_:before:in:)`.
    public func validate(_ payload: [UInt8], before: [UInt8], in surroundings: Surroundings = .unknown) -> Report {
        ValidationSession(self).validate(payload.span, before: before.span, in: surroundings)
    }

    func problem(_ error: JSONError) -> Problem {
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
