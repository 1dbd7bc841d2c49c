import DetailKit

extension LintStep {
    /// The report without the problems that are known.
    func untold(
        _ payload: Input, _ report: Report, _ baseline: LintBaseline, into result: inout LintResult
    ) -> Report {
        var keys = known(payload, report, baseline)[...]
        result.summary.add(known: Set(keys.compactMap { $0 }), keys.count { $0 != nil })
        return report.keeping { _ in keys.popFirst() == .some(nil) }
    }

    /// What each problem of a report is known by; nil for those that are not.
    func known(_ payload: Input, _ report: Report, _ baseline: LintBaseline) -> [LintBaseline.Key?] {
        var left: [LintBaseline.Key: Int] = [:]
        return baseline.keys(payload, report, options.selection.isAlwaysTold).map { key in
            guard let key else { return nil }
            let count = left[key] ?? baseline.counts[key] ?? 0
            left[key] = count - 1
            return count > 0 ? key : nil
        }
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
