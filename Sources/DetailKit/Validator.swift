import Findings
import JSONText
public import TableFormat

/// Decides whether a payload is right: a whole card, or a detail alone.
///
/// A validator holds tables and a policy and nothing else, so one serves any number of threads.
public struct Validator: Sendable {
    /// The tables that decide.
    public let tables: Tables

    /// How much each problem matters where it differs from the tables.
    public let policy: Policy

    /// The validator over the tables that are part of the program.
    public static let standard: Result<Validator, TableError> = Result { () throws(TableError) in
        Validator(tables: try Tables.embedded())
    }

    /// A validator over other tables.
    public init(tables: Tables, policy: Policy = .none) {
        self.tables = tables
        self.policy = policy
    }
}

extension Validator {
    /// The bytes of the largest payload that is looked at.
    package var largestPayload: Int { tables.rules.limits.payloadBytes }

    /// What the reading of a payload is bounded by.
    var limits: JSONLimits {
        let limits = tables.rules.limits
        return JSONLimits(depth: limits.depth, bytes: limits.payloadBytes, duplicates: .collected)
    }
}
