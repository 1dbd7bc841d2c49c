import TableFormat

extension EmailRules {
    /// The domain that was probably meant by one that no table knows as real; nil when there is none, or more than one. Lists
    /// of disposable domains have some that live off slips, such as gmial.com.
    ///
    /// A domain is near that of a provider when its label is one slip away, its ending is one that is typed for the
    /// provider's, or only dots are missing. A slip changes no first letter, and short labels are left alone: too many others
    /// are as near. An ending that does not exist is replaced by the likeliest one that does.
    func suggestion(for domain: [UInt8], _ facts: EmailDomainFacts) -> [UInt8]? {
        let isOpen = facts.listing == nil || facts.listing == .disposable && facts.listed == 0
        guard isOpen, domain.count <= limits.domain else { return nil }
        if let near = domain.withUnsafeBufferPointer({ nearProvider($0, facts) }) {
            return Array(typos.domains.utf8(near))
        }
        guard facts.listing == nil, !facts.hasKnownTopLevel, let dot = domain.lastIndex(of: DomainSet.dot),
            let ending = ending(for: domain[(dot + 1)...])
        else { return nil }
        let mended = Array(domain[...dot]) + ending
        let mendedFacts = self.facts(mended.span)
        guard mendedFacts.suffix > 0, mendedFacts.listing != .specialUse else { return nil }
        return suggestion(for: mended, mendedFacts) ?? (mendedFacts.listing == .disposable ? nil : mended)
    }

    /// The domain of a provider that was probably meant by one label: its dots are missing, or all behind its name, which no
    /// other provider has.
    func suggestion(forDotless label: [UInt8]) -> [UInt8]? {
        guard label.count >= typos.shortest else { return nil }
        let alike = label.withUnsafeBufferPointer { typos.domains(beginningAs: $0, 3) }
        let found = alike.filter { index in
            let known = typos.domains.utf8(index)
            let isName = known.count > label.count && known[label.count] == DomainSet.dot
            return isName && known.starts(with: label)
                || label.elementsEqual(known.lazy.filter { $0 != DomainSet.dot })
        }
        return found.count == 1 ? Array(typos.domains.utf8(found[0])) : nil
    }

    /// Whether `suggestion` is worth asking about a domain whose top-level domain exists.
    @inline(__always)
    func mayBeNear(_ domain: UnsafeBufferPointer<UInt8>) -> Bool { typos.mayBeNear(domain) }

    /// The number of the one provider's domain that a domain is near. It is asked about many that are right: nothing is
    /// allocated.
    func nearProvider(_ domain: UnsafeBufferPointer<UInt8>, _ facts: EmailDomainFacts) -> Int? {
        guard let first = domain.first, typos.mayBeNear(domain) else { return nil }
        let near = NearDomain(domain, facts, typos)
        guard near.isRegistrable || !facts.hasKnownTopLevel else { return nil }
        let endsAlike = typos.mayEndAlike(domain)
        var found: Int?
        var isAlone = true
        func consider(_ index: Int) {
            guard near.isNear(typos.domains.utf8(index)) else { return }
            isAlone = found == nil
            found = index
        }
        for index in typos.domains(beginningAs: domain, endsAlike ? 1 : 3) { consider(index) }
        // The first letter may be missing or stand second.
        if near.isRegistrable, typos.maySlipFirst(domain) {
            for index in 0..<typos.domains.count {
                let known = typos.domains.utf8(index)
                if known.count > 1, known[1] == first, known[0] != first { consider(index) }
            }
        }
        return isAlone ? found : nil
    }

    /// The ending that was probably meant by one that does not exist.
    private func ending(for typed: ArraySlice<UInt8>) -> [UInt8]? {
        // A dot is missing in it: `couk`.
        var split: [[UInt8]] = []
        for place in typed.indices.dropFirst() {
            let ending = Array(typed[..<place]) + [DomainSet.dot] + typed[place...]
            let facts = facts(ending.span)
            if facts.suffix == 0, !facts.isWildcard { split.append(ending) }
        }
        if split.count == 1 { return split[0] }
        for index in 0..<typos.topLevels.count {
            let known = typos.topLevels.utf8(index)
            guard let slip = Slip(typed, for: known) else { continue }
            switch slip {
            // Of two letters, any other two are one letter away.
            case .other, .missing: if known.count > 2 { return Array(known) }
            case .extra, .swapped: return Array(known)
            }
        }
        return nil
    }
}
