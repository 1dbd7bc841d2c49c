import DetailKit

/// One run of `detail lint`: its inputs go through the step one after another, and what is found is printed in their order.
struct LintRun {
    let options: LintOptions
    let step: LintStep
    private var summary = LintSummary()
    private var result = LintResult()
    private var status = ExitStatus.clean
    private var progress: LintProgress?

    /// The files that were looked at, as the baseline names them.
    private var files: Set<String> = []

    /// How many problems were repaired, and in how many files.
    var fixes = (count: 0, files: 0)

    /// Whether an item was written, so that the next one keeps its separator.
    private var hasItems = false

    init(_ options: LintOptions) {
        self.options = options
        step = LintStep(options)
        progress = LintProgress(options)
    }

    func begin() {
        if options.tells { tell(step.writer.begin().utf8) }
    }

    /// Lints one input, with all payloads in it.
    mutating func lint(_ source: LintSource) {
        do throws(Failure) {
            if let fixing = options.fixing {
                try fix(source, fixing)
            } else if source.isBatch {
                try LintBatch(step).forEach(of: source) { take($0) }
            } else {
                let input = try source.read()
                if source.mayBeBatch, options.before == nil { Batch.forEach(input) { lint($0) } } else { lint(input) }
            }
            summary.files += 1
            if let baseline = options.baseline { files.insert(baseline.name(source.name)) }
        } catch {
            report(error)
        }
    }

    mutating func lint(_ payload: Input) {
        result.removeAll()
        step.run(payload, into: &result)
        take(result)
    }

    /// Prints what was found in the next payloads and counts it.
    private mutating func take(_ result: LintResult) {
        summary.add(result.summary)
        progress?.show(summary)
        if result.bytes.isEmpty || options.fixing?.isDiff == true { return }
        tell(hasItems ? result.bytes[...] : result.bytes.dropFirst(step.writer.separator.utf8.count))
        hasItems = true
    }

    /// The other inputs are still looked at when one cannot be; the run as a whole could not be done.
    mutating func report(_ fault: Failure) {
        Output.error(fault)
        summary.faults.append(fault.message)
        status = .couldNotRun
    }

    private func tell(_ bytes: some Sequence<UInt8>) {
        if options.tellsBeside {
            Output.flush()
            Output.warn(String(decoding: Array(bytes), as: UTF8.self))
        } else {
            Output.print(bytes)
        }
    }

    /// Prints the end and answers the exit status.
    mutating func end() throws(Failure) -> ExitStatus {
        if let path = options.newBaselinePath { return try write(LintBaseline(at: path, summary.collected), to: path) }
        summary.gone = options.baseline.map { baseline in
            baseline.counts.keys.count { files.contains($0.file) && !summary.known.contains($0) }
        }
        if options.isStatistics {
            let isText = options.format.isForPeople
            tell((isText ? summary.statisticsText(options.paint) : summary.statisticsJSON).utf8)
            if isText { tell(summary.ending(options).utf8) }
        } else if options.fixing?.isDiff != true {
            tell(step.writer.end(summary).utf8)
        }
        tellFixes()
        if status == .clean, !options.isExitZero, options.fixing?.isDiff == true, fixes.count > 0 { return .problems }
        if status == .clean, !options.isExitZero, let worst = summary.worst, worst >= options.failing {
            return .problems
        }
        return status
    }

    /// Writes the problems that are known from now on. What could not be looked at would come back as new, so that then
    /// nothing is written.
    private func write(_ baseline: LintBaseline, to path: String) throws(Failure) -> ExitStatus {
        if status == .clean { try WholeFile.write(baseline.json, to: path) }
        return status
    }
}
