import TableFormat

/// A domain that is compared with those of providers.
struct NearDomain {
    private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private let domain: UnsafeBufferPointer<UInt8>
    private let typos: EmailTypos
    private let hasKnownTopLevel: Bool

    /// What stands before the public suffix, and the suffix.
    private let label: Bytes
    private let ending: Bytes

    /// The ending that people mean who type this one.
    private let meant: Bytes?
    private let letters: Int

    /// Whether a registry would register it: one label before a suffix.
    let isRegistrable: Bool

    init(_ domain: UnsafeBufferPointer<UInt8>, _ facts: EmailDomainFacts, _ typos: EmailTypos) {
        self.domain = domain
        self.typos = typos
        hasKnownTopLevel = facts.hasKnownTopLevel
        let end = hasKnownTopLevel ? facts.suffix : (domain.lastIndex(of: DomainSet.dot) ?? domain.count - 1) + 1
        label = domain[..<max(end - 1, 0)]
        ending = domain[end...]
        isRegistrable = end > 1 && !label.contains(DomainSet.dot)
        meant = typos.ending(meantBy: ending)
        letters = domain.count { $0 != DomainSet.dot }
    }

    /// Whether a provider's domain was probably meant.
    func isNear(_ known: UnsafeBufferPointer<UInt8>) -> Bool {
        // A slip is one letter, and an ending that is typed for another is shorter by one.
        guard abs(known.count - domain.count) < 2 || known.count > domain.count,
            let dot = known.firstIndex(of: DomainSet.dot)
        else { return false }
        let name = known[..<dot]
        let knownEnding = known[(dot + 1)...]
        if isRegistrable, hasKnownTopLevel {
            if knownEnding.elementsEqual(ending) { return isSlip(name) }
            if let meant, knownEnding.elementsEqual(meant), name.elementsEqual(label) { return true }
        }
        return known.count > letters && isSameWithoutDots(known)
    }

    private func isSlip(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard name.count >= typos.shortest, abs(name.count - label.count) < 2, let slip = Slip(label, for: name) else {
            return false
        }
        if slip == .missing(at: 0) { return name.count >= typos.shortestWithoutFirst }
        return !slip.changesFirst
    }

    private func isSameWithoutDots(_ known: UnsafeBufferPointer<UInt8>) -> Bool {
        var (left, right) = (0, 0)
        while true {
            while left < domain.count, domain[left] == DomainSet.dot { left += 1 }
            while right < known.count, known[right] == DomainSet.dot { right += 1 }
            guard left < domain.count, right < known.count else { return left == domain.count && right == known.count }
            guard domain[left] == known[right] else { return false }
            left += 1
            right += 1
        }
    }
}
