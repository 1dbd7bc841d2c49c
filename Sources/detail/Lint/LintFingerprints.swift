import DetailKit

/// What makes a problem the same one in the next run: its file, code, pointer and value, and not its line.
struct LintFingerprints {
    private let payload: Input
    private let nodes: LintNodes

    /// How often a code was told at a pointer so far.
    private var seen: [String: Int] = [:]

    init(_ payload: Input) {
        self.payload = payload
        nodes = LintNodes(payload)
    }

    mutating func next(_ problem: Problem) -> String {
        let key = problem.code + " " + problem.path
        let count = seen[key, default: 0]
        seen[key] = count + 1
        var hash = LintHash()
        hash.add(FileName.bytes(payload.name))
        hash.add(problem.code.utf8)
        hash.add(problem.path.utf8)
        hash.add(nodes.mark(problem.path).utf8)
        hash.add(String(count).utf8)
        // The lines of a batch move; a payload is found again by what it holds.
        if payload.record != nil { hash.add(LintHash.mark(payload.bytes).utf8) }
        return hash.fingerprint
    }
}
