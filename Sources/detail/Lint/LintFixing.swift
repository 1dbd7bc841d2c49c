import DetailKit

/// What `detail lint` does about repairs.
struct LintFixing: Sendable {
    /// Whether proposals are taken as well as what is certain.
    let which: Repair.Certainty

    /// Whether the changes are shown and not made.
    let isDiff: Bool

    static let fix = Option.flag(
        "fix", "put in the repairs that lose nothing, then tell what is left; standard input comes out repaired")
    static let fixProposed = Option.flag("fix-proposed", "put in what is only proposed as well")
    static let diff = Option.flag("diff", "show the repairs as a patch (patch -p1) and change nothing")

    /// Nil when nothing is to be repaired.
    init?(_ invocation: Invocation) {
        let options = [LintFixing.fix, LintFixing.fixProposed, LintFixing.diff]
        guard options.contains(where: { invocation.has($0.name) }) else { return nil }
        which = invocation.has(LintFixing.fixProposed.name) ? .proposed : .certain
        isDiff = invocation.has(LintFixing.diff.name)
    }

    /// The inputs of a file with repairs, and how many there are.
    struct Outcome {
        let bytes: [UInt8]
        let count: Int
        let payloads: [Input]
    }

    /// Repairs every payload of an input, each by itself.
    func fixed(_ input: Input, _ source: LintSource, _ step: LintStep) -> Outcome {
        var bytes: [UInt8] = []
        var count = 0
        var copied = 0
        var payloads: [Input] = []
        for payload in Batch.payloads(of: input, isBatch: source.isBatch, mayBeBatch: source.mayBeBatch) {
            var mended = payload.input
            if let fixed = step.fixed(payload.input, which) {
                count += fixed.count
                mended = Input(
                    name: mended.name, bytes: fixed.payload, line: mended.line, record: mended.record)
            }
            bytes += input.bytes[copied..<payload.range.lowerBound]
            bytes += mended.bytes
            copied = payload.range.upperBound
            payloads.append(mended)
        }
        bytes += input.bytes[copied...]
        return Outcome(bytes: bytes, count: count, payloads: payloads)
    }
}

extension LintRun {
    /// Repairs one input, writes it, and lints what it then is.
    mutating func fix(_ source: LintSource, _ fixing: LintFixing) throws(Failure) {
        let input = try source.read()
        let outcome = fixing.fixed(input, source, step)
        if fixing.isDiff {
            Output.print(UnifiedDiff(input.bytes, outcome.bytes).text(name: source.name))
        } else if source.path == "-" {
            Output.print(outcome.bytes)
        } else if outcome.count > 0 {
            do throws(Failure) { try WholeFile.write(outcome.bytes, to: source.path) } catch {
                // The file is as it was, and its problems are those that it had.
                for payload in Batch.payloads(of: input, isBatch: source.isBatch, mayBeBatch: source.mayBeBatch) {
                    lint(payload.input)
                }
                return report(LintFault(source.name, error))
            }
        }
        fixes.count += outcome.count
        if outcome.count > 0 { fixes.files += 1 }
        for payload in outcome.payloads { lint(payload) }
    }

    /// Says how much was repaired, or would be.
    func tellFixes() {
        // Where a file could not be written, there was something to mend.
        guard let fixing = options.fixing, !options.isQuiet, fixes.count > 0 || isWhole else { return }
        let files = options.validator.phrase("summary.files", count: fixes.files, language: options.language)
        let key = fixes.count == 0 ? "summary.unmended" : fixing.isDiff ? "summary.wouldMend" : "summary.mended"
        let parameters = [Parameter("count", fixes.count), Parameter("files", files)]
        Output.flush()
        Output.warn(options.validator.phrase(key, language: options.language, parameters) + "\n")
    }
}
