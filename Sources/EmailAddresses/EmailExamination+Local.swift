import Findings
import TableFormat
import UnicodeText

extension EmailExamination {
    /// Checks the part before the @ and answers the form it is saved in; nil when it has none.
    mutating func checkLocal(_ part: EmailText.Part, before at: Range<Int>) -> [UInt8]? {
        guard let first = part.first, let last = part.last else {
            report(.localEmpty, at)
            return nil
        }
        // A quoted part was reported as a whole.
        if first.kind == .quote { return nil }
        checkDots(part, first, last)
        reportRuns(in: part) { piece in
            switch piece.kind {
            case .atom, .dot, .text, .fullWidthDot, .fullWidthAt: nil
            default: EmailCode.localCharacter.rawValue
            }
        }
        if first.character.has(.mark) {
            report(.localCharacter, first.range, first.scalar.parameters + [Parameter("count", 1)])
        }
        let saved = rules.savedLocal(part.bytes)
        if saved.count > rules.limits.local, let range = part.range {
            report(.localTooLong, range, limit: (saved.count, rules.limits.local))
        }
        if !rules.isDotAtom(saved), findings.isEmpty, let range = part.range {
            // Only its normalized form gives it away.
            report(.localCharacter, range, first.scalar.parameters + [Parameter("count", 1)])
        }
        return saved
    }

    private mutating func checkDots(_ part: EmailText.Part, _ first: EmailText.Piece, _ last: EmailText.Piece) {
        if first.kind == .dot { report(.localLeadingDot, first.range) }
        var rest = part
        while let start = rest.firstIndex(where: { $0.kind == .dot }) {
            let run = rest[start...].prefix { $0.kind == .dot }
            if run.count > 1, let range = run.dropFirst().range {
                report(.localConsecutiveDots, range, [Parameter("count", run.count)])
            }
            rest = rest[run.endIndex...]
        }
        if last.kind == .dot, part.count > 1 { report(.localTrailingDot, last.range) }
    }
}

extension EmailRules {
    /// NFC and lower case, in the root locale. Lower case may undo Form C, hence the second pass.
    func savedLocal(_ bytes: [UInt8]) -> [UInt8] {
        let composed = NFC.normalized(bytes.span) ?? bytes
        let lower = CaseFolding.lowercased(composed.span)
        return NFC.normalized(lower.span) ?? lower
    }

    /// Whether a local part in its saved form is made of what one may be made of.
    func isDotAtom(_ local: [UInt8]) -> Bool {
        var offset = 0
        while let (value, length) = UTF8Text.scalar(in: local.span, at: offset) {
            switch character(value).kind {
            case .atom, .dot, .text, .fullWidthDot: offset += length
            default: return false
            }
        }
        return offset == local.count
    }
}
