/// Finds the files that the arguments name: files, folders with all below them, patterns, and standard input.
struct LintInputs {
    private let options: LintOptions

    init(_ options: LintOptions) { self.options = options }

    /// Calls `body` with each input once, in the order of the arguments; what names no file goes to `fault`.
    func forEach(_ body: (LintSource) -> Void, fault: (Failure) -> Void) {
        var seen: Set<[UInt8]> = []
        for argument in options.inputs {
            for path in paths(argument, fault) where seen.insert(LintInputs.plain(path)).inserted {
                if Output.isClosed { return }
                body(LintSource(path, options))
            }
        }
    }

    private func paths(_ argument: String, _ fault: (Failure) -> Void) -> [String] {
        guard argument != "-" else { return [argument] }
        switch FileKind(argument) {
        case .folder: return files(below: argument, fault)
        case nil where FilePattern.isOne(argument):
            let found = FilePattern(argument).files(fault)
            if found.isEmpty, !options.allowsNoMatch { fault(Failure("\(argument): no file matches this pattern")) }
            return found
        default: return [argument]
        }
    }

    /// The payloads below a folder, in the order of their bytes.
    private func files(below folder: String, _ fault: (Failure) -> Void) -> [String] {
        var isWhole = true
        let found = FileWalk.files(below: folder) { name in
            name.hasSuffix(".json") || name.hasSuffix(LintSource.batchEnding)
        } fault: {
            isWhole = false
            fault($0)
        }
        if found.isEmpty, isWhole, !options.allowsNoMatch {
            fault(Failure("\(folder): no .json or .ndjson file in this folder"))
        }
        return found
    }

    /// A path without what does not tell files apart, so that `a.json` and `./a.json` are one.
    private static func plain(_ path: String) -> [UInt8] {
        let steps = path.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
        return (path.utf8.first == UInt8(ascii: "/") ? [UInt8(ascii: "/")] : [])
            + steps.joined(separator: [UInt8(ascii: "/")])
    }
}
