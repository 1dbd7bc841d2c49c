import Findings
import TableFormat

extension EmailEnvelope {
    /// Several addresses in one text: goes on with the first.
    mutating func takeFirst(separatedBy isSeparator: (EmailText.Piece) -> Bool) {
        guard pieces.count(where: \.isAt) > 1 else { return }
        var quoted = false
        let tokens = pieces[...].split { piece in
            if piece.kind == .quote { quoted.toggle() }
            return !quoted && isSeparator(piece)
        }
        let addresses = tokens.filter { token in
            guard let at = token.firstIndex(where: \.isAt) else { return false }
            return at > token.startIndex && at < token.endIndex - 1
        }
        guard addresses.count > 1, let first = addresses.first else { return }
        let rest = pieces[first.endIndex...]
        take(pieces[..<first.endIndex], .severalAddresses, rest.range, count: addresses.count)
    }

    /// Brackets, quotation marks and what ends a sentence, copied along with an address.
    mutating func dropPunctuation() {
        guard let at = firstAt else { return }
        let isLiteral = pieces[(at + 1)...].contains { $0.kind == .bracket }
        let end = pieces[at...].lastIndex {
            !$0.has(.trailing) && $0.kind != .whiteSpace || isLiteral && $0.has(.closingBracket)
        }
        let tail = pieces[((end ?? at) + 1)...]
        let closes = Set(tail.map(\.scalar))
        let start = pieces[..<at].firstIndex { !isLeading($0, closes, before: at) } ?? at
        let head = pieces[..<start]
        guard start < at, (end ?? at) > at else { return }
        let rest = pieces[start...(end ?? at)]
        if let range = head.trimmed.range { notes.add(.surroundingPunctuation, range, mend: .proposed) }
        if let range = tail.trimmed.range {
            take(rest, .surroundingPunctuation, range)
        } else if !head.trimmed.isEmpty {
            reopen(rest)
        }
    }

    /// Whether a sign belongs to the text around the address. Signs that an address may start with do only when the
    /// same closes it, and a quotation mark only when it is the only one.
    private func isLeading(_ piece: EmailText.Piece, _ closes: Set<Unicode.Scalar>, before at: Int) -> Bool {
        if piece.kind == .whiteSpace { return true }
        guard piece.has(.leading) else { return false }
        switch piece.kind {
        case .atom: return closes.contains { rules.character($0.value).kind == .atom }
        case .quote: return pieces[..<at].count { $0.kind == .quote } == 1
        default: return true
        }
    }

    /// Words before an address that say what follows, and any behind it.
    mutating func dropWords() {
        guard let at = firstAt else { return }
        let first = pieces[..<at].prefix { $0.kind != .whiteSpace }
        if first.endIndex < at, !pieces[first.endIndex..<at].trimmed.isEmpty, rules.habits.has(.labels, lowered(first))
        {
            take(pieces[first.endIndex...], .surroundingWords, first.range)
            return dropWords()
        }
        // What follows belongs to an address, unless it is the rest of a link.
        if let colon = pieces[..<at].lastIndex(where: { $0.has(.colon) }), colon + 1 < at,
            !pieces[colon + 1].has(.trailing) || pieces[colon + 1].has(.leading)
        {
            take(pieces[(colon + 1)...], .surroundingWords, pieces[...colon].range)
            return dropWords()
        }
        guard let space = pieces[at...].firstIndex(where: { $0.kind == .whiteSpace }), space > at + 1 else { return }
        let domain = pieces[(at + 1)..<space]
        let rest = pieces[space...].trimmed
        guard domain.contains(where: \.isDot), domain.last?.isDot == false, rest.first?.isDot == false,
            !rest.contains(where: \.isAt)
        else { return }
        take(pieces[..<space], .surroundingWords, rest.range)
    }
}
