import TableFormat

extension PhonePlans {
    /// Whether the number lies in a range that its region has given out. That it is in use cannot be known.
    public func isValid(_ number: PhoneNumber) -> Bool { type(of: number) != .unknown }

    /// What the number is for, in the region it belongs to.
    public func type(of number: PhoneNumber) -> PhoneNumberType {
        guard let code = rows.row(number.callingCode) else { return .unknown }
        return owner(of: number, code)?.type ?? .unknown
    }

    /// The region the number belongs to. For a calling code of one region it is that region, even when the number is not
    /// valid; for a shared code it is `nil` when no region has the number.
    public func region(of number: PhoneNumber) -> RegionCode? {
        guard let code = rows.row(number.callingCode) else { return nil }
        return owner(of: number, code).map { rows.region($0.row).regionCode }
    }

    /// Whether the number is valid in this region, which need not be the one that `region(of:)` finds.
    public func isValid(_ number: PhoneNumber, for region: RegionCode) -> Bool {
        guard let code = rows.row(number.callingCode) else { return false }
        let row = rows.code(code).regions.first { rows.region($0).regionCode == region }
        guard let row else { return false }
        return labels.type(labelSet(of: number, code), place: rows.region(row).place) != .unknown
    }

    /// Possibility, type and region together, for little more than one of them costs.
    public func answers(about number: PhoneNumber) -> PhoneAnswers {
        guard let code = rows.row(number.callingCode) else {
            return PhoneAnswers(possibility: .invalidCallingCode, type: .unknown, region: nil)
        }
        let owner = owner(of: number, code)
        return PhoneAnswers(
            possibility: rows.region(rows.code(code).mainRegion).lengths.possibility(number.nationalDigitCount),
            type: owner?.type ?? .unknown, region: owner.map { rows.region($0.row).regionCode })
    }

    private func labelSet(of number: PhoneNumber, _ code: Int) -> Int {
        automaton.labelSet(state(number.nationalDigits, code))
    }

    /// The region that has the number, and what it is for there.
    private func owner(of number: PhoneNumber, _ code: Int) -> (row: Int, type: PhoneNumberType)? {
        let set = labelSet(of: number, code)
        let regions = rows.code(code).regions
        // The main region is the first one that is asked, and mostly has no leading digits.
        let type = labels.type(set, place: 0)
        if regions.count == 1 || (type != .unknown && rows.region(regions.lowerBound).leadingDigits.number == nil) {
            return (regions.lowerBound, type)
        }
        return owner(of: number, regions, set)
    }

    /// The first of these regions that claims the number.
    @inline(never)
    private func owner(
        of number: PhoneNumber, _ regions: Range<Int>, _ set: Int
    ) -> (row: Int, type: PhoneNumberType)? {
        number.withDigits { digits in
            for row in regions {
                let region = rows.region(row)
                // Leading digits decide alone, without a look at the ranges.
                if region.leadingDigits.number != nil {
                    guard region.leadingDigits.match(digits, programs) != nil else { continue }
                    return (row, labels.type(set, place: region.place))
                }
                let type = labels.type(set, place: region.place)
                if type != .unknown { return (row, type) }
            }
            return nil
        }
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
