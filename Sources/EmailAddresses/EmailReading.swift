import Findings
import TableFormat
import UnicodeText

/// Reads a text without invisible characters as one address: a local part, an @, a domain.
struct EmailReading {
    var notes: EmailNotes

    /// What is left of the address when everything is mended that can be; nil when that is nothing.
    private(set) var mended: [UInt8]?

    /// The address, when it is one.
    private(set) var verdict: EmailVerdict?

    init(_ notes: EmailNotes) { self.notes = notes }

    var rules: EmailRules { notes.rules }

    /// The part before the @: as it is saved, and as it is after all that can be mended.
    struct Local {
        var saved: [UInt8]?
        var mended: [UInt8]?
    }

    /// The part behind the @.
    struct Domain {
        /// As DNS has it, or an address literal.
        var ascii: [UInt8]?
        /// In its own script.
        var unicode: [UInt8]?
        var mended: [UInt8]?
        var isLiteral = false
    }

    /// Whether something was taken out for which something else may have to be put in.
    private var isBlocked = false

    mutating func read(_ text: EmailText.Part, _ whole: Range<Int>) {
        guard let (local, at, domain) = split(text, whole) else { return }
        let savedLocal = readLocal(dropSpace(local, before: true), before: at)
        let savedDomain = readDomain(dropSpace(domain, before: false), after: at)
        if !isBlocked, let local = savedLocal.mended, let domain = savedDomain.mended {
            mended = local + [0x40] + domain
        }
        guard let saved = savedLocal.saved, let ascii = savedDomain.ascii else { return }
        let octets = saved.count + 1 + ascii.count
        if octets > rules.limits.address { notes.add(.tooLong, whole, count: octets, limit: rules.limits.address) }
        verdict = EmailVerdict(
            saved: saved + [0x40] + (savedDomain.unicode ?? ascii), domainOffset: saved.count + 1,
            encodedDomain: savedDomain.unicode.flatMap { $0 == ascii ? nil : ascii },
            isLiteral: savedDomain.isLiteral, place: domain.range ?? whole,
            localPlace: local.isASCII ? nil : local.range, labels: labels(of: domain, savedDomain))
    }

    /// A domain with a dot for the only white space in it, where it has no other and ends well then.
    private func dotted(_ part: EmailText.Part, _ run: EmailText.Part) -> EmailText.Part? {
        guard run.startIndex > part.startIndex, run.endIndex < part.endIndex, let space = run.first,
            !part.contains(where: \.isDot)
        else { return nil }
        let typed = part[..<run.startIndex] + [EmailText.Piece(dotOf: space, rules)] + part[run.endIndex...]
        let facts = rules.facts(CaseFolding.lowercased(typed.bytes.span).span)
        return facts.hasKnownTopLevel && facts.suffix > 0 ? typed[...] : nil
    }

    private func labels(of part: EmailText.Part, _ domain: Domain) -> [Range<Int>] {
        if domain.isLiteral || part.isASCII && domain.unicode == domain.ascii { return [] }
        return part.split(whereSeparator: \.isDot).compactMap(\.range)
    }

    /// The parts before and behind the @. Of several, the first ends the local part and the last starts the domain.
    private mutating func split(
        _ text: EmailText.Part, _ whole: Range<Int>
    ) -> (local: EmailText.Part, at: Range<Int>, domain: EmailText.Part)? {
        var text = text
        let quoted = text.quotedEnd.flatMap { end in text[end...].trimmed.first?.isAt == true ? end : nil }
        var ats = text[(quoted ?? text.startIndex)...].indices.filter { text[$0].kind == .at }
        let wide = text[(quoted ?? text.startIndex)...].indices.filter { text[$0].kind == .fullWidthAt }
        if ats.isEmpty {
            ats = wide
            if let first = wide.first {
                notes.add(EmailCode.fullWidthAt.rawValue, text[first...first], mend: .certain)
            }
        } else if let last = ats.last {
            for index in wide {
                let part: EmailSchema.PolicyPart = index < last ? .localText : .anywhere
                let isRefused = notes.add(EmailCode.fullWidthAt.rawValue, text[index...index], in: part)
                if !isRefused { text[index].kind = .text }
            }
        }
        guard let last = ats.last else {
            notes.add(.missingAt, whole)
            return nil
        }
        // One at the very start comes from networks that write it so; those side by side are one key pressed twice.
        let start = ats[0] == text.startIndex && ats.count > 1 ? 1 : 0
        for (number, index) in ats.enumerated() where number != start {
            let isTwice = number < start || index == ats[number - 1] + 1
            if !isTwice { isBlocked = true }
            notes.add(.twoAts, text[index].range, [Parameter("count", ats.count)], mend: isTwice ? .proposed : .none)
        }
        let at = ats[start]
        return (text[(text.startIndex + start)..<at], text[at].range, text[(last + 1)...])
    }

    /// Notes the white space in a part, and answers the part without it.
    ///
    /// Beside an @ or a dot, and in a domain, it is a slip; between two words before the @ it may stand for anything.
    private mutating func dropSpace(_ part: EmailText.Part, before at: Bool) -> EmailText.Part {
        let core = part.trimmed
        let isQuoted = at && core.quotedEnd == core.endIndex
        let runs = part.runs { $0.kind == .whiteSpace }.filter {
            !isQuoted || $0.startIndex < core.startIndex || $0.startIndex >= core.endIndex
        }
        guard !runs.isEmpty else { return part }
        for run in runs {
            let before = run.startIndex > part.startIndex ? part[run.startIndex - 1] : nil
            let after = run.endIndex < part.endIndex ? part[run.endIndex] : nil
            let isSlip = !at || before.map(\.isDot) ?? true || after.map(\.isDot) ?? true
            notes.add(EmailCode.whiteSpace.rawValue, run, mend: isSlip ? .proposed : .none)
            if !isSlip { isBlocked = true }
        }
        if !at, runs.count == 1, let run = runs.first, let dotted = dotted(part, run) { return dotted }
        return isQuoted ? core : part.filter { $0.kind != .whiteSpace }[...]
    }
}
