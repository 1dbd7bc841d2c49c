import DetailKit

/// One run of `detail lint`: its inputs go through the step one after another, and what is found is printed in their order.
struct LintRun {
    private let options: LintOptions
    private let step: LintStep
    private var summary = LintSummary()
    private var result = LintResult()
    private var status = ExitStatus.clean

    /// Whether an item was written, so that the next one keeps its separator.
    private var hasItems = false

    init(_ options: LintOptions) {
        self.options = options
        step = LintStep(options)
    }

    func begin() {
        if !options.isStatistics { Output.print(step.writer.begin()) }
    }

    /// Lints one input, with all payloads in it.
    mutating func lint(_ source: LintSource) {
        do throws(Failure) {
            if source.isBatch {
                try LintBatch(step).forEach(of: source) { take($0) }
            } else {
                let input = try source.read()
                if source.mayBeBatch { Batch.forEach(input) { lint($0) } } else { lint(input) }
            }
            summary.files += 1
        } catch {
            report(error)
        }
    }

    private mutating func lint(_ payload: Input) {
        result.removeAll()
        step.run(payload, into: &result)
        take(result)
    }

    /// Prints what was found in the next payloads and counts it.
    private mutating func take(_ result: LintResult) {
        summary.add(result.summary)
        if result.bytes.isEmpty { return }
        Output.print(hasItems ? result.bytes[...] : result.bytes.dropFirst(step.writer.separator.utf8.count))
        hasItems = true
    }

    /// The other inputs are still looked at when one cannot be; the run as a whole could not be done.
    mutating func report(_ fault: Failure) {
        Output.error(fault)
        status = .couldNotRun
    }

    /// Prints the end and answers the exit status.
    func end() -> ExitStatus {
        if options.isStatistics {
            let text = options.format.isForPeople ? summary.statisticsText(options.paint) : summary.statisticsJSON
            Output.print(text)
        } else {
            Output.print(step.writer.end(summary))
        }
        if options.isStatistics, options.format.isForPeople, !options.isQuiet, summary.files > 0 {
            Output.print(summary.text(options.validator, language: options.language))
        }
        if status == .clean, !options.isExitZero, let worst = summary.worst, worst >= options.failing {
            return .problems
        }
        return status
    }
}
