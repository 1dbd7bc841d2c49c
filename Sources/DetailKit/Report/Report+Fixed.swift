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
        guard let first = validate(payload, in: surroundings).keeping(isWanted).fixed(which) else { return nil }
        var fixed = first
        for _ in 1..<Validator.maximumPasses {
            let report = validate(fixed.payload, in: surroundings).keeping(isWanted)
            guard let next = report.fixed(.certain) else { break }
            fixed = FixedPayload(payload: next.payload, count: fixed.count + next.count)
        }
        return fixed
    }

    /// Repairs of repairs: one pass is enough for all that we know, and a fault must not go round for ever.
    private static let maximumPasses = 4
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
