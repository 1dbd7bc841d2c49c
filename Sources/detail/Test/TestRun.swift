import DetailKit

/// One run over a corpus.
struct TestRun {
    private let validator: Validator
    private let messages: Bool
    private let filters: [String]
    private var expectedFailures: ExpectedFailures
    private var coverage: CorpusCoverage
    private var passed = 0
    private var failed = 0
    private var failedAsExpected = 0
    private var isWhole = true

    init(_ validator: Validator, messages: Bool, filters: [String], _ expectedFailures: ExpectedFailures) {
        self.validator = validator
        self.messages = messages
        self.filters = filters
        self.expectedFailures = expectedFailures
        coverage = CorpusCoverage(validator.tables)
    }

    /// The other files are still run when one cannot be; the run as a whole could not be done.
    mutating func report(_ fault: Failure) {
        Output.error(fault)
        isWhole = false
    }

    /// Runs the cases of a file.
    mutating func test(_ path: String) {
        do throws(Failure) {
            for item in try TestRun.cases(path) where isWanted(item.id) {
                let differences = item.differences(validator, messages: messages)
                if differences.isEmpty { coverage.add(item) }
                count("\(path): \(item.id): \(item.why)", item.id, differences)
            }
        } catch {
            report(error)
        }
    }

    /// Runs the examples of every rule.
    mutating func testExamples() {
        for rule in validator.tables.ruleDescriptions where isWanted(rule.code) {
            let faults = rule.examples.flatMap { $0.faults(rule.code, validator) }
            if faults.isEmpty { coverage.addExample(of: rule.code) }
            count("\(rule.code): its examples", rule.code, faults)
        }
    }

    private func isWanted(_ id: String) -> Bool { filters.isEmpty || filters.contains { id.hasPrefix($0) } }

    private mutating func count(_ title: String, _ id: String, _ differences: [String]) {
        let reason = expectedFailures.take(id)
        if !differences.isEmpty, reason != nil {
            failedAsExpected += 1
            return
        }
        guard !differences.isEmpty || reason != nil else {
            passed += 1
            return
        }
        failed += 1
        Output.print(Excerpt.visible(FileName.shown(title)) + "\n")
        if let reason { Output.print("  passes, but is expected to fail: \(Excerpt.visible(reason))\n") }
        for difference in differences { Output.print("  \(Excerpt.visible(difference))\n") }
    }

    /// Prints what came of it.
    mutating func end(tellsCoverage: Bool) throws(Failure) -> ExitStatus {
        if passed + failed + failedAsExpected == 0, isWhole { throw Failure("test: no case in what was given") }
        // What was filtered out cannot be known to be gone.
        let unknown = filters.isEmpty && isWhole ? expectedFailures.remaining : []
        for id in unknown { Output.print("\(Excerpt.visible(id)): expected to fail, but there is no such case\n") }
        if passed + failed + failedAsExpected > 0 {
            let expected = failedAsExpected > 0 ? ", \(failedAsExpected) failed as expected" : ""
            Output.print("\(passed) passed, \(failed) failed\(expected)\n")
        }
        let isCovered = !tellsCoverage || printCoverage()
        if !isWhole { return .couldNotRun }
        return failed == 0 && unknown.isEmpty && isCovered ? .clean : .problems
    }

    private func printCoverage() -> Bool {
        let count = coverage.codes.count
        for (word, missing) in [("broken", coverage.unbroken), ("kept", coverage.unkept)] {
            Output.print("\(count - missing.count) of \(count) rules \(word)\n")
            for code in missing { Output.print("  not \(word): \(code)\n") }
        }
        return coverage.unbroken.isEmpty && coverage.unkept.isEmpty
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
