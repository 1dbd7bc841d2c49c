import TableFormat

extension MessageTable {
    /// Tells messages of codes that there are not. A code that was probably meant is not called one without a message.
    ///
    /// - Parameters:
    ///   - isTeam: whether a team's folder corrects the tables. It may take a code of ours away and leave our message.
    ///   - unread: files that nothing has read; messages of a kind that was misplaced are not told besides.
    func checkCodes(_ problems: ProblemTable, isTeam: Bool, unread: [String], _ diagnostics: Diagnostics) {
        var unknown: [String: [String]] = [:]
        for language in languages {
            for (code, entry) in entries[language] ?? [:] where problems.row(code) == nil {
                let kind = code.prefix { $0 != "." }
                if isTeam, !entry.value.isOverlaid { continue }
                if unread.contains(where: { $0.split(separator: "/").last?.hasPrefix(kind + ".") ?? false }) {
                    continue
                }
                unknown[code, default: []].append(language)
            }
        }
        let codes = problems.problems.map(\.code)
        for (code, languages) in unknown {
            let nearest = NearestName.of(
                code,
                among: codes.filter { known in
                    !self.languages.contains { entries[$0]?[known] != nil }
                })
            // Said alike in several languages, it is the list of problems that is mistyped.
            if languages.count > 1, let nearest, let problem = problems.problems.first(where: { $0.code == nearest }) {
                diagnostics.doubt(.message, nearest, of: "")
                diagnostics.report(
                    "messages.missing", at: problem.value,
                    "'\(nearest)' has no message, but '\(code)' has, which is no code: rename one of the two")
                continue
            }
            for language in languages {
                let lacking = codes.filter { entries[language]?[$0] == nil }
                let nearest = NearestName.of(code, among: lacking) ?? NearestName.of(code, among: codes)
                if let nearest { diagnostics.doubt(.message, nearest, of: language) }
                guard let place = entries[language]?[code]?.value else { continue }
                let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
                diagnostics.report("messages.unknownCode", at: place, "no rule has the code '\(code)'\(hint)")
            }
        }
    }
}
