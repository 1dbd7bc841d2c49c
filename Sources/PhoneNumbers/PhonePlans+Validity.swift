import TableFormat

extension PhonePlans {
    /// Whether the number lies in a range that its region has given out. That it is in use cannot be known.
    public func isValid(_ number: PhoneNumber) -> Bool { type(of: number) != .unknown }

    /// What the number is for, in the region it belongs to.
    public func type(of number: PhoneNumber) -> PhoneNumberType {
        guard let code = rows.row(number.callingCode) else { return .unknown }
        let labels = labels(of: number, code)
        return owner(of: number, code, labels)?.type ?? .unknown
    }

    /// The region the number belongs to. For a calling code of one region it is that region, even when the number is not
    /// valid; for a shared code it is `nil` when no region has the number.
    public func region(of number: PhoneNumber) -> RegionCode? {
        guard let code = rows.row(number.callingCode) else { return nil }
        let labels = labels(of: number, code)
        return owner(of: number, code, labels).map { rows.region($0.row).regionCode }
    }

    /// Whether the number is valid in this region, which need not be the one that `region(of:)` finds.
    public func isValid(_ number: PhoneNumber, for region: RegionCode) -> Bool {
        guard let code = rows.row(number.callingCode) else { return false }
        let row = rows.code(code).regions.first { rows.region($0).regionCode == region }
        guard let row else { return false }
        return type(labels(of: number, code), rows.region(row).place) != .unknown
    }

    /// Possibility, type and region together, for little more than one of them costs.
    public func answers(about number: PhoneNumber) -> PhoneAnswers {
        guard let code = rows.row(number.callingCode) else {
            return PhoneAnswers(possibility: .invalidCallingCode, type: .unknown, region: nil)
        }
        let owner = owner(of: number, code, labels(of: number, code))
        return PhoneAnswers(
            possibility: rows.region(rows.code(code).mainRegion).lengths.possibility(number.nationalDigitCount),
            type: owner?.type ?? .unknown, region: owner.map { rows.region($0.row).regionCode })
    }

    private typealias Labels = SymbolAutomaton.LabelSet

    private func labels(of number: PhoneNumber, _ code: Int) -> Labels {
        automaton.labels(state(number.nationalDigits, code))
    }

    /// The region that has the number, and what it is for there.
    private func owner(of number: PhoneNumber, _ code: Int, _ labels: Labels) -> (row: Int, type: PhoneNumberType)? {
        let regions = rows.code(code).regions
        guard regions.count > 1 else { return (regions.lowerBound, type(labels, 0)) }
        return number.withDigits { digits in
            for row in regions {
                let region = rows.region(row)
                let type = type(labels, region.place)
                // Leading digits decide alone, without a look at the ranges.
                if region.leadingDigits.number != nil {
                    if region.leadingDigits.match(digits, programs) != nil { return (row, type) }
                } else if type != .unknown {
                    return (row, type)
                }
            }
            return nil
        }
    }

    /// The kind of number that labels stand for in the region at this place. Kinds are numbered by precedence.
    private func type(_ labels: Labels, _ place: Int) -> PhoneNumberType {
        let lowest = PhoneSchema.label(region: place, .premiumRate)
        let fixedLine = PhoneSchema.label(region: place, .fixedLine)
        let highest = PhoneSchema.label(region: place, .mobile)
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
    package func hasPlan(for region: RegionCode) -> Bool { rows.row(region) != nil }
}
