import JSONText

extension DetailFile {
    /// The code of a problem that may have faults.
    static func code(of value: SourceValue, _ diagnostics: Diagnostics) -> String? {
        value.kind != .object
            ? nil : value.ownEntries.first { $0.name == "code" && $0.value.kind == .string }?.value.text(diagnostics)
    }

    /// Tells what is no version: numbers with periods between them.
    static func checkVersion(_ place: SourceValue, _ diagnostics: Diagnostics) {
        guard let text = place.text(diagnostics) else { return }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }) { return }
        diagnostics.report("rules.since", at: place, "'\(text)' is no version, such as 1.0")
    }

    /// Tells codes that are not `kind.whatIsWrong`, or belong to another kind.
    func checkCodes(_ diagnostics: Diagnostics) {
        for problem in kind != file.stem ? [] : problems where !isCode(problem.code) {
            let example = "\(kind).\(DetailFile.lastWord(problem.code))"
            diagnostics.report(
                "rules.code", at: problem.value,
                "'\(problem.code)' is no code of '\(kind)'; write '\(example)': the kind, a period, and what is wrong in one word"
            )
        }
    }

    /// Whether its members and rules are what they should be, as a whole.
    var isLegible: Bool {
        [("members", members, JSONKind.object), ("rules", rules, .array)].allSatisfy { name, value, kind in
            value.map { $0.kind == kind } ?? !source.means(name)
        }
    }

    /// Whether a code may stand in this file; that of the card has codes of all kinds, for the rules between them.
    private func isCode(_ code: String) -> Bool {
        let words = code.split(separator: ".", omittingEmptySubsequences: false)
        guard words.count == 2, words.allSatisfy(DetailFile.isWord) else { return false }
        return kind == CardSchema.card || words[0] == kind
    }

    /// A word that can stand in a code: a small letter, then letters and digits.
    static func isWord(_ text: some StringProtocol) -> Bool {
        guard let first = text.utf8.first, 0x61...0x7A ~= first else { return false }
        return text.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x7A ~= ($0 | 0x20) }
    }

    /// What is left of a text when it is made such a word.
    private static func lastWord(_ code: String) -> String {
        let word = (code.split(separator: ".").last ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let first = word.drop { !$0.isLetter }
        return first.isEmpty ? "wrong" : first.prefix(1).lowercased() + first.dropFirst()
    }
}
