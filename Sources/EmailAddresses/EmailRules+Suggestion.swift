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
        if let near = nearProvider(domain, facts) { return near }
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
        guard let first = label.first, label.count >= typos.shortest else { return nil }
        let found = typos.domains(beginningWith: first).filter { index in
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

    private func nearProvider(_ domain: [UInt8], _ facts: EmailDomainFacts) -> [UInt8]? {
        guard let first = domain.first, domain.withUnsafeBufferPointer({ typos.mayBeNear($0) }) else { return nil }
        let end = facts.hasKnownTopLevel ? facts.suffix : (domain.lastIndex(of: DomainSet.dot) ?? domain.count - 1) + 1
        let label = domain[..<max(end - 1, 0)]
        let isRegistrable = end > 1 && !label.contains(DomainSet.dot)
        let dotless = domain.filter { $0 != DomainSet.dot }
        let meant = typos.ending(meantBy: domain[end...])
        var found: [[UInt8]] = []
        func consider(_ index: Int) {
            let known = typos.domains.utf8(index)
            guard let dot = known.firstIndex(of: DomainSet.dot) else { return }
            let name = known[..<dot]
            let ending = known[(dot + 1)...]
            if isRegistrable, facts.hasKnownTopLevel {
                if ending.elementsEqual(domain[end...]) {
                    if isSlip(label, for: name) { found.append(Array(known)) }
                    return
                }
                if let meant, ending.elementsEqual(meant), name.elementsEqual(label) { found.append(Array(known)) }
            }
            if known.count > dotless.count, dotless.elementsEqual(known.lazy.filter { $0 != DomainSet.dot }) {
                found.append(Array(known))
            }
        }
        for index in typos.domains(beginningWith: first) { consider(index) }
        // The first letter may be missing or stand second.
        if domain.count > 1, isRegistrable {
            for index in typos.domains.indices(where: { $0.count > 1 && $0[0] != first && $0[1] == first }) {
                consider(index)
            }
        }
        return found.count == 1 ? found[0] : nil
    }

    private func isSlip(_ label: ArraySlice<UInt8>, for name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard name.count >= typos.shortest, let slip = Slip(label, for: name) else { return false }
        if slip == .missing(at: 0) { return name.count >= typos.shortestWithoutFirst }
        return !slip.changesFirst
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

extension TextPool {
    /// The numbers of the texts that a condition holds for.
    fileprivate func indices(where condition: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Int] {
        (0..<count).filter { condition(utf8($0)) }
    }
}
