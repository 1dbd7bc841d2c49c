import Findings
import TableFormat
import UnicodeText

/// Says everything about an address that is not saved as it stands or that a list has something to say of.
///
/// The raw text is scanned first, because IDNA drops some invisible characters without a word; then the parts are
/// normalized, checked again, and measured in octets. What cannot be read as an address may be one in an envelope
/// (`EmailEnvelope`): with a name, in brackets, among others.
struct EmailExamination {
    let rules: EmailRules
    let policy: EmailPolicy
    private let proposes: Bool
    private var notes: EmailNotes

    init(_ rules: EmailRules, _ policy: EmailPolicy, proposes: Bool) {
        self.rules = rules
        self.policy = policy
        self.proposes = proposes
        notes = EmailNotes(rules, policy)
    }

    mutating func run(_ given: Span<UInt8>) -> EmailResult {
        if let offset = UTF8Text.firstIllFormed(in: given) {
            notes.add(.illFormed, offset..<offset + 1)
            return malformed()
        }
        guard given.count <= rules.limits.examined else {
            notes.add(.tooLong, 0..<given.count, count: given.count, limit: rules.limits.address)
            return malformed()
        }
        let clean = scan(EmailText(given, rules).pieces[...])
        guard let whole = clean[...].range else {
            // Of nothing but invisible characters, these are told; that nothing is left follows.
            if !notes.isRefused || given.isEmpty { notes.add(.empty, 0..<given.count) }
            return malformed()
        }
        var reading = EmailReading(notes)
        reading.read(clean[...], whole)
        if reading.notes.isRefused, !isQuoted(clean[...]) {
            var envelope = EmailEnvelope(notes, clean)
            if envelope.open() {
                reading = EmailReading(envelope.notes)
                reading.read(envelope.pieces[...], envelope.pieces[...].range ?? whole)
            }
        }
        notes = reading.notes
        if proposes, notes.isMended, let mended = reading.mended { notes.proposal = proposal(mended) }
        guard let verdict = reading.verdict, !notes.isRefused else { return malformed() }
        return rules.result(verdict, given, notes)
    }

    private func malformed() -> EmailResult {
        EmailResult(
            stored: nil, isWellFormed: false, domainClass: .ordinary, findings: notes.findings, domainOffset: 0,
            encodedDomain: nil)
    }

    /// What is mended, if it has no fault then that was not there before.
    private func proposal(_ mended: [UInt8]) -> String? {
        let result = rules.check(mended.span, policy, proposes: false)
        let known = Set(notes.findings.map(\.code) + [EmailCode.storedForm.rawValue, EmailCode.confusable.rawValue])
        // Whoever wrote a web address around it, wrote its start too.
        if let web = result.findings.first(where: { $0.code == EmailCode.webAddress.rawValue }),
            !known.contains(web.code), let text = web.repair?.text
        {
            return proposal(Array(text.utf8))
        }
        guard result.isWellFormed, result.findings.allSatisfy({ known.contains($0.code) }) else { return nil }
        return result.stored ?? String(decoding: mended, as: UTF8.self)
    }

    /// Notes what may stand nowhere, and answers the text without it and without the white space around it, so that each
    /// fault is told once. White space inside is left to those who know what it separates.
    private mutating func scan(_ pieces: EmailText.Part) -> [EmailText.Piece] {
        let last =
            pieces.lastIndex { $0.kind == .at } ?? pieces.lastIndex { $0.kind == .fullWidthAt } ?? pieces.startIndex
        let quoted = quoted(pieces)
        var clean = Array(pieces)
        var dropped = Set<Int>()
        let unseen = pieces.runs { $0.kind == .refused || $0.kind == .whiteSpace || $0.kind == .joiner }
        for run in unseen where !quoted.skipped.contains(run.startIndex) {
            let isText = run.startIndex < last && !(run.first?.isASCII ?? true)
            if run.first?.kind == .joiner, run.startIndex > last { continue }
            if run.first?.kind == .whiteSpace {
                if quoted.quoted.contains(run.startIndex), run.allSatisfy({ $0.has(.quotable) }) { continue }
                guard isText, rules.tolerates(.whiteSpace, policy, in: .localText), !isOuter(run, of: pieces) else {
                    continue
                }
            }
            let mend: EmailNotes.Mend = repair(run) == .remove ? .proposed : .none
            if notes.add(code(run), run, mend: mend, in: isText ? .localText : .anywhere) {
                dropped.formUnion(run.indices)
            } else {
                for index in run.indices { clean[index].kind = .text }
            }
        }
        clean = clean.indices.filter { !dropped.contains($0) }.map { clean[$0] }
        return trim(clean[...])
    }

    private mutating func trim(_ clean: EmailText.Part) -> [EmailText.Piece] {
        let trimmed = clean.trimmed
        guard !trimmed.isEmpty else { return [] }
        for outer in [clean[..<trimmed.startIndex], clean[trimmed.endIndex...]] {
            if let range = outer.range { notes.add(.surroundingSpace, range, mend: .certain) }
        }
        return Array(trimmed)
    }
}
