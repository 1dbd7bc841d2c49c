import Findings
import TableFormat

extension PhoneSuspect {
    /// A number that its plan has with some digits more, or with the last ones left out. Of one that is not possible the
    /// refusal says so already.
    func incomplete() -> PhoneHint? {
        guard let number, let code = plans.rows.row(number.callingCode), plans.possibility(of: number) == .possible
        else { return nil }
        let forms = [nationalDigits, withoutTrunkPrefix].compactMap(\.self)
        if let (missing, type) = forms.lazy.compactMap({ plans.missingDigits($0, code) }).first {
            return incomplete(missing, type)
        }
        guard let excess = plans.surplusDigits(nationalDigits, code), excess <= digits.count else { return nil }
        return PhoneHint(
            code: .surplusDigits, range: typed.bytes(digits: digits.count - excess..<digits.count),
            parameters: [Parameter("region", regionName), Parameter("excess", excess)])
    }

    /// The digits behind a national prefix that reading took for the beginning of the number, because without it the number
    /// has too few digits.
    var withoutTrunkPrefix: [UInt8]? {
        guard let number, !isValid, let code = plans.rows.row(number.callingCode) else { return nil }
        let prefix = plans.rows.region(plans.rows.code(code).mainRegion).nationalPrefix
        let length = number.withDigits { prefix.match($0, plans.programs)?.length ?? 0 }
        return length > 0 && length < nationalDigits.count ? Array(nationalDigits.dropFirst(length)) : nil
    }

    func incomplete(_ missing: Int, _ type: PhoneNumberType) -> PhoneHint {
        PhoneHint(
            code: .incomplete, range: typed.bytes(digits: max(0, digits.count - 1)..<digits.count),
            parameters: [
                Parameter("region", regionName), Parameter("missing", missing), Parameter("type", type.rawValue),
            ])
    }

    /// The region to name for the number.
    var regionName: String {
        guard let number else { return "" }
        return plans.name(
            of: number.mainRegion, number.callingCode, region.map { plans.rows.region($0).regionCode })
    }
}
