import Findings
import TableFormat

extension EmailEnvelope {
    /// `sanne (at) example.nl`, `sanne at example.nl`, `sanne%40example.nl`: only where no @ stands.
    mutating func replaceAt() {
        guard !pieces.contains(where: \.isAt) else { return }
        var found = matches(bracketed: .at, bare: nil) + encoded()
        if found.isEmpty { found = matches(bracketed: nil, bare: .bareAt) }
        guard found.count == 1, let match = found.first, match.lowerBound > 0, match.upperBound < pieces.endIndex,
            let kind = sign(of: .at)
        else { return }
        replace([match], by: kind, .atInWords)
    }

    /// `example (dot) nl`, `example[.]nl`, and in the domain `example dot nl`.
    mutating func replaceDots() {
        guard let at = pieces.firstIndex(where: \.isAt) else { return }
        let bare = matches(bracketed: nil, bare: .bareDot).filter { $0.lowerBound > at || spokenAt }
        let found = (matches(bracketed: .dot, bare: nil) + bare).sorted { $0.lowerBound < $1.lowerBound }
        guard !found.isEmpty, let sign = sign(of: .dot) else { return }
        replace(found, by: sign, .dotInWords)
    }

    /// The sign itself is the first of the words in brackets.
    private func sign(of habit: EmailSchema.Habit) -> Unicode.Scalar? {
        rules.habits.first(habit)?.unicodeScalars.first
    }

    private mutating func replace(_ found: [Range<Int>], by sign: Unicode.Scalar, _ code: EmailCode) {
        var changed: [EmailText.Piece] = []
        var next = 0
        for match in found where match.lowerBound >= next {
            guard let place = pieces[match].trimmed.range else { continue }
            changed += pieces[next..<match.lowerBound]
            changed.append(EmailText.Piece(sign, rules.character(sign.value), place))
            next = match.upperBound
            notes.add(code, place, mend: .proposed)
        }
        changed += pieces[next...]
        if code == .atInWords { spokenAt = true }
        reopen(changed[...])
    }

    /// Words of a habit, in brackets or between spaces, with the white space beside them.
    private func matches(bracketed: EmailSchema.Habit?, bare: EmailSchema.Habit?) -> [Range<Int>] {
        var matches: [Range<Int>] = []
        var index = 0
        while index < pieces.count {
            if let match = match(at: index, bracketed, bare) {
                matches.append(match)
                index = match.upperBound
            } else {
                index += 1
            }
        }
        return matches
    }

    private func match(at start: Int, _ bracketed: EmailSchema.Habit?, _ bare: EmailSchema.Habit?) -> Range<Int>? {
        let opensWithBracket = bracketed != nil && pieces[start].has(.leading) && pieces[start].kind != .quote
        guard opensWithBracket || bare != nil && pieces[start].kind == .whiteSpace, let habit = bracketed ?? bare else {
            return nil
        }
        // A word is never longer than the longest in the table.
        let reach = pieces[(start + 1)...].drop { $0.kind == .whiteSpace }.prefix(rules.habits.longest + 1)
        let word = reach.prefix { piece in
            piece.kind != .whiteSpace && !(opensWithBracket && piece.has(.trailing) && piece.kind != .dot)
        }
        guard !word.isEmpty, rules.habits.has(habit, lowered(word)) else { return nil }
        let behind = pieces[word.endIndex...].drop { $0.kind == .whiteSpace }
        if opensWithBracket {
            guard let closing = behind.first, closing.has(.trailing) else { return nil }
            return widened(start..<behind.startIndex + 1)
        }
        guard behind.startIndex > word.endIndex else { return nil }
        return start..<behind.startIndex
    }

    /// With the white space on both sides.
    private func widened(_ range: Range<Int>) -> Range<Int> {
        let before = pieces[..<range.lowerBound].lastIndex { $0.kind != .whiteSpace }.map { $0 + 1 } ?? 0
        let after = pieces[range.upperBound...].firstIndex { $0.kind != .whiteSpace } ?? pieces.endIndex
        return before..<after
    }

    private func encoded() -> [Range<Int>] {
        pieces.indices.compactMap { index in
            let length = rules.habits.prefix(.encodedAt, of: lowered(pieces[index...].prefix(rules.habits.longest)))
            return length.map { index..<min(index + $0, pieces.endIndex) }
        }
    }
}
