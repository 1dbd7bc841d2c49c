import TableFormat

extension FormatTables {
    /// One way to write numbers.
    struct Format: Sendable {
        private let firstGroup: UInt16
        private let groupCount: UInt8

        /// Whether a group takes some digits only.
        let isSelective: Bool
        private let least: UInt8
        private let most: UInt8
        let traits: PhoneSchema.FormatTraits

        /// The number of patterns of leading digits.
        let levels: UInt8

        let national: Template
        let international: Template
        let uri: Template
        let carrier: Template?

        /// The most digits that typing shows before a number is whole, and how they are divided; none for a format that takes
        /// no nines: libphonenumber fills formats with them.
        let longest: DigitGroups
        private let longestCount: UInt8
        private let placeCount: UInt8

        init(
            _ table: RecordTable, _ row: Int, _ allGroups: [Group], _ texts: [Template], _ templates: [UInt8],
            limit: Int
        ) {
            func value(_ field: PhoneSchema.FormatField) -> Int { table[row, field.rawValue] }
            func template(_ field: PhoneSchema.FormatField) -> Template? {
                table.reference(row, field.rawValue).flatMap { texts.indices.contains($0) ? texts[$0] : nil }
            }
            let first = min(max(value(.firstGroup), 0), allGroups.count)
            let count = min(max(value(.groupCount), 0), PhoneSchema.maximumGroups, allGroups.count - first)
            let groups = first..<first + count
            firstGroup = UInt16(truncatingIfNeeded: first)
            groupCount = UInt8(count)
            isSelective = allGroups[groups].contains { $0.digits & Group.allDigits != Group.allDigits }
            let least = allGroups[groups].reduce(0) { $0 + Int($1.minimum) }
            let most = allGroups[groups].reduce(0) { $0 + Int(max($1.minimum, $1.maximum)) }
            self.least = UInt8(clamping: least)
            self.most = UInt8(clamping: most)
            traits = PhoneSchema.FormatTraits(rawValue: UInt16(truncatingIfNeeded: value(.traits)))
            levels = UInt8(clamping: min(value(.levels), PhoneSchema.maximumLevels))
            national = template(.national) ?? Template(0..<0)
            international = template(.international) ?? Template(0..<0)
            uri = template(.uri) ?? Template(0..<0)
            carrier = template(.carrier)
            let takesNines = allGroups[groups].allSatisfy { $0.digits >> 9 & 1 == 1 }
            var longest = DigitGroups()
            if takesNines, least <= limit {
                longest = FormatTables.divide(min(most, limit), groups, allGroups, least: least)
            }
            self.longest = longest
            longestCount = UInt8(clamping: longest.end)
            placeCount = UInt8(
                clamping: templates[international.range].reduce(0) {
                    $0 + ($1 <= PhoneSchema.maximumGroups ? longest[Int($1)].count : 0)
                })
        }

        /// Its groups in `groups`. Formats of the same groups have the same rows.
        var groups: Range<Int> { Int(firstGroup)..<Int(firstGroup) + Int(groupCount) }

        /// How many digits it takes.
        var digits: ClosedRange<Int> { Int(least)...Int(max(least, most)) }

        var longestDigits: Int { Int(longestCount) }

        /// How many of the longest digits its international form shows.
        var places: Int { Int(placeCount) }
    }

    /// The groups of a format for so many digits, which it takes. Earlier groups take as much as they can.
    private static func divide(_ count: Int, _ range: Range<Int>, _ groups: [Group], least: Int) -> DigitGroups {
        var result = DigitGroups()
        var least = least
        var position = 0
        for group in range {
            least -= Int(groups[group].minimum)
            position = max(position, min(position + Int(groups[group].maximum), count - least))
            result.append(end: position)
        }
        return result
    }

    /// The groups that a format makes of a number; `nil` when the number is of another form.
    func divide(_ number: UnsafeBufferPointer<UInt8>, _ format: Format) -> DigitGroups? {
        guard format.digits.contains(number.count) else { return nil }
        // Most formats take one count of digits, and its groups are known.
        let result =
            format.longestDigits == number.count
            ? format.longest
            : FormatTables.divide(number.count, format.groups, groups, least: format.digits.lowerBound)
        guard result.end == number.count else { return nil }
        return format.isSelective && !takes(number, format, result) ? nil : result
    }

    private func takes(_ number: UnsafeBufferPointer<UInt8>, _ format: Format, _ result: DigitGroups) -> Bool {
        format.groups.enumerated().allSatisfy { place, group in
            result[place + 1].allSatisfy { groups[group].digits >> UInt16(number[$0]) & 1 == 1 }
        }
    }
}
