import DetailKit

/// What is counted in a run, or in a part of one.
struct LintSummary: Sendable {
    var files = 0
    private(set) var payloads = 0

    /// The bytes of the payloads.
    var bytes = 0

    /// Why inputs could not be looked at.
    var faults: [LintFault] = []

    /// Problems by severity, in the order of `Severity.allCases`.
    private var counts = (info: 0, warning: 0, error: 0)
    private(set) var repairs = 0

    /// Problems by code, when they are counted.
    private(set) var codes: [String: LintCodeCount] = [:]

    /// Problems that are known and not told, and what they are known by.
    private(set) var knownCount = 0
    /// Known problems of the files that were looked at and are gone; nil without a baseline.
    var gone: Int?
    private(set) var known: Set<LintBaseline.Key> = []

    /// Problems that are taken up as known ones.
    private(set) var collected: [LintBaseline.Key: Int] = [:]

    var total: Int { counts.info + counts.warning + counts.error }

    /// The worst that was found.
    var worst: Severity? {
        counts.error > 0 ? .error : counts.warning > 0 ? .warning : counts.info > 0 ? .info : nil
    }

    func count(_ severity: Severity) -> Int {
        switch severity {
        case .info: counts.info
        case .warning: counts.warning
        case .error: counts.error
        }
    }

    mutating func add(_ report: Report, codes isCounted: Bool) {
        payloads += 1
        for problem in report.problems {
            switch problem.severity {
            case .info: counts.info += 1
            case .warning: counts.warning += 1
            case .error: counts.error += 1
            }
            if problem.fix != nil { repairs += 1 }
            if isCounted {
                codes[problem.code, default: LintCodeCount(code: problem.code)].add(problem)
            }
        }
    }

    mutating func add(known keys: Set<LintBaseline.Key>, _ count: Int) {
        knownCount += count
        known.formUnion(keys)
    }

    mutating func add(_ payload: Input, collected counts: [LintBaseline.Key: Int]) {
        payloads += 1
        collected.merge(counts, uniquingKeysWith: max)
    }

    /// Adds what another part of the run counted.
    mutating func add(_ other: LintSummary) {
        files += other.files
        payloads += other.payloads
        bytes += other.bytes
        counts.info += other.counts.info
        counts.warning += other.counts.warning
        counts.error += other.counts.error
        repairs += other.repairs
        faults += other.faults
        add(known: other.known, other.knownCount)
        collected.merge(other.collected, uniquingKeysWith: max)
        codes.merge(other.codes) { $0.adding($1) }
    }
}

/// How often a code was found.
struct LintCodeCount: Sendable {
    let code: String
    private(set) var severity = Severity.info
    private(set) var count = 0
    private(set) var repairs = 0

    init(code: String) { self.code = code }

    mutating func add(_ problem: Problem) {
        severity = max(severity, problem.severity)
        count += 1
        if problem.fix != nil { repairs += 1 }
    }

    func adding(_ other: LintCodeCount) -> LintCodeCount {
        var sum = self
        sum.severity = max(severity, other.severity)
        sum.count += other.count
        sum.repairs += other.repairs
        return sum
    }
}
