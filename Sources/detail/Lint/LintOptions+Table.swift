import DetailKit

extension LintOptions {
    /// The options of `detail lint`, in the order of the help.
    static let all: [Option] = [
        .value(
            "format", short: "f", "FORMAT", choices: LintFormat.allCases.map(\.rawValue),
            "a transcript, or results for a program (default: full)"),
        .language,
        .flag("ndjson", "every line of an input is a payload; files called *.ndjson are read so always"),
        .value("stdin-filename", "NAME", "what standard input is spoken of as; a name *.ndjson makes it a batch"),
        .flag("allow-no-match", "a pattern that matches no file, or a folder without one, is no error"),
        .value(
            "fail-on", "SEVERITY", choices: Severity.allCases.reversed().map(\.rawValue),
            "what makes the exit status 1 (default: warning)"),
        .flag("exit-zero", "the exit status is 0 also when there are problems"),
        .flag("statistics", "count the problems by code in place of telling them"),
        .value("output", short: "o", "FILE", "write the results to a file, whole or not at all"),
        .flag("quiet", short: "q", "tell the problems and nothing else: no last line"),
        .value("color", "WHEN", choices: Paint.choices, "colour the transcript (default: auto, on a terminal)"),
        .today,
        .policy,
        .tables,
    ]
}
