/// Finds the files that the arguments name: files, folders with all below them, patterns, and standard input.
struct LintInputs {
    private let options: LintOptions

    init(_ options: LintOptions) { self.options = options }

    /// Calls `body` with each input once, in the order of the arguments; what names no file goes to `fault`.
    func forEach(_ body: (LintSource) -> Void, fault: (LintFault) -> Void) {
        var seen = SeenFiles()
        for argument in options.inputs {
            let found = paths(argument) { fault(LintFault(argument, $0)) }
            for path in found where seen.insert(path) {
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
            let found = FilePattern(argument).files(fault).filter(isPayload)
            if found.isEmpty, !options.allowsNoMatch { fault(Failure("\(argument): no file matches this pattern")) }
            return found
        default: return [argument]
        }
    }

    /// The payloads below a folder, in the order of their bytes.
    private func files(below folder: String, _ fault: (Failure) -> Void) -> [String] {
        var isWhole = true
        let found = FileWalk.files(below: folder) { name in
            name.hasSuffix(".json") || LintSource.isBatchName(name)
        } fault: {
            isWhole = false
            fault($0)
        }.filter(isPayload)
        if found.isEmpty, isWhole, !options.allowsNoMatch {
            fault(Failure("\(folder): no .json or .ndjson file in this folder"))
        }
        return found
    }

    /// Whether a file that nobody named is a payload: settings and what they name are not.
    private func isPayload(_ path: String) -> Bool {
        let place = FilePlace(path)
        return !path.hasSuffix("/" + LintSettings.fileName) && path != LintSettings.fileName
            && !options.excluded.contains { $0.isSame(as: place) }
    }
}
