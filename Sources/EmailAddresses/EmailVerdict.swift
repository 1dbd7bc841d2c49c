import Findings
import TableFormat

/// An address that is right by its form, before the lists are asked.
struct EmailVerdict {
    /// The address as it is saved.
    let saved: [UInt8]

    /// Where the domain starts in it.
    let domainOffset: Int

    /// The domain as DNS has it, where `saved` has it in another script.
    let encodedDomain: [UInt8]?

    /// Whether the domain is an address literal.
    var isLiteral = false

    /// The place of the domain in the text as given.
    let place: Range<Int>

    /// The place of the local part; nil when it is ASCII.
    var localPlace: Range<Int>?

    /// The places of the labels of a domain that is saved in another script, or was given in one.
    var labels: [Range<Int>] = []
}

extension EmailRules {
    /// What is to be said of a well-formed address beside what its form gave reason to say.
    func result(_ verdict: EmailVerdict, _ given: Span<UInt8>, _ formal: EmailNotes) -> EmailResult {
        var notes = formal
        let domainClass = verdict.isLiteral ? .ordinary : noteDomain(of: verdict, &notes)
        if !verdict.isLiteral { noteWeb(of: verdict, &notes) }
        if verdict.localPlace != nil || !verdict.labels.isEmpty { noteConfusables(of: verdict, &notes) }
        var findings = notes.findings
        var stored: String?
        if !given.withUnsafeBytes({ $0.elementsEqual(verdict.saved) }) {
            let text = String(decoding: verdict.saved, as: UTF8.self)
            let repair = Repair(text, .certain)
            findings.append(Finding(code: EmailCode.storedForm.rawValue, range: 0..<given.count, repair: repair))
            findings = findings.inOrder
            stored = text
        }
        return EmailResult(
            stored: stored, isWellFormed: true, domainClass: domainClass, findings: findings,
            domainOffset: verdict.domainOffset,
            encodedDomain: verdict.encodedDomain.map { String(decoding: $0, as: UTF8.self) })
    }

    /// The verdict on an ASCII address that needs no more than trimming and lower case; nil says nothing yet.
    func plainVerdict(_ text: Span<UInt8>, _ policy: EmailPolicy) -> EmailVerdict? {
        guard text.count <= limits.examined else { return nil }
        return text.withUnsafeBytes { bytes in
            func isWhiteSpace(_ byte: UInt8) -> Bool { byte < 0x80 && character(UInt32(byte)).kind == .whiteSpace }
            guard let first = bytes.firstIndex(where: { !isWhiteSpace($0) }),
                let last = bytes.lastIndex(where: { !isWhiteSpace($0) })
            else { return nil }
            if last - first + 1 < bytes.count, !tolerates(.surroundingSpace, policy, in: .anywhere) { return nil }
            let saved = bytes[first...last].map { character(UInt32($0)).has(.upperCase) ? $0 | 0x20 : $0 }
            guard let offset = savedDomainOffset(saved.span) else { return nil }
            return EmailVerdict(
                saved: saved, domainOffset: offset, encodedDomain: nil, place: first + offset..<last + 1)
        }
    }
}
