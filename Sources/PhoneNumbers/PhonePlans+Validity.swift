import TableFormat

extension PhonePlans {
    /// Whether the number lies in a range that its region has given out. That it is in use cannot be known.
    public func isValid(_ number: PhoneNumber) -> Bool { type(of: number) != .unknown }

    /// What the number is for, in the region it belongs to.
    public func type(of number: PhoneNumber) -> PhoneNumberType {
        number.withDigits { digits in
            guard let (row, labels) = region(of: number, digits) else { return .unknown }
            return type(labels, row)
        }
    }

    /// The region the number belongs to. For a calling code of one region it is that region, even when the number is not
    /// valid; for a shared code it is `nil` when no region has the number.
    public func region(of number: PhoneNumber) -> RegionCode? {
        number.withDigits { digits in region(of: number, digits).map { regions.regionCode($0.row) } }
    }

    /// Whether the number is valid in this region, which need not be the one that `region(of:)` finds.
    public func isValid(_ number: PhoneNumber, for region: RegionCode) -> Bool {
        guard let code = codes.row(number.callingCode) else { return false }
        let row = codes.regions(code).first { regions.regionCode($0) == region }
        guard let row else { return false }
        return number.withDigits { digits in type(automaton.labels(state(digits, code)), row) != .unknown }
    }

    private typealias Labels = SymbolAutomaton.LabelSet

    private func region(
        of number: PhoneNumber, _ digits: UnsafeBufferPointer<UInt8>
    ) -> (row: Int, labels: Labels)? {
        guard let code = codes.row(number.callingCode) else { return nil }
        let rows = codes.regions(code)
        let labels = automaton.labels(state(digits, code))
        guard rows.count > 1 else { return (rows.lowerBound, labels) }
        for row in rows {
            // Leading digits decide alone, without a look at the ranges.
            if let program = regions.leadingDigits.reference(row) {
                if programs.match(program, digits) != nil { return (row, labels) }
            } else if type(labels, row) != .unknown {
                return (row, labels)
            }
        }
        return nil
    }

    /// The kind of number that labels stand for in a region. Kinds are numbered by precedence.
    private func type(_ labels: Labels, _ row: Int) -> PhoneNumberType {
        let region = row &- codes.mainRegion(regions.code[row])
        let lowest = PhoneSchema.label(region: region, .premiumRate)
        let fixedLine = PhoneSchema.label(region: region, .fixedLine)
        let highest = PhoneSchema.label(region: region, .mobile)
        for label in labels where label >= lowest {
            guard label <= highest else { break }
            if label == fixedLine, labels.contains(highest) { return .fixedLineOrMobile }
            let kind = PhoneSchema.Kind(rawValue: Int(label) & (1 << PhoneSchema.kindBits - 1))
            return kind.map(PhoneNumberType.init) ?? .unknown
        }
        return .unknown
    }
}

extension PhoneNumberType {
    init(_ kind: PhoneSchema.Kind) {
        switch kind {
        case .premiumRate: self = .premiumRate
        case .tollFree: self = .tollFree
        case .sharedCost: self = .sharedCost
        case .voip: self = .voip
        case .personalNumber: self = .personalNumber
        case .pager: self = .pager
        case .uan: self = .uan
        case .voicemail: self = .voicemail
        case .fixedLine: self = .fixedLine
        case .mobile: self = .mobile
        case .general, .noInternationalDialling, .generalPattern: self = .unknown
        }
    }
}

extension PhonePlans {
    /// Whether a region has a numbering plan of its own.
    package func hasPlan(for region: RegionCode) -> Bool { regions.row(region) != nil }
}
