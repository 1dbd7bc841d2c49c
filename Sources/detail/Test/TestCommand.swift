import DetailKit

extension Command {
    static let test = Command(
        name: "test", arguments: "DIR|FILE...", summary: "run the cases of a corpus, and the examples of the rules",
        options: [
            .flag("messages", "compare the messages that cases give as well"),
            .list("filter", "PREFIX", "only the cases whose ids begin so"),
            .value(
                "expected-failures", "FILE",
                "cases that are known to fail: [{\"id\", \"reason\"}]; one that passes is told, and fails"),
            .flag("rules", "the examples of the rules as well"),
            .flag("coverage", "tell which rules no case breaks or keeps; none may be missing"),
            .tables,
        ],
        run: runTest)

    private static func runTest(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        guard !invocation.inputs.isEmpty || invocation.has("rules") else { throw Failure("test: which folder?") }
        var run = TestRun(
            try invocation.validator(), messages: invocation.has("messages"), filters: invocation.list("filter"),
            try invocation["expected-failures"].map(ExpectedFailures.init) ?? ExpectedFailures())
        for path in invocation.inputs.flatMap({ Input.paths($0) { run.report($0) } }) { run.test(path) }
        if invocation.has("rules") { run.testExamples() }
        return try run.end(tellsCoverage: invocation.has("coverage"))
    }
}
