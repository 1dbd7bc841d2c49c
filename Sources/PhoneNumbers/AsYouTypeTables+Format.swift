import TableFormat

extension AsYouTypeTables {
    /// A format, as far as typing needs it.
    struct Format: Sendable {
        /// Its groups in `groups`. Formats of the same groups have the same rows.
        let groups: Range<Int>

        /// How many digits it takes.
        let digits: ClosedRange<Int>

        /// The bytes of its international form in `templates`.
        let template: Range<Int>

        /// Whether a space stands between the national prefix and the number.
        let separatesPrefix: Bool

        /// The most digits that are shown before the number is whole, and how they are divided; none for a format that takes
        /// no nines: libphonenumber fills formats with them.
        let places: Int
        let longest: DigitGroups
        let longestDigits: Int

        init(
            _ plans: PhonePlans.Formats, _ row: Int, _ allGroups: [Group], _ templates: inout [UInt8], limit: Int
        ) {
            let first = min(max(plans.firstGroup[row], 0), allGroups.count)
            let count = min(max(plans.groupCount[row], 0), PhoneSchema.maximumGroups)
            groups = first..<min(first + count, allGroups.count)
            let least = allGroups[groups].reduce(0) { $0 + $1.minimum }
            let most = allGroups[groups].reduce(0) { $0 + max($1.minimum, $1.maximum) }
            digits = least...most
            separatesPrefix = plans.traits(row).contains(.separatesPrefix)
            let start = templates.count
            if let bytes = plans.template(row, .international) { templates += bytes }
            template = start..<templates.count
            let takesNines = allGroups[groups].allSatisfy { $0.digits >> 9 & 1 == 1 }
            var longest = DigitGroups()
            if takesNines, least <= limit {
                longest = AsYouTypeTables.divide(min(most, limit), groups, allGroups, least: least)
            }
            self.longest = longest
            longestDigits = longest.end
            places = templates[template].reduce(0) {
                $0 + ($1 <= PhoneSchema.maximumGroups ? longest[Int($1)].count : 0)
            }
        }
    }

    /// The groups of a format for so many digits, which it takes. Earlier groups take as much as they can.
    private static func divide(_ count: Int, _ range: Range<Int>, _ groups: [Group], least: Int) -> DigitGroups {
        var result = DigitGroups()
        var least = least
        var position = 0
        for group in range {
            least -= groups[group].minimum
            position = max(position, min(position + groups[group].maximum, count - least))
            result.append(end: position)
        }
        return result
    }

    /// The groups that a format makes of a number; `nil` when the number is of another form.
    func divide(_ number: UnsafeBufferPointer<UInt8>, _ format: Format) -> DigitGroups? {
        guard format.digits.contains(number.count) else { return nil }
        let result = AsYouTypeTables.divide(number.count, format.groups, groups, least: format.digits.lowerBound)
        guard result.end == number.count else { return nil }
        var position = 0
        for (place, group) in format.groups.enumerated() {
            let allowed = groups[group].digits
            let end = result[place + 1].upperBound
            while position < end {
                guard allowed >> Int(number[position]) & 1 == 1 else { return nil }
                position += 1
            }
        }
        return result
    }
}
