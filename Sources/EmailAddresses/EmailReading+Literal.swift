import TableFormat

extension EmailReading {
    /// Checks an address literal (RFC 5321, 4.1.3) and puts it in its canonical form.
    mutating func readLiteral(_ part: EmailText.Part, _ whole: Range<Int>) -> Domain {
        if notes.add(.addressLiteral, whole) { return Domain() }
        guard let end = part.firstIndex(where: { $0.has(.closingBracket) }) else {
            notes.add(.literalOpen, whole)
            return Domain()
        }
        let inner = part[(part.startIndex + 1)..<end]
        if let rest = part[(end + 1)...].range { notes.add(.literalOpen, rest) }
        let place = inner.range ?? whole
        guard let saved = savedLiteral(inner, place) else { return Domain() }
        let literal = Array("[\(saved)]".utf8)
        if literal.count > rules.limits.literal {
            notes.add(.domainTooLong, whole, count: literal.count, limit: rules.limits.literal)
        }
        return Domain(ascii: literal, unicode: nil, mended: literal, isLiteral: true)
    }

    private mutating func savedLiteral(_ inner: EmailText.Part, _ place: Range<Int>) -> String? {
        let bytes = inner.bytes
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
            if let numbers = EmailLiteral.ipv4(bytes[...]) { return EmailLiteral.text(ofIPv4: numbers) }
            notes.add(.literalForm, place)
            return nil
        }
        guard let tag = rules.literalTags.tag(bytes[..<colon]) else {
            notes.add(.literalTag, place)
            return nil
        }
        let rest = bytes[(colon + 1)...]
        switch tag.form {
        case .ipv6:
            if let groups = EmailLiteral.ipv6(rest) { return "\(tag.text):\(EmailLiteral.text(ofIPv6: groups))" }
        case .general:
            let text = inner.dropFirst(colon + 1)
            if !text.isEmpty, text.allSatisfy(isContent) {
                return "\(tag.text):\(String(decoding: rest, as: UTF8.self))"
            }
        }
        notes.add(.literalForm, place)
        return nil
    }

    /// dcontent: printable ASCII without brackets and the backslash.
    private func isContent(_ piece: EmailText.Piece) -> Bool {
        piece.has(.quotable) && piece.kind != .whiteSpace && piece.kind != .escape && piece.kind != .bracket
    }
}
