import Findings
import TableFormat
import UnicodeText

extension EmailRules {
    /// Notes the parts of an address that a reader takes for others (UTS 39).
    ///
    /// Each label is looked at by itself, as is the local part; not those of a public suffix, which exist.
    func noteConfusables(of verdict: EmailVerdict, _ notes: inout EmailNotes) {
        if let place = verdict.localPlace, isConfusable(verdict.saved[..<(verdict.domainOffset - 1)]) {
            notes.add(.confusable, place)
        }
        guard !verdict.labels.isEmpty else { return }
        let labels = verdict.saved[verdict.domainOffset...].split(separator: DomainSet.dot)
        let domain = verdict.encodedDomain ?? Array(verdict.saved[verdict.domainOffset...])
        let suffix = domain[facts(domain.span).suffix...].split(separator: DomainSet.dot).count
        let repair = lookalikeDomain(of: verdict).map {
            Repair(String(decoding: verdict.saved[..<verdict.domainOffset] + $0, as: UTF8.self), .proposed)
        }
        for (label, place) in zip(labels, verdict.labels).dropLast(suffix) where isConfusable(label) {
            notes.add(.confusable, place, [], repair: repair)
        }
    }

    /// The domain of a provider that the one of an address looks like, its accents aside; nil when there is none.
    func lookalikeDomain(of verdict: EmailVerdict) -> [UInt8]? {
        guard verdict.encodedDomain != nil,
            let ascii = Confusables.asciiLookalike(of: Array(verdict.saved[verdict.domainOffset...]).span),
            ascii.withUnsafeBufferPointer({ typos.domains(beginningAs: $0, 1) }).contains(where: {
                typos.domains.utf8($0).elementsEqual(ascii)
            })
        else { return nil }
        return ascii
    }

    private func isConfusable(_ part: ArraySlice<UInt8>) -> Bool {
        guard part.contains(where: { $0 >= 0x80 }) else { return false }
        let text = Array(part)
        return Confusables.mixesScripts(text.span) || Confusables.looksLatin(text.span)
    }
}
