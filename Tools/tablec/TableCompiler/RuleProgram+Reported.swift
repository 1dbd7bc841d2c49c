import TableFormat

extension RuleProgram {
    /// Tells the codes of problems that nobody reports: no rule names them, and no check can give them.
    ///
    /// The checks are part of the program, so all their codes stand in the project's own files. A code that a team adds is
    /// reported by a rule or not at all. In the project's own files a code may be that of a check when it begins with the word of
    /// the check that the kind of the same name declares; in the file of the card, when it is of the card itself, or of the
    /// bounds of a text or number; and in that of the reading of JSON, always. Whether there is such a code among those of the
    /// checks is not known here.
    ///
    /// - Parameter isTeam: whether a team's folder corrects the tables: it may take a rule away, and leaves our code without one.
    func checkReported(_ files: [DetailFile], _ schema: CardSchema, isTeam: Bool) {
        for file in files {
            let words = checkWords(file, schema)
            for problem in file.problems where reported[problem.code] == nil {
                let word = String(problem.code.prefix { $0 != "." })
                if !problem.isAdded, isTeam || words.contains(word) { continue }
                diagnostics.report(
                    "rules.unreported", at: problem.value,
                    "no rule reports '\(problem.code)', and it is not among the codes of the checks")
            }
        }
    }

    /// Tells the codes that a team takes away although a check reports them: the check would go on and say nothing, and what is wrong
    /// would count as right. A code of a rule may go with its rule.
    func checkRemoved(_ files: [DetailFile]) {
        let ruled = Set(files.flatMap { $0.rules?.ownElements ?? [] }.compactMap(\.key))
        for file in files {
            if let all = file.allProblemsRemoved {
                diagnostics.report(
                    "rules.checkCode", at: all, "checks report codes of ours; take those of rules away one by one")
            }
            for removed in file.removedProblems where !(removed.key.map(ruled.contains) ?? true) {
                let code = removed.key ?? ""
                diagnostics.report(
                    "rules.checkCode", at: removed,
                    "'\(code)' is reported by a check, which stays; to hear nothing of it, say {\"code\": \"\(code)\", \"severity\": \"off\"}"
                )
            }
        }
    }

    /// What the codes of checks begin with, of those that may stand in a file.
    private func checkWords(_ file: DetailFile, _ schema: CardSchema) -> [String] {
        if file.kind == CardSchema.card { return [file.kind, MemberType.text.rawValue, MemberType.number.rawValue] }
        guard let kind = schema.kind(file.kind) else { return [file.kind] }
        return kind.check == .none || kind.check.rawValue != kind.name ? [] : [kind.name]
    }
}
