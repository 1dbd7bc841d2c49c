import Findings

extension PhoneSuspect {
    /// A number of another region than the chosen one: only for regions that the caller names, because there is no number
    /// that is not valid somewhere.
    func otherCountry() -> PhoneHint? {
        let others = otherNumbers
        guard others.count == 1, let meant = others.first else { return nil }
        let chosen = chosen.map { [Parameter("region", $0.description)] } ?? []
        return PhoneHint(
            code: .otherCountry, range: typed.bytes(digits: 0..<digits.count),
            parameters: chosen + [Parameter("numberRegion", meant.region.description)], number: meant.number)
    }

    /// What a national number is in the regions that the caller names.
    var otherNumbers: [(region: RegionCode, number: PhoneNumber)] {
        guard typed.plus == nil, number.map({ $0.source == .region }) ?? true else { return [] }
        var found: [(region: RegionCode, number: PhoneNumber)] = []
        for candidate in candidates {
            guard let row = plans.rows.row(candidate), row != region, let number = national(digits, row),
                !found.contains(where: { $0.number == number })
            else { continue }
            found.append((candidate, number))
        }
        return found
    }
}
