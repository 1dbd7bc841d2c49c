import TableFormat

extension PhonePlans {
    /// Whether numbers of this kind belong to a place.
    public func isGeographic(_ number: PhoneNumber) -> Bool { isGeographic(type(of: number), number) }

    private func isGeographic(_ type: PhoneNumberType, _ number: PhoneNumber) -> Bool {
        switch type {
        case .fixedLine, .fixedLineOrMobile: true
        case .mobile: traits(of: number).contains(.geographicMobiles)
        default: false
        }
    }

    private func traits(of number: PhoneNumber) -> PhoneSchema.DiallingTraits {
        rows.row(number.callingCode).map(codes.traits) ?? []
    }

    /// The number of leading digits of the national significant number that are its area code; 0 when it has none. The rest
    /// can be dialled within the area, at least from fixed lines.
    public func areaCodeLength(of number: PhoneNumber) -> Int {
        guard let row = region(of: number).flatMap(rows.row) else { return 0 }
        let traits = traits(of: number)
        let hasAreaCodes =
            regions.nationalPrefixText(row) != nil || number.leadingZeros > 0
            || traits.contains(.areaCodesWithoutPrefix)
        let type = type(of: number)
        guard hasAreaCodes, isGeographic(type, number), type != .mobile || !traits.contains(.mobilesWithoutAreaCode)
        else { return 0 }
        return destinationCodeLength(of: number)
    }

    /// The number of leading digits of the national significant number that are its national destination code (ITU-T E.164):
    /// the first group of the international form, when another follows; 0 when none does.
    public func destinationCodeLength(of number: PhoneNumber) -> Int {
        PhoneWriter.withBytes {
            write(number, .international, withExtension: false, to: &$0)
        } _: { text in
            let groups = text.split(omittingEmptySubsequences: false) { !(0x30...0x39 ~= $0) }
            // What stands before the plus sign, the calling code, the destination code, and something behind it.
            guard groups.count > 3 else { return 0 }
            let isMobileWithToken = traits(of: number).contains(.mobileToken) && type(of: number) == .mobile
            return groups[2].count + (isMobileWithToken ? groups[3].count : 0)
        }
    }

    /// Whether people of a region keep their mobile number when they change the carrier; `false` for a region without a plan.
    public func isMobileNumberPortable(in region: RegionCode) -> Bool {
        rows.row(region).map { regions.traits($0).contains(.portable) } ?? false
    }

    /// Whether the number can be dialled from abroad, as far as is known. Says nothing about its validity.
    public func isInternationallyDiallable(_ number: PhoneNumber) -> Bool {
        guard let region = region(of: number), let row = rows.row(region), let code = rows.row(number.callingCode)
        else { return true }
        let label = PhoneSchema.label(region: row - rows.code(code).mainRegion, .noInternationalDialling)
        return !number.withDigits { automaton.labels(state($0, code)).contains(label) }
    }
}
