import TableFormat

extension EmailRules {
    /// What the lists say of the domain that starts at `start`, in lower-case ASCII, and where the listed part starts.
    ///
    /// A domain is listed when it or a parent of it is. Relays and kept mailboxes win over everything else.
    func listing(_ text: Span<UInt8>, from start: Int) -> (listing: EmailSchema.Listing?, offset: Int) {
        text.withUnsafeBytes { bytes in
            let domain = UnsafeRawBufferPointer(rebasing: bytes[start...]).assumingMemoryBound(to: UInt8.self)
            var best: EmailSchema.Listing?
            var offset = 0
            domains.forEachMatch(domain) { match in
                guard let listing = EmailSchema.Listing(rawValue: match.value) else { return }
                if best == .relay || best == .ordinary, listing == .disposable { return }
                best = listing
                offset = start + match.offset
            }
            return (best, offset)
        }
    }

    /// The class of a domain in lower-case ASCII (A-labels), such as `example.com`.
    public func domainClass(_ domain: Span<UInt8>) -> EmailDomainClass {
        EmailDomainClass(listing(domain, from: 0).listing)
    }
}
