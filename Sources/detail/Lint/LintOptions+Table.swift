import DetailKit

extension LintOptions {
    static let formatOption = Option.value(
        "format", short: "f", "FORMAT", choices: LintFormat.allCases.map(\.rawValue),
        "a transcript, or results for a program (default: DETAIL_FORMAT, or full)")

    /// The options that a configuration may give.
    static let settings: Set = [
        "format", "lang", "select", "ignore", "baseline", "positions", "show-values", "ndjson", "allow-no-match",
        "fail-on",
        "exit-zero", "statistics", "kind", "quiet", "color", "policy", "tables",
    ]

    /// The options of `detail lint`, in the order of the help.
    static let all: [Option] = [
        formatOption,
        .language,
        .list("select", "CODES", "tell only codes that begin like these, such as phone,email.disposable"),
        .list("ignore", "CODES", "do not tell codes that begin like these; what cannot be read is always told"),
        .value("baseline", "FILE", "do not tell the problems that are known in a file"),
        .value("write-baseline", "FILE", "tell nothing, and write all problems to a file as known ones"),
        .flag("positions", "with --format json: add segments, offset, length, line, column, endLine, endColumn"),
        .flag(
            "show-values", "for programs: add the values that problems are about, which results leave out for privacy"),
        .value("before", "FILE", "the card before a change: tell also what the change may not do"),
        .value("kind", "KIND", "every payload is a detail of this kind, also when it does not say so"),
        .flag("ndjson", "every line of an input is a payload; files called *.ndjson or *.jsonl are read so always"),
        .value("stdin-filename", "NAME", "what standard input is spoken of as; a name *.ndjson makes it a batch"),
        .flag("allow-no-match", "a pattern that matches no file, or a folder without one, is no error"),
        .value(
            "fail-on", "SEVERITY", choices: Severity.allCases.reversed().map(\.rawValue),
            "what makes the exit status 1 (default: warning)"),
        .flag("exit-zero", "the exit status is 0 also when there are problems"),
        LintFixing.fix,
        LintFixing.fixProposed,
        LintFixing.diff,
        .flag("statistics", "count the problems by code in place of telling them"),
        .value("output", short: "o", "FILE", "write the results to a file, whole or not at all"),
        .flag("quiet", short: "q", "tell the problems and nothing else: no last line"),
        .value("color", "WHEN", choices: Paint.choices, "colour the transcript (default: auto, on a terminal)"),
        .value(
            "config", "FILE", "the settings to use (default: the nearest detail.json, from the working folder upwards)"),
        .flag("isolated", "use no settings"),
        .flag("show-config", "print the settings in use and end"),
        .today,
        .policy,
        .tables,
    ]
}
