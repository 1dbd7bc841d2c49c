import DetailKit

/// How `detail lint` tells its results.
enum LintFormat: String, CaseIterable {
    case full
    case concise
    case json
    case ndjson
    case sarif
    case github
    case gitlab
    case junit
    case checkstyle

    /// Whether a person reads it on a terminal.
    var isForPeople: Bool { self == .full || self == .concise }

    /// Whether problems can be counted in place of being told.
    var hasStatistics: Bool { isForPeople || self == .json || self == .ndjson }

    /// What writes the results in this format.
    func writer(_ options: LintOptions) -> any LintWriter {
        switch self {
        case .full: LintTranscripts(options: options)
        case .concise: LintLines(options: options)
        case .json: LintReports(options: options)
        case .ndjson: LintProblems(options: options)
        case .sarif: LintSarif(options: options)
        case .github: LintAnnotations(options: options)
        case .gitlab: LintQuality(options: options)
        case .junit: LintSuites(options: options)
        case .checkstyle: LintCheckstyle(options: options)
        }
    }
}

/// Writes results in one format. Only the begin and the end know of the whole run; what is written for a payload depends on
/// nothing but the payload and its report, so payloads can be told on any thread.
protocol LintWriter: Sendable {
    /// What stands between two items of the run. Every item begins with it, and the first of the run loses it.
    var separator: String { get }

    /// Whether something is written about a payload without problems.
    var tellsClean: Bool { get }

    func begin() -> String

    /// Adds what is told about a payload.
    func write(_ payload: Input, _ report: Report, to bytes: inout [UInt8])

    /// Adds that an input could not be looked at. Where nothing is added, standard error tells it alone.
    func write(_ fault: LintFault, to bytes: inout [UInt8])

    /// What stands around everything that is told of one input.
    func begin(input name: String) -> String
    func end(input name: String) -> String

    func end(_ summary: LintSummary) -> String
}

extension LintWriter {
    var separator: String { "" }

    var tellsClean: Bool { false }

    func begin() -> String { "" }

    func write(_ fault: LintFault, to bytes: inout [UInt8]) {}

    func begin(input name: String) -> String { "" }

    func end(input name: String) -> String { "" }

    func end(_ summary: LintSummary) -> String { "" }
}
