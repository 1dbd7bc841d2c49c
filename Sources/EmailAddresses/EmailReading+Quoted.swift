import Findings
import TableFormat
import UnicodeText

extension EmailReading {
    /// Checks a Quoted-string (RFC 5321, 4.1.2). All ways to quote the same text are one address; it is saved with as
    /// little quoting as it needs.
    mutating func readQuoted(_ part: EmailText.Part, _ range: Range<Int>) -> Local {
        let (content, faults) = unquoted(part.dropFirst().dropLast())
        if notes.add(.quotedLocal, range, mend: .proposed) {
            return Local(saved: nil, mended: faults.isEmpty ? content.bytes : nil)
        }
        for fault in faults {
            let isText = fault.first?.isASCII == false
            notes.add(EmailCode.localCharacter.rawValue, fault, in: isText ? .localText : .anywhere)
        }
        if notes.isRefused { return Local() }
        for run in content.runs(where: { $0.kind == .otherwise && !$0.isASCII }) {
            notes.add(EmailCode.localCharacter.rawValue, run, in: .localText)
        }
        notes.add(EmailCode.localCharacter.rawValue, content.prefix { $0.has(.mark) }, in: .localText)
        let saved = rules.savedQuoted(content.bytes, allText: true)
        if saved.count > rules.limits.local {
            notes.add(.localTooLong, range, count: saved.count, limit: rules.limits.local)
        }
        return Local(saved: saved, mended: saved)
    }

    /// The text that is quoted, without the backslashes, and what may not be in one: a backslash before anything but
    /// printable ASCII (RFC 6531 has no other pairs), and controls.
    private func unquoted(_ inner: EmailText.Part) -> (content: EmailText.Part, faults: [EmailText.Part]) {
        var content: [EmailText.Piece] = []
        var faults: [EmailText.Part] = []
        var index = inner.startIndex
        while index < inner.endIndex {
            let isEscape = inner[index].kind == .escape
            if isEscape, index + 1 < inner.endIndex, inner[index + 1].has(.quotable) {
                content.append(inner[index + 1])
                index += 2
                continue
            }
            if isEscape || !isContent(inner[index]) { faults.append(inner[index...index]) }
            content.append(inner[index])
            index += 1
        }
        return (content[...], faults)
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
