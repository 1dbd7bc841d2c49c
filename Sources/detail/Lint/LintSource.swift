/// One input of a run: a file or standard input.
struct LintSource: Sendable {
    /// What is opened: a path, or `-`.
    let path: String

    /// What it is spoken of as.
    let name: String

    /// Whether every line is a payload.
    let isBatch: Bool

    init(_ path: String, _ options: LintOptions) {
        self.path = path
        name = path == "-" ? options.standardInputName ?? path : path
        isBatch = options.isBatch || LintSource.isBatchName(name)
    }

    /// Whether a file is called as batches are.
    static func isBatchName(_ name: String) -> Bool { [".ndjson", ".jsonl"].contains { name.hasSuffix($0) } }

    /// Standard input holds one payload, or one a line, and says which only by what it holds.
    var mayBeBatch: Bool { path == "-" && name == "-" }

    func read() throws(Failure) -> Input { Input(name: name, bytes: try Input.read(path).bytes) }

    /// Reads what is probably one payload, and is too large for one otherwise.
    ///
    /// - Parameter start: what has been read of it.
    func readPayload(after start: [UInt8] = []) throws(Failure) -> Input {
        let advice = "; a batch with --ndjson may have any size"
        return Input(name: name, bytes: try Input.read(path, after: start, advice: advice).bytes)
    }
}
