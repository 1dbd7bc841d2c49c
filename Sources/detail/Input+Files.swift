extension Input {
    /// The JSON files that an argument names: a file itself, a folder with all below it, in the order of their bytes. A folder
    /// that cannot be read or holds none goes to `report`, and the others are still looked at.
    static func paths(_ argument: String, _ report: (Failure) -> Void) -> [String] {
        guard argument != "-", FileKind(argument) == .folder else { return [argument] }
        var isWhole = true
        let found = FileWalk.files(below: argument) {
            $0.hasSuffix(".json")
        } fault: { fault in
            isWhole = false
            report(fault)
        }
        if found.isEmpty, isWhole { report(Failure("\(argument): no .json file in this folder")) }
        return found
    }
}
