import TableFormat

extension PhonePlans.Formats {
    /// The groups of a format with as many digits as it takes, `limit` at most; earlier groups take as much as they can.
    /// `nil` when it takes no nines, or more digits in any case: then nothing can be shown of it before the number is whole.
    func longestGroups(_ format: Int, upTo limit: Int) -> DigitGroups? {
        let first = firstGroup[format]
        let range = first..<first &+ min(groupCount[format], PhoneSchema.maximumGroups)
        var least = 0
        for group in range {
            least &+= minimum[group]
            guard digits[group] >> 9 & 1 == 1 else { return nil }
        }
        guard least <= limit else { return nil }
        var groups = DigitGroups()
        var position = 0
        for group in range {
            least &-= minimum[group]
            let end = position + min(maximum[group], limit - position - least)
            guard end >= position else { return nil }
            groups.append(end: end)
            position = end
        }
        return groups
    }

    /// How many digits are written where the international form is filled with these groups.
    func places(_ format: Int, _ groups: DigitGroups) -> Int {
        guard let template = template(format, .international) else { return 0 }
        var count = 0
        for byte in template where byte <= PhoneSchema.maximumGroups { count += groups[Int(byte)].count }
        return count
    }
}
