import TableFormat

extension EmailExamination {
    /// Where a quoted local part lies, in which other rules hold; `skipped` when the policy has no use for one anyway.
    func quoted(_ pieces: EmailText.Part) -> (quoted: Range<Int>, skipped: Range<Int>) {
        let text = pieces.trimmed
        guard let end = text.quotedEnd, text[end...].first(where: { $0.kind != .refused })?.isAt == true else {
            return (0..<0, 0..<0)
        }
        let range = text.startIndex..<end
        return rules.policies.told(EmailCode.quotedLocal.rawValue, policy, in: .anywhere) == nil
            ? (range, 0..<0) : (0..<0, range)
    }

    /// Whether a whole quoted string stands before an @: then signs in it are text, whatever they look like.
    func isQuoted(_ text: EmailText.Part) -> Bool {
        text.quotedEnd.map { text[$0...].trimmed.first?.isAt == true } ?? false
    }

    /// Whether white space stands at an end of the text.
    func isOuter(_ run: EmailText.Part, of pieces: EmailText.Part) -> Bool {
        let text = pieces.trimmed
        return run.endIndex <= text.startIndex || run.startIndex >= text.endIndex
    }

    /// The code to report a run of one class by.
    func code(_ run: EmailText.Part) -> String {
        guard let first = run.first else { return EmailCode.control.rawValue }
        return switch first.kind {
        case .whiteSpace: EmailCode.whiteSpace.rawValue
        case .joiner: EmailCode.invisible.rawValue
        default: rules.classes.code(first.character.number) ?? EmailCode.control.rawValue
        }
    }

    /// What to do with a run of one class.
    func repair(_ run: EmailText.Part) -> CharacterSchema.Repair {
        guard let first = run.first, first.kind != .joiner else { return .remove }
        return rules.classes.repair(first.character.number)
    }
}
