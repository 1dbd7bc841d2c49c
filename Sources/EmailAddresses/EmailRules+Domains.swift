import Findings
import TableFormat
import UnicodeText

extension EmailRules {
    /// What the tables say of the domain that starts at `start`, in lower-case ASCII (A-labels).
    func facts(_ text: Span<UInt8>, from start: Int = 0) -> EmailDomainFacts {
        text.withUnsafeBufferPointer { bytes in
            // Every address comes here, and counting the reference would show.
            lentDomains._withUnsafeGuaranteedRef {
                EmailDomainFacts(of: UnsafeBufferPointer(rebasing: bytes[min(start, bytes.count)...]), in: $0)
            }
        }
    }

    /// The class of a domain in lower-case ASCII (A-labels), such as `example.com`.
    public func domainClass(_ domain: Span<UInt8>) -> EmailDomainClass { EmailDomainClass(facts(domain).listing) }

    /// Notes what the tables say of the domain of an address, and answers its class.
    func noteDomain(of verdict: EmailVerdict, _ notes: inout EmailNotes) -> EmailDomainClass {
        let domain = verdict.encodedDomain ?? Array(verdict.saved[verdict.domainOffset...])
        let facts = facts(domain.span)
        /// The place of a part, where the text as given has it byte for byte.
        func place(from offset: Int) -> Range<Int> {
            let whole = verdict.place
            return whole.count == domain.count ? whole.lowerBound + offset..<whole.upperBound : whole
        }
        func repair(_ meant: [UInt8]?) -> Repair? {
            meant.map { ascii in
                let domain = IDNA.toUnicode(ascii.span).name
                return Repair(
                    String(decoding: verdict.saved[..<verdict.domainOffset] + domain, as: UTF8.self), .proposed)
            }
        }
        switch facts.listing {
        case .disposable, .specialUse:
            let listed = Parameter("domain", String(decoding: domain[facts.listed...], as: UTF8.self))
            let code: EmailCode = facts.listing == .disposable ? .disposable : .specialUseDomain
            notes.add(code, verdict.place, [listed], repair: repair(suggestion(for: domain, facts)))
        case .relay, .ordinary: break
        case nil:
            // Without a dot there is something else to be said.
            guard let dot = domain.lastIndex(of: DomainSet.dot) else { break }
            if facts.suffix == 0 {
                notes.add(.publicSuffix, verdict.place, [Parameter("domain", facts.rule(domain.span))])
                break
            }
            let meant = suggestion(for: domain, facts) ?? lookalikeDomain(of: verdict)
            if !facts.hasKnownTopLevel {
                let last = verdict.labels.last ?? place(from: dot + 1)
                notes.add(.unknownTopLevel, last, repair: repair(meant))
            } else if let meant {
                let named = Parameter("domain", String(decoding: IDNA.toUnicode(meant.span).name, as: UTF8.self))
                notes.add(.domainTypo, verdict.place, [named], repair: repair(meant))
            }
        }
        return EmailDomainClass(facts.listing)
    }

    /// Whether there is nothing to be said of the domain of an address, which is the case of nearly all.
    @inline(__always)
    func isUnremarkable(_ facts: EmailDomainFacts, _ text: Span<UInt8>, from start: Int) -> Bool {
        switch facts.listing {
        case .relay, .ordinary: true
        case .disposable, .specialUse: false
        case nil:
            facts.hasKnownTopLevel && facts.suffix > 0
                && text.withUnsafeBufferPointer {
                    let domain = UnsafeBufferPointer(rebasing: $0[start...])
                    return !mayBeNear(domain) || nearProvider(domain, facts) == nil
                }
        }
    }
}
