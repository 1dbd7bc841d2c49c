import DetailKit

/// The codes that are told: those that `--select` names, without those that `--ignore` names.
///
/// A code is named by its beginning (`phone`, `phone.too`). What makes a payload unreadable and what a report leaves out is told
/// always: a file that nobody could read must not pass.
struct LintSelection: Sendable {
    private let selected: [String]
    private let ignored: [String]
    private let tables: Tables

    var isAll: Bool { selected.isEmpty && ignored.isEmpty }

    init(select: [String], ignore: [String], _ tables: Tables) throws(Failure) {
        self.tables = tables
        selected = select
        ignored = ignore
        if select.isEmpty, ignore.isEmpty { return }
        let codes = tables.codes.map(\.code)
        for (option, prefixes) in [("select", select), ("ignore", ignore)] {
            for prefix in prefixes where !codes.contains(where: { $0.hasPrefix(prefix) }) {
                let kinds = Set(tables.codes.map(\.kind)).sorted()
                let nearest = nearestWord(to: prefix, among: codes + kinds).map { "; did you mean '\($0)'?" }
                throw Failure("--\(option): no code begins with '\(prefix)'\(nearest ?? "")")
            }
        }
        if let prefix = ignore.first(where: { prefix in codes.allSatisfy { !$0.hasPrefix(prefix) || tables.isFixed($0) }
        }) {
            throw Failure("--ignore: '\(prefix)' is always told: it says what could not be read or is left out")
        }
        try checkIsLeft()
    }

    /// Refuses a selection of which nothing is left: a run that can tell nothing looks like one without a problem.
    private func checkIsLeft() throws(Failure) {
        if !tables.codes.contains(where: { tells($0.code) }) {
            throw Failure("--ignore leaves nothing of what --select names")
        }
    }

    func isAlwaysTold(_ problem: Problem) -> Bool { tables.isFixed(problem.code) }

    func tells(_ problem: Problem) -> Bool {
        isAlwaysTold(problem) || tells(problem.code)
    }

    /// Whether problems of a code are told, but for those that are told always.
    func tells(_ code: String) -> Bool {
        (selected.isEmpty || selected.contains { code.hasPrefix($0) })
            && !ignored.contains { code.hasPrefix($0) }
    }
}
