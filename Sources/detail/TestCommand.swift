import DetailKit

extension Command {
    static let test = Command(
        name: "test", arguments: "DIR|FILE...", summary: "run the cases of a corpus", options: [.tables], run: runTest)

    private static func runTest(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        guard !invocation.inputs.isEmpty else { throw Failure("test: which folder?") }
        let validator = try invocation.validator()
        var passed = 0
        var failed = 0
        for path in try Input.paths(invocation.inputs) {
            let file: CorpusFile
            do { file = try CorpusFile(try Input.read(path).bytes) } catch let fault as CorpusFile.Fault {
                throw Failure("\(path): \(fault)")
            } catch {
                throw Failure("\(path): cannot be read")
            }
            for item in file.cases {
                let differences = item.differences(validator)
                if differences.isEmpty {
                    passed += 1
                    continue
                }
                failed += 1
                Output.print("\(path): \(item.id): \(item.why)\n")
                for difference in differences { Output.print("  \(difference)\n") }
            }
        }
        Output.print("\(passed) passed, \(failed) failed\n")
        return failed == 0 ? .clean : .problems
    }
}
