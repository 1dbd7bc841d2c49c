import Findings
import TableFormat
import UnicodeText

extension EmailReading {
    /// Checks the part before the @.
    mutating func readLocal(_ given: EmailText.Part, before at: Range<Int>) -> Local {
        var part = given
        guard let range = part.range else {
            notes.add(.localEmpty, at)
            return Local()
        }
        if part.contains(where: { $0.kind == .quote }) {
            if part.quotedEnd == part.endIndex { return readQuoted(part, range) }
            part = dropQuotes(part)
        }
        var mended = readDots(part)
        mended = readCharacters(mended, of: part)
        let marks = part.prefix { $0.has(.mark) }
        notes.add(EmailCode.localCharacter.rawValue, marks, in: .localText)
        let saved = rules.savedLocal(part.bytes)
        let old = part.runs { $0.has(.compatibility) }
        if old.isEmpty {
            return Local(saved: measured(saved, part, range), mended: mended.bytes)
        }
        for run in old { notes.add(EmailCode.compatibilityForm.rawValue, run, mend: .proposed) }
        return Local(saved: measured(saved, part, range), mended: NFKC.normalized(mended.bytes.span))
    }

    /// The saved form, when it is one: normalizing may put in what was not there before.
    private mutating func measured(_ saved: [UInt8], _ part: EmailText.Part, _ range: Range<Int>) -> [UInt8]? {
        if saved.count > rules.limits.local {
            notes.add(.localTooLong, range, count: saved.count, limit: rules.limits.local)
        }
        if notes.isRefused || rules.isDotAtom(saved, allText: allowsText) { return saved }
        let culprit = part.indices.first { index in
            !rules.isDotAtom(rules.savedLocal(part[index...index].bytes), allText: allowsText)
                && part[index].kind != .dot
        }
        notes.add(EmailCode.localCharacter.rawValue, culprit.map { part[$0...$0] } ?? part)
        return nil
    }

    /// Whether every character beyond ASCII is taken.
    private var allowsText: Bool { rules.tolerates(.localCharacter, notes.policy, in: .localText) }

    /// Quotation marks that do not hold the whole part.
    private mutating func dropQuotes(_ part: EmailText.Part) -> EmailText.Part {
        let marks = part.indices.filter { part[$0].kind == .quote }
        if let first = marks.first, let last = marks.last, let range = part[first...last].range {
            notes.add(.quotationMark, range, mend: .proposed)
        }
        return part.filter { $0.kind != .quote }[...]
    }

    /// Notes dots that stand beside nothing or each other, and answers the part without them.
    private mutating func readDots(_ part: EmailText.Part) -> EmailText.Part {
        var kept: [EmailText.Piece] = []
        for run in part.runs(where: { $0.kind == .dot }) {
            let isFirst = run.startIndex == part.startIndex
            if isFirst { notes.add(.localLeadingDot, run[run.startIndex].range, mend: .proposed) }
            if run.count > 1, let range = run.dropFirst().range {
                notes.add(.localConsecutiveDots, range, [Parameter("count", run.count)], mend: .proposed)
            }
            if run.endIndex == part.endIndex, !isFirst || run.count > 1 {
                notes.add(.localTrailingDot, run[run.endIndex - 1].range, mend: .proposed)
            }
        }
        for index in part.indices {
            let piece = part[index]
            if piece.kind == .dot, kept.last.map({ $0.kind == .dot }) ?? true { continue }
            kept.append(piece)
        }
        while kept.last?.kind == .dot { kept.removeLast() }
        return kept[...]
    }
}
