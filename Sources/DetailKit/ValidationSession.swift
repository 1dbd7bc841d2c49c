import Findings
import JSONText

/// Checks one payload after another in the same memory: a batch settles at no allocation for a valid card.
///
/// A session belongs to one thread at a time; any number of them share a validator. Let go of a report before the next call,
/// or its payload's memory cannot be used again.
public final class ValidationSession {
    /// What decides.
    public let validator: Validator
    private var reader: JSONReader
    private let check: CardCheck

    /// A session without memory yet.
    public init(_ validator: Validator) {
        self.validator = validator
        let limits = validator.tables.rules.limits
        reader = JSONReader(
            limits: JSONLimits(depth: limits.depth, bytes: limits.payloadBytes, duplicates: .collected))
        check = CardCheck(tables: validator.tables, policy: validator.policy)
    }

    /// Checks one payload: a card, or a detail with its `kind`.
    ///
    /// Malformed JSON is a problem of the report, never an error of this call.
    public func validate(_ payload: Span<UInt8>, in surroundings: Surroundings = .unknown) -> Report {
        validate(payload, nil, isBeforeMissing: false, surroundings)
    }

    private func validate(
        _ payload: Span<UInt8>, _ before: JSONDocument?, isBeforeMissing: Bool, _ surroundings: Surroundings
    ) -> Report {
        let document: JSONDocument
        do { document = try reader.read(payload) } catch {
            return Report(
                problems: [validator.problem(error)], document: nil, edits: [], rules: validator.tables.rules)
        }
        check.begin(document, surroundings)
        defer { check.end() }
        if document.hasDuplicates { check.reportDuplicates() }
        if isBeforeMissing { check.reportMissingBefore() }
        check.payload(before: isBeforeMissing ? nil : before)
        return check.finish()
    }

    /// Checks a card, and whether it may have come from the one before it: the rules on what is read-only and on what cannot
    /// be removed. Paths are into the payload; the card before is only read.
    ///
    /// A card before that is no object in JSON is a problem of the report. A payload that is itself a change, with `before`
    /// and `after`, and a detail alone are checked as they are.
    public func validate(_ payload: Span<UInt8>, before: Span<UInt8>, in surroundings: Surroundings = .unknown)
        -> Report
    {
        let limits = validator.tables.rules.limits
        let known = try? JSONDocument(
            before, limits: JSONLimits(depth: limits.depth, bytes: limits.payloadBytes, duplicates: .collected))
        return validate(
            payload, known, isBeforeMissing: known.map { $0.kind($0.root) != .object } ?? true, surroundings)
    }

    /// Checks one payload.
    public func validate(_ payload: [UInt8], in surroundings: Surroundings = .unknown) -> Report {
        validate(payload.span, in: surroundings)
    }
}
