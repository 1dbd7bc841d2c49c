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
        isBatch = options.isBatch || name.hasSuffix(LintSource.batchEnding)
    }

    /// How the names of batches end.
    static let batchEnding = ".ndjson"

    /// Standard input holds one payload, or one a line, and says which only by what it holds.
    var mayBeBatch: Bool { path == "-" && name == "-" }

    func read() throws(Failure) -> Input { Input(name: name, bytes: try Input.read(path).bytes) }
}
