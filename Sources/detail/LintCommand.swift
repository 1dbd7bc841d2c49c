import DetailKit

extension Command {
    static let lint = Command(
        name: "lint", arguments: "[FILE|DIR|-]...",
        summary: "check cards, or details alone, and tell what is wrong",
        options: [
            .value(
                "format", "FORMAT", choices: LintFormat.allCases.map(\.rawValue),
                "a transcript, or one report a line (default: full)"),
            .language,
            .value(
                "fail-on", "SEVERITY", choices: ["error", "warning"], "what makes the exit status 1 (default: warning)"),
            .flag("ndjson", "every line of an input is a payload"),
            .today,
            .policy,
            .tables,
        ],
        run: runLint)

    private static func runLint(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let validator = try invocation.validatorWithPolicy()
        invocation.checkLanguage(validator)
        let today = try invocation.today(validator)
        let format = LintFormat(rawValue: invocation["format"] ?? "") ?? .full
        let failing: Severity = invocation["fail-on"] == "error" ? .error : .warning
        var status = ExitStatus.clean
        var summary = LintSummary()
        func lint(_ payload: Input) {
            let photos = PhotosBeside.look(from: payload.name, atMost: validator.tables.photos.largestFile)
            let report = validator.validate(payload.bytes, in: Surroundings(today: today, photos: photos))
            summary.add(report)
            if report.problems.contains(where: { $0.severity >= failing }) { status = max(status, .problems) }
            switch format {
            case .full: Output.print(Transcript(payload, report, validator, language: invocation.language).text)
            case .json:
                Output.print(report.json(language: invocation.language))
                Output.print("\n")
            }
        }
        // The other inputs are still looked at when one cannot be; the run as a whole could not be done.
        func report(_ fault: Failure) {
            Output.error(fault)
            status = .couldNotRun
        }
        for path in (invocation.inputs.isEmpty ? ["-"] : invocation.inputs).lazy.flatMap({ Input.paths($0, report) }) {
            do throws(Failure) {
                if invocation.has("ndjson") {
                    try LineReader.forEach(of: path, lint)
                } else {
                    Batch.forEach(try Input.read(path), lint)
                }
                summary.files += 1
            } catch {
                report(error)
            }
        }
        if format == .full, summary.files > 0 { Output.print(summary.text(validator, language: invocation.language)) }
        return status
    }
}

/// How `detail lint` tells its results.
enum LintFormat: String, CaseIterable {
    case full
    case json
}
