import Glibc

/// Tells on a terminal how far a long run is.
struct LintProgress {
    /// All bytes of the inputs, where they can be known.
    private let total: Int?
    private let start = LintProgress.now
    private var next: UInt64

    private static let width = 24

    /// Nothing is shown in the first second, and then ten times a second.
    private static let delay: UInt64 = 1_000_000_000
    private static let pace: UInt64 = 100_000_000

    /// Nil where nobody would see it.
    init?(_ options: LintOptions) {
        guard !options.isQuiet, isatty(STDERR_FILENO) == 1, Paint.environment("TERM") != "dumb" else { return nil }
        var total: Int? = 0
        LintInputs(options).forEach { source in
            var status = stat()
            let isKnown = FileName.with(source.path) { stat($0, &status) } == 0 && source.path != "-"
            total = isKnown ? total.map { $0 + Int(status.st_size) } : nil
        } fault: { _ in
        }
        self.total = total
        next = start + LintProgress.delay
    }

    private static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Shows how far the run is, when it is time to.
    mutating func show(_ summary: LintSummary) {
        let now = LintProgress.now
        if now < next { return }
        next = now + LintProgress.pace
        var text = "\(summary.payloads) payloads, \(summary.total) problems"
        if let total, total > 0 {
            let done = min(LintProgress.width, LintProgress.width * summary.bytes / total)
            let bar = String(repeating: "#", count: done) + String(repeating: ".", count: LintProgress.width - done)
            text = "[\(bar)] \(min(100, 100 * summary.bytes / total)) %  " + text
        }
        Output.show(text)
    }
}
