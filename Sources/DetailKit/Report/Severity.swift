/// How much a problem matters.
public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Good to know: a stored form, a likely improvement.
    case info

    /// Probably not what was meant.
    case warning

    /// The card must not be saved like this.
    case error

    /// Information is less than a warning, and a warning less than an error.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int { self == .error ? 2 : self == .warning ? 1 : 0 }
}
