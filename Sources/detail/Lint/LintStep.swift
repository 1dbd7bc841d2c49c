import DetailKit

/// Checks payloads and writes what is wrong with them: a function of the options and the payload, on any thread.
struct LintStep: Sendable {
    let options: LintOptions
    let writer: any LintWriter

    init(_ options: LintOptions) {
        self.options = options
        writer = options.format.writer(options)
    }

    /// Checks a payload and adds what is found to a result.
    func run(_ payload: Input, into result: inout LintResult) {
        let report = report(on: payload)
        result.summary.add(report, codes: options.isStatistics)
        if !options.isStatistics { writer.write(payload, report, to: &result.bytes) }
    }

    private func report(on payload: Input) -> Report {
        let validator = options.validator
        let photos = PhotosBeside.look(from: payload.name, atMost: validator.tables.photos.largestFile)
        return validator.validate(payload.bytes, in: Surroundings(today: options.today, photos: photos))
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
