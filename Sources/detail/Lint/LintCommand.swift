import DetailKit

extension Command {
    static let lint = Command(
        name: "lint", arguments: "[FILE|DIR|GLOB|-]...",
        summary: "check cards, or details alone, and tell what is wrong", options: LintOptions.all, run: runLint)

    private static func runLint(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        var invocation = invocation
        try invocation.add(environment: "DETAIL_FORMAT", for: LintOptions.formatOption)
        if let known = invocation["baseline"], let new = invocation["write-baseline"], known != new {
            throw Failure("lint: --write-baseline takes up all problems, also those that --baseline knows")
        }
        let settings = try LintSettings(invocation)
        invocation.add(settings.values)
        if invocation.has("show-config") {
            Output.print(settings.text(invocation))
            return .clean
        }
        let options = try LintOptions(invocation, settings)
        let inputs = LintInputs(options)
        if let path = options.outputPath { try Output.redirect(to: path) }
        var run = LintRun(options)
        run.begin()
        inputs.forEach { source in
            run.lint(source)
        } fault: {
            run.report($0)
        }
        return try run.end()
    }
}
