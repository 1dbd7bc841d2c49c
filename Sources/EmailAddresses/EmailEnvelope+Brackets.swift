import TableFormat

extension EmailEnvelope {
    /// `Sanne <sanne@example.nl>` and `<sanne@example.nl>`.
    mutating func openAngleBrackets() {
        guard let open = pieces.lastIndex(where: { $0.kind == .angleOpening }) else { return }
        let behind = pieces[(open + 1)...]
        let close = behind.firstIndex { $0.kind == .angleClosing } ?? behind.endIndex
        unwrap(pieces[(open + 1)..<close], after: pieces[...open], before: pieces[min(close + 1, pieces.endIndex)...])
    }

    /// `Sanne (sanne@example.nl)`; a comment holds no address.
    mutating func openParentheses() {
        guard let open = pieces.firstIndex(where: { $0.kind == .opening }),
            let close = pieces[open...].firstIndex(where: { $0.kind == .closing }),
            !pieces[..<open].trimmed.isEmpty, !pieces[..<open].contains(where: \.isAt),
            !pieces[close...].contains(where: \.isAt)
        else { return }
        unwrap(pieces[(open + 1)..<close], after: pieces[...open], before: pieces[(close + 1)...])
    }

    private mutating func unwrap(_ inner: EmailText.Part, after name: EmailText.Part, before rest: EmailText.Part) {
        guard let at = inner.firstIndex(where: \.isAt), at > inner.startIndex else { return }
        let isNamed = !name.dropLast().trimmed.isEmpty
        if let extra = rest.trimmed.range { notes.add(.surroundingWords, extra, mend: .proposed) }
        take(inner, isNamed ? .displayName : .angleBrackets, name.range)
    }

    /// `mailto:sanne@example.nl?subject=Hi`.
    mutating func openLink() {
        guard let length = rules.habits.prefix(.schemes, of: lowered(pieces.prefix(rules.habits.longest))) else {
            return
        }
        // The texts of the table are ASCII in a scheme: as many characters as bytes.
        let scheme = pieces.prefix(length)
        let rest = pieces.dropFirst(length)
        let at = rest.firstIndex(where: \.isAt) ?? rest.startIndex
        let query = rest[at...].firstIndex { $0.has(.query) } ?? rest.endIndex
        if let range = rest[query...].range { notes.add(.link, range, mend: .proposed) }
        take(rest[..<query], .link, scheme.range)
    }

    /// Remarks in parentheses (RFC 5322, 3.2.2), one inside another too, and the white space beside them.
    mutating func dropComments() {
        while let open = pieces.firstIndex(where: { $0.kind == .opening }) {
            var depth = 0
            let close = pieces[open...].firstIndex { piece in
                if piece.kind == .opening { depth += 1 }
                if piece.kind == .closing { depth -= 1 }
                return depth == 0
            }
            let end = close ?? open
            let comment = pieces[open...end]
            let before = pieces[..<open]
            let after = pieces[(end + 1)...]
            // All there is of an address: brackets around it, not a remark beside it.
            if comment.contains(where: \.isAt), !before.contains(where: \.isAt), !after.contains(where: \.isAt) {
                return
            }
            take(joined(before, after)[...], .comment, comment.range)
        }
    }

    /// What stood on both sides of a remark; of white space on both, what is needed to tell words apart.
    private func joined(_ before: EmailText.Part, _ after: EmailText.Part) -> [EmailText.Piece] {
        let start = after.drop { $0.kind == .whiteSpace }
        let isBesideAt = start.first?.isAt ?? true || before.last { $0.kind != .whiteSpace }?.isAt ?? true
        if isBesideAt { return Array(before.trimmed + start) }
        return Array(before.last?.kind == .whiteSpace ? before + start : before + after)
    }
}
