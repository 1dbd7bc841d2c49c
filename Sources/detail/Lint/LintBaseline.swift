import DetailKit

/// The problems that were there before, and are known: they are not told again, so that old data does not hide new faults.
///
/// A problem is known by its file, code, pointer and a mark of its value, not by its line. A mark is short, so that nobody finds the
/// value by trying. A payload of a batch has no lasting place, so it is known by a fingerprint, which no other one has: once it changes,
/// all its problems are told.
struct LintBaseline: Sendable {
    /// What a problem is known by.
    struct Key: Hashable, Sendable {
        let file: String
        let payload: String
        let code: String
        let path: String
        let value: String
    }

    /// What a problem is known by wherever it lies in its payload.
    struct Value: Hashable {
        private let code: String
        private let mark: String

        init(_ problem: Problem, in nodes: LintNodes) {
            (code, mark) = (problem.code, nodes.mark(problem.path))
        }
    }

    /// How often each is there in one payload.
    private(set) var counts: [Key: Int] = [:]

    /// The folder from which files are named.
    private let folder: String

    /// A baseline that knows nothing, for a file at a path.
    init(at path: String) {
        folder = FileName.folder(of: FileName.absolute(path))
    }

    init(at path: String, _ counts: [Key: Int]) {
        self.init(at: path)
        self.counts = counts
    }

    /// What the problems of a payload are known by, in their order; nil for what is told always.
    func keys(_ payload: Input, _ report: Report, _ isAlwaysTold: (Problem) -> Bool) -> [Key?] {
        let nodes = LintNodes(payload)
        let file = name(payload.name)
        let own = payload.record == nil ? "" : LintHash.fingerprint(of: payload.bytes)
        return report.problems.map { problem in
            if isAlwaysTold(problem) { return nil }
            let mark = nodes.mark(problem.path)
            return Key(file: file, payload: own, code: problem.code, path: problem.path, value: mark)
        }
    }

    /// A file as it is named in a baseline: from the folder of the baseline, wherever the command runs.
    func name(_ path: String) -> String {
        if path == "-" { return path }
        let absolute = FileName.absolute(path)
        return FileName.shown(absolute.hasPrefix(folder) ? String(absolute.dropFirst(folder.count)) : absolute)
    }
}

extension FileName {
    /// A path from the root, without steps that lead nowhere.
    static func absolute(_ path: String) -> String {
        var steps: [Substring] = []
        for step in (path.hasPrefix("/") ? path : "\(workingFolder)/\(path)").split(separator: "/") where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }
        return "/" + steps.joined(separator: "/")
    }

    /// The folder of a path, with its slash; empty where the path has none.
    static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }
}
