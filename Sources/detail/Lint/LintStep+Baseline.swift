import DetailKit

extension LintStep {
    /// The report without the problems that are known.
    func untold(
        _ payload: Input, _ report: Report, _ baseline: LintBaseline, into result: inout LintResult
    ) -> Report {
        let keys = baseline.keys(payload, report, options.selection.isAlwaysTold)
        var left: [LintBaseline.Key: Int] = [:]
        var isKnown = keys.map { key in
            guard let key else { return false }
            let count = left[key] ?? baseline.counts[key] ?? 0
            left[key] = count - 1
            return count > 0
        }[...]
        result.summary.add(known: Set(zip(keys, isKnown).compactMap { $1 ? $0 : nil }), isKnown.count { $0 })
        return report.keeping { _ in isKnown.popFirst() == false }
    }

    /// Takes the problems up as known ones.
    func collect(_ payload: Input, _ report: Report, _ path: String, into result: inout LintResult) {
        var counts: [LintBaseline.Key: Int] = [:]
        for key in LintBaseline(at: path).keys(payload, report, options.selection.isAlwaysTold) {
            if let key { counts[key, default: 0] += 1 }
        }
        result.summary.add(payload, collected: counts)
    }
}
