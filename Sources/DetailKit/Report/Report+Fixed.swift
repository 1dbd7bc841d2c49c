public import Findings
import JSONText

/// A payload with repairs put in.
public struct FixedPayload: Sendable, Equatable {
    /// The bytes of the payload; outside the values that were repaired they are those that were given.
    public let payload: [UInt8]

    /// How many problems were repaired.
    public let count: Int
}

extension Report {
    /// The payload with the repairs of this report put in: the certain ones, or the proposed ones as well.
    ///
    /// White space, the order of members and the way texts are escaped stay as they are. A repair is put in as a whole or, where
    /// another one has changed the same value, not at all.
    ///
    /// - Returns: nil when there is nothing to repair, and for a payload that is not JSON or has a member twice, which does
    ///   not say what it means.
    public func fixed(_ which: Repair.Certainty = .certain) -> FixedPayload? {
        guard let document else { return nil }
        var editor = JSONEditor(document)
        var count = 0
        // What is proposed says more than a stored form of the same value.
        let certainties: [Repair.Certainty] = which == .certain ? [.certain] : [.proposed, .certain]
        for certainty in certainties {
            for fix in problems.lazy.compactMap(\.fix) where fix.certainty == certainty && editor.apply(fix) {
                count += 1
            }
        }
        return editor.isChanged ? FixedPayload(payload: editor.text, count: count) : nil
    }
}

extension Validator {
    /// The payload with its repairs put in, and those that show only then.
    ///
    /// - Parameter isWanted: whether a problem is to be repaired; all are unless it says otherwise.
    /// - Returns: nil when there is nothing to repair, or nothing that may be touched (`Report.fixed`).
    public func fixed(
        _ payload: [UInt8], _ which: Repair.Certainty = .certain, in surroundings: Surroundings = .unknown,
        where isWanted: (Problem) -> Bool = { _ in true }
    ) -> FixedPayload? {
        fixed(payload, which, in: surroundings) { report, _ in report.keeping(isWanted) }
    }

    /// The same for whoever chooses among the problems of a report as a whole.
    ///
    /// - Parameter choose: the report with the problems that are to be repaired, of a payload as it then is.
    package func fixed(
        _ payload: [UInt8], _ which: Repair.Certainty, in surroundings: Surroundings,
        choosing choose: (Report, [UInt8]) -> Report
    ) -> FixedPayload? {
        var fixed: FixedPayload?
        var known: Set = [payload]
        for _ in 0..<Validator.maximumPasses {
            let current = fixed?.payload ?? payload
            let report = choose(validate(current, in: surroundings), current)
            // Proposals that lead back to where they came from have no end.
            guard let next = report.fixed(which), known.insert(next.payload).inserted else { break }
            fixed = FixedPayload(payload: next.payload, count: (fixed?.count ?? 0) + next.count)
        }
        return fixed
    }

    /// Repairs of repairs: a few passes are enough for all that we know, and a fault must not go on for ever.
    private static let maximumPasses = 16
}

extension JSONEditor {
    /// Puts in all operations of a repair, or none.
    fileprivate mutating func apply(_ fix: Problem.Fix) -> Bool {
        var changed = self
        for operation in fix.operations where !changed.apply(operation) { return false }
        self = changed
        return true
    }

    private mutating func apply(_ operation: PatchOperation) -> Bool {
        guard let pointer = JSONPointer(ifValid: operation.path) else { return false }
        let value = operation.value.map(json(of:)) ?? []
        return switch operation.kind {
        case .add: add(pointer, value)
        case .replace: replace(pointer, with: value)
        case .remove: remove(pointer)
        }
    }
}

extension JSONPointer {
    fileprivate init?(ifValid text: String) {
        do { try self.init(text) } catch { return nil }
    }
}
