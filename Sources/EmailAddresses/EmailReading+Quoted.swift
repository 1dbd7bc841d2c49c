import Findings
import TableFormat
import UnicodeText

extension EmailReading {
    /// Checks a Quoted-string (RFC 5321, 4.1.2). All ways to quote the same text are one address; it is saved with as
    /// little quoting as it needs.
    mutating func readQuoted(_ part: EmailText.Part, _ range: Range<Int>) -> Local {
        let inner = part.dropFirst().dropLast()
        if notes.add(.quotedLocal, range, mend: .proposed) {
            return Local(saved: nil, mended: unquoted(inner).map(\.bytes))
        }
        guard let content = unquoted(inner) else {
            for run in inner.runs(where: { !isContent($0) }) {
                let isText = run.first?.isASCII == false
                notes.add(EmailCode.localCharacter.rawValue, run, in: isText ? .localText : .anywhere)
            }
            if !notes.isRefused { notes.add(EmailCode.localCharacter.rawValue, inner.prefix { $0.kind == .escape }) }
            return Local()
        }
        for run in content.runs(where: { $0.kind == .otherwise && !$0.isASCII }) {
            notes.add(EmailCode.localCharacter.rawValue, run, in: .localText)
        }
        let saved = rules.savedQuoted(content.bytes, allText: true)
        if saved.count > rules.limits.local {
            notes.add(.localTooLong, range, count: saved.count, limit: rules.limits.local)
        }
        return Local(saved: saved, mended: saved)
    }

    /// The text that is quoted, without the backslashes; nil when it is none.
    private func unquoted(_ inner: EmailText.Part) -> EmailText.Part? {
        var content: [EmailText.Piece] = []
        var rest = inner
        while let piece = rest.popFirst() {
            if piece.kind == .escape {
                guard let next = rest.popFirst(), next.has(.quotable) else { return nil }
                content.append(next)
            } else if isContent(piece) {
                content.append(piece)
            } else {
                return nil
            }
        }
        return content[...]
    }

    private func isContent(_ piece: EmailText.Piece) -> Bool {
        piece.isASCII ? piece.has(.quotable) : true
    }
}

extension EmailRules {
    /// A quoted local part as it is saved: without quotation marks when it needs none.
    func savedQuoted(_ content: [UInt8], allText: Bool) -> [UInt8] {
        let saved = savedLocal(content)
        if isDotAtom(saved, allText: allText) { return saved }
        var quoted: [UInt8] = [0x22]
        for byte in saved {
            let kind = character(UInt32(byte)).kind
            if byte < 0x80, kind == .quote || kind == .escape { quoted.append(0x5C) }
            quoted.append(byte)
        }
        return quoted + [0x22]
    }
}
