import DetailKit

extension Command {
    static let test = Command(
        name: "test", arguments: "DIR|FILE...", summary: "run the cases of a corpus", options: [.tables], run: runTest)

    private static func runTest(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        guard !invocation.inputs.isEmpty else { throw Failure("test: which folder?") }
        let validator = try invocation.validator()
        var passed = 0
        var failed = 0
        var isWhole = true
        func report(_ fault: Failure) {
            Output.error(fault)
            isWhole = false
        }
        for path in invocation.inputs.flatMap({ Input.paths($0, report) }) {
            do throws(Failure) {
                for item in try cases(path) {
                    let differences = item.differences(validator)
                    if differences.isEmpty { passed += 1 } else { failed += 1 }
                    if differences.isEmpty { continue }
                    Output.print(Excerpt.visible("\(path): \(item.id): \(item.why)") + "\n")
                    for difference in differences { Output.print("  \(Excerpt.visible(difference))\n") }
                }
            } catch {
                report(error)
            }
        }
        if passed + failed == 0, isWhole { throw Failure("test: no case in what was given") }
        if passed + failed > 0 { Output.print("\(passed) passed, \(failed) failed\n") }
        return isWhole ? failed == 0 ? .clean : .problems : .couldNotRun
    }

    private static func cases(_ path: String) throws(Failure) -> [CorpusCase] {
        let bytes = try Input.read(path).bytes
        do throws(CorpusFile.Fault) {
            return try CorpusFile(bytes).cases
        } catch {
            throw Failure("\(path): \(error)")
        }
    }
}
