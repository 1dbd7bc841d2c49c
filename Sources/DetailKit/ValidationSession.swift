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
        reader = JSONReader(limits: validator.limits)
        check = CardCheck(tables: validator.tables, policy: validator.policy)
    }

    /// Checks one payload: a card, or a detail with its `kind`.
    ///
    /// Malformed JSON is a problem of the report, never an error of this call.
    public func validate(_ payload: Span<UInt8>, in surroundings: Surroundings = .unknown) -> Report {
        validate(payload, nil, surroundings)
    }

    private func validate(_ payload: Span<UInt8>, _ before: CardBefore?, _ surroundings: Surroundings) -> Report {
        let document: JSONDocument
        do { document = try reader.read(payload) } catch {
            return Report(
                problems: [validator.problem(error)], document: nil, edits: [], rules: validator.tables.rules)
        }
        check.begin(document, surroundings)
        defer { check.end() }
        if document.hasDuplicates { check.reportDuplicates() }
        check.payload(before: before)
        return check.finish()
    }

    /// Checks a card, and whether it may have come from the one before it: the rules on what is read-only and on what cannot
    /// be removed. Paths are into the payload; the card before is only read.
    ///
    /// A detail alone, with its `kind`, is checked as it is saved into the card before: it takes the place of the one with its
    /// `id`, or is added. What is told of the card that comes of it is told of the detail; the `first` of a problem that lies in
    /// the card is a pointer into the card.
    ///
    /// A card before that is none, or cannot be read in a part that counts, is a problem of the report; so is a payload that is
    /// itself a change, with `before` and `after`.
    public func validate(_ payload: Span<UInt8>, before: Span<UInt8>, in surroundings: Surroundings = .unknown)
        -> Report
    {
        let known = try? JSONDocument(before, limits: validator.limits)
        // What says something twice does not say what it means.
        let isClear = known?.duplicates.isEmpty ?? false
        return validate(payload, known.flatMap { isClear ? .document($0) : nil } ?? .unreadable, surroundings)
    }

    /// Checks one payload.
    public func validate(_ payload: [UInt8], in surroundings: Surroundings = .unknown) -> Report {
        validate(payload.span, in: surroundings)
    }
}
