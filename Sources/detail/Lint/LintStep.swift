import DetailKit

/// Checks payloads and writes what is wrong with them: a function of the options and the payload, on any thread.
struct LintStep: Sendable {
    let options: LintOptions
    let writer: any LintWriter

    init(_ options: LintOptions) {
        self.options = options
        writer = options.format.writer(options)
    }

    /// A payload with its repairs put in; nil where there are none. What is not told is not repaired, and the files of photos have
    /// no part in it.
    func fixed(_ payload: Input, _ which: Repair.Certainty) -> FixedPayload? {
        let surroundings = Surroundings(today: options.today, kind: options.kind)
        guard let baseline = options.baseline else {
            return options.validator.fixed(payload.bytes, which, in: surroundings) { options.selection.tells($0) }
        }
        var hidden: Set<LintBaseline.Value>?
        return options.validator.fixed(payload.bytes, which, in: surroundings) { report, bytes in
            let report = report.keeping(options.selection.tells)
            // A repair may move what is known, which is then found by its value.
            let nodes = LintNodes(bytes)
            if let hidden { return report.keeping { !hidden.contains(LintBaseline.Value($0, in: nodes)) } }
            let known = known(payload, report, baseline)
            hidden = Set(zip(report.problems, known).compactMap { $1 == nil ? nil : LintBaseline.Value($0, in: nodes) })
            var left = known[...]
            return report.keeping { _ in left.popFirst() == .some(nil) }
        }
    }

    /// Checks a payload and adds what is found to a result.
    func run(_ payload: Input, into result: inout LintResult) {
        result.summary.bytes += payload.bytes.count
        let (validator, surroundings) = (options.validator, surroundings(of: payload.name))
        let report =
            if let before = options.before {
                validator.validate(payload.bytes, before: before, in: surroundings)
            } else {
                validator.validate(payload.bytes, in: surroundings)
            }
        take(report, of: payload, into: &result)
    }

    /// What a check of the payloads of a file has to know.
    func surroundings(of name: String) -> Surroundings {
        let photos = PhotosBeside.look(from: name, atMost: options.validator.tables.photos.largestFile)
        return Surroundings(today: options.today, photos: photos, kind: options.kind)
    }

    /// Adds a report to a result. The payload is made only where there is something to tell about it.
    func take(_ report: Report, of payload: @autoclosure () -> Input, into result: inout LintResult) {
        if !report.problems.isEmpty { return take(report, at: payload(), into: &result) }
        result.summary.add(report, codes: false)
        if options.tells, writer.tellsClean { writer.write(payload(), report, to: &result.bytes) }
    }

    private func take(_ report: Report, at payload: Input, into result: inout LintResult) {
        var report = options.selection.isAll ? report : report.keeping(options.selection.tells)
        if let path = options.newBaselinePath { return collect(payload, report, path, into: &result) }
        if let baseline = options.baseline { report = untold(payload, report, baseline, into: &result) }
        result.summary.add(report, codes: options.isStatistics)
        if options.tells, writer.tellsClean || !report.problems.isEmpty {
            writer.write(payload, report, to: &result.bytes)
        }
    }
}

/// What was found in some payloads: the bytes to print and the counts.
struct LintResult: Sendable {
    var bytes: [UInt8] = []
    var summary = LintSummary()

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        summary = LintSummary()
    }
}
