import TableFormat

/// How much an answer may hold, from `Rules/address/lookup.json`.
public struct LookupLimits: Sendable, Equatable {
    /// The most candidates of an answer.
    public var candidates: Int

    /// The most fields of a candidate.
    public var fields: Int

    /// The most bytes of an answer of a program.
    public var answerBytes: Int

    /// The most per cent of a candidate whose addition nobody could confirm.
    public var unconfirmed: Int

    /// How long somebody waits for an answer, in milliseconds.
    public var timeout: Int

    init(_ image: TableImage) throws(TableError) {
        let limits = try LimitTable(image)
        candidates = try limits.size(LookupSchema.Limit.candidates)
        fields = try limits.size(LookupSchema.Limit.fields)
        answerBytes = try limits.size(LookupSchema.Limit.answerBytes)
        unconfirmed = try limits.size(LookupSchema.Limit.unconfirmed)
        timeout = try limits.size(LookupSchema.Limit.timeout)
    }
}
