import Findings
import TableFormat
import UnicodeText

extension NameExamination {
    /// Reports refused characters that follow each other and have one code, once.
    mutating func findRefusedCharacters(_ text: NameText) {
        var run: RefusedRun?
        for piece in text.pieces {
            if run?.takes(piece, rules) == true {
                run?.end = piece.range.upperBound
                run?.bytes += Array(String(piece.scalar).utf8)
                run?.count += 1
                continue
            }
            if let run { report(run) }
            run = piece.character.isAccepted ? nil : RefusedRun(piece, rules)
        }
        if let run { report(run) }
    }

    private mutating func report(_ run: RefusedRun) {
        let range = run.first.range.lowerBound..<run.end
        refused.append(range)
        // A person counts a family or a flag once, whatever it is made of.
        let count = run.isEmoji ? GraphemeClusters.count(run.bytes.span) : run.count
        findings.append(
            Finding(
                code: run.code, range: range,
                parameters: run.first.scalar.parameters + rules.instead(run.first) + [Parameter("count", count)]))
    }

    /// Refused characters of one code that follow each other.
    private struct RefusedRun {
        let code: String
        let first: NameText.Piece
        var end: Int
        var bytes: [UInt8]
        var count = 1

        init(_ piece: NameText.Piece, _ rules: NameRules) {
            code = rules.classes.code(piece.character.number) ?? NameCode.unassigned.rawValue
            first = piece
            end = piece.range.upperBound
            bytes = Array(String(piece.scalar).utf8)
        }

        var isEmoji: Bool { code == NameCode.emoji.rawValue }

        /// Whether a piece goes on with the run. Emoji take in what joins them and chooses their form.
        func takes(_ piece: NameText.Piece, _ rules: NameRules) -> Bool {
            if piece.character.isAccepted { return isEmoji && piece.character.kind == .joiner }
            let other = rules.classes.code(piece.character.number) ?? NameCode.unassigned.rawValue
            return other == code || isEmoji && other == NameCode.invisible.rawValue
        }
    }
}

extension NameRules {
    /// What to write in the place of a refused character, where one text is certain.
    fileprivate func instead(_ piece: NameText.Piece) -> [Parameter] {
        switch classes.repair(piece.character.number) {
        case .compatibility:
            let own = Array(String(piece.scalar).utf8)
            let plain = NFKC.normalized(own.span)
            return plain == own ? [] : [Parameter("instead", String(decoding: plain, as: UTF8.self))]
        case .replace: return classes.instead(piece.character.number).map { [Parameter("instead", String($0))] } ?? []
        case .none, .remove, .removeAtEnd, .replaceInHebrew: return []
        }
    }
}

extension Unicode.Scalar {
    /// What a message may say of a character: its number and its name in Unicode, never the text around it.
    var parameters: [Parameter] {
        [
            Parameter("character", CharacterNames.notation(of: self)),
            Parameter("characterName", CharacterNames.name(of: self)),
        ]
    }
}
