import TableFormat

extension PhonePlans {
    /// A valid number of this type in a region, which is nobody's as far as the plan's makers know; `nil` when the region has
    /// none, or no plan.
    public func example(region: RegionCode, type: PhoneNumberType) -> PhoneNumber? {
        guard let row = rows.row(region), let kind = PhoneSchema.Kind(type),
            let digits = regions.example(row, kind)
        else { return nil }
        return try? parse(digits, region: region)
    }

    /// A valid number under a calling code that belongs to no region, such as 800; `nil` for any other.
    public func example(callingCode: Int) -> PhoneNumber? {
        guard let code = rows.row(callingCode) else { return nil }
        let row = rows.code(code).mainRegion
        guard regions.regionCode(row).isNonGeographic else { return nil }
        let order: [PhoneSchema.Kind] = [.mobile, .tollFree, .sharedCost, .voip, .voicemail, .uan, .premiumRate]
        let digits = order.lazy.compactMap { [regions] in regions.example(row, $0) }.first
        return digits.flatMap { try? parse("+\(callingCode)\($0)", region: nil) }
    }

    /// The types of number that a region has; empty for a region without a plan.
    public func types(in region: RegionCode) -> [PhoneNumberType] {
        guard let row = rows.row(region) else { return [] }
        return PhoneSchema.kindsWithExamples.filter { regions.lengths(row, $0) != nil }.map(PhoneNumberType.init)
    }
}

extension PhoneSchema.Kind {
    /// The kind whose example stands for a type.
    init?(_ type: PhoneNumberType) {
        switch type {
        case .fixedLine, .fixedLineOrMobile: self = .fixedLine
        case .mobile: self = .mobile
        case .tollFree: self = .tollFree
        case .premiumRate: self = .premiumRate
        case .sharedCost: self = .sharedCost
        case .voip: self = .voip
        case .personalNumber: self = .personalNumber
        case .pager: self = .pager
        case .uan: self = .uan
        case .voicemail: self = .voicemail
        case .unknown: return nil
        }
    }
}
