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

    /// The input of which something was told last, and more may be.
    private var openInput: String?

    /// Whether an item was written, so that the next one keeps its separator.
    private var hasItems = false

    /// Whether everything could be done so far.
    var isWhole: Bool { status == .clean }

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
                try LintBatch(step).forEach(of: source) { take($0, of: source.name) }
            } else if source.mayBeBatch, options.before == nil {
                try lintStandardInput(source)
            } else {
                let input = try source.readPayload()
                if options.before != nil, options.validator.isChange(input.bytes) {
                    throw Failure("\(source.name): a change has its card before in itself, and --before gives another")
                }
                lint(input)
                tellOfBatch(input)
            }
            summary.files += 1
            if let baseline = options.baseline { files.insert(baseline.name(source.name)) }
        } catch {
            report(LintFault(source.name, error))
        }
        closeInput()
    }

    /// Lints one payload or a batch, whichever comes.
    private mutating func lintStandardInput(_ source: LintSource) throws(Failure) {
        let start = try BatchStart(longest: options.validator.largestPayload)
        if start.isBatch {
            try LintBatch(step).forEach(of: source, after: start.bytes) { take($0, of: source.name) }
        } else {
            Batch.forEach(try source.readPayload(after: start.bytes)) { lint($0) }
        }
    }

    /// Says so when a file that was read as one payload probably has one a line.
    private func tellOfBatch(_ input: Input) {
        guard !options.isQuiet, options.before == nil, result.summary.worst == .error, Batch.isBatch(input.bytes) else {
            return
        }
        Output.error(Failure("\(input.name): one value after another; --ndjson reads each line as a payload"))
    }

    mutating func lint(_ payload: Input) {
        result.removeAll()
        step.run(payload, into: &result)
        take(result, of: payload.name)
    }

    /// Prints what was found in the next payloads of an input and counts it.
    private mutating func take(_ result: LintResult, of input: String) {
        summary.add(result.summary)
        progress?.show(summary)
        if options.fixing?.isDiff != true { tell(result.bytes, of: input) }
    }

    /// The other inputs are still looked at when one cannot be; the run as a whole could not be done.
    mutating func report(_ fault: LintFault) {
        Output.error(fault.failure)
        summary.faults.append(fault)
        status = .couldNotRun
        guard options.tells, options.fixing?.isDiff != true else { return }
        var bytes: [UInt8] = []
        step.writer.write(fault, to: &bytes)
        tell(bytes, of: fault.input)
        closeInput()
    }

    /// Prints items of an input.
    private mutating func tell(_ items: [UInt8], of input: String) {
        if items.isEmpty { return }
        if openInput == nil {
            tell(step.writer.begin(input: input).utf8)
            openInput = input
        }
        tell(hasItems ? items[...] : items.dropFirst(step.writer.separator.utf8.count))
        hasItems = true
    }

    private mutating func closeInput() {
        guard let input = openInput else { return }
        tell(step.writer.end(input: input).utf8)
        openInput = nil
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
            baseline.counts.keys.count {
                files.contains($0.file) && options.selection.tells($0.code) && !summary.known.contains($0)
            }
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
