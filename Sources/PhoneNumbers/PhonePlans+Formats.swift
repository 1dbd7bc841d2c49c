import TableFormat

/// The formats of a calling code for one use, in the order in which they are tried.
struct FormatList: Equatable {
    enum Use: Int {
        case national, international
    }

    let row: Int
    let use: Use
}

extension PhonePlans {
    /// How numbers are written, for all calling codes.
    struct Formats: Sendable {
        typealias Traits = PhoneSchema.FormatTraits

        let leading: SymbolAutomaton
        private let firstFormat: RecordTable.Column
        private let count: RecordTable.Column
        private let unrestricted: RecordTable.Column
        let firstGroup: RecordTable.Column
        let groupCount: RecordTable.Column
        let levels: RecordTable.Column
        private let national: RecordTable.Column
        private let international: RecordTable.Column
        private let uri: RecordTable.Column
        private let carrier: RecordTable.Column
        private let traits: RecordTable.Column
        let minimum: RecordTable.Column
        let maximum: RecordTable.Column
        let digits: RecordTable.Column
        private let nationalMask: RecordTable.Column
        private let internationalMask: RecordTable.Column
        private let texts: TextPool

        init(_ image: TableImage) throws(TableError) {
            typealias Section = PhoneSchema.FormatSection
            leading = try SymbolAutomaton(image, Section.leadingDigits)
            let lists = try RecordTable(image, Section.lists)
            firstFormat = lists.column(PhoneSchema.ListField.firstFormat.rawValue)
            count = lists.column(PhoneSchema.ListField.count.rawValue)
            unrestricted = lists.column(PhoneSchema.ListField.unrestricted.rawValue)
            let formats = try RecordTable(image, Section.formats)
            func column(_ field: PhoneSchema.FormatField) -> RecordTable.Column { formats.column(field.rawValue) }
            firstGroup = column(.firstGroup)
            groupCount = column(.groupCount)
            levels = column(.levels)
            national = column(.national)
            international = column(.international)
            uri = column(.uri)
            carrier = column(.carrier)
            traits = column(.traits)
            let groups = try RecordTable(image, Section.groups)
            minimum = groups.column(PhoneSchema.GroupField.minimum.rawValue)
            maximum = groups.column(PhoneSchema.GroupField.maximum.rawValue)
            digits = groups.column(PhoneSchema.GroupField.digits.rawValue)
            let leadingMasks = try RecordTable(image, Section.leadingMasks)
            nationalMask = leadingMasks.column(FormatList.Use.national.rawValue)
            internationalMask = leadingMasks.column(FormatList.Use.international.rawValue)
            texts = try TextPool(image, Section.templates)
        }

        var listRows: Int { firstFormat.count }
        var formatRows: Int { firstGroup.count }
        var groupRows: Int { minimum.count }

        /// The number of formats in a list.
        func count(_ list: FormatList) -> Int { min(count[list.row], PhoneSchema.maximumFormats) }

        /// The row of a format by its place in a list.
        func format(_ list: FormatList, _ place: Int) -> Int { firstFormat[list.row] &+ place }

        func traits(_ format: Int) -> Traits { Traits(rawValue: UInt16(truncatingIfNeeded: traits[format])) }

        func template(_ format: Int, _ form: Template) -> UnsafeBufferPointer<UInt8>? {
            let column =
                switch form {
                case .national: national
                case .international: international
                case .uri: uri
                case .carrier: carrier
                }
            return column.reference(format).map(texts.utf8)
        }

        /// The form of a format that is written.
        enum Template {
            case national, international, uri, carrier
        }

        /// The first format of a list that takes a number, with the groups it makes of its digits.
        func choose(
            _ list: FormatList, _ code: Int, _ number: UnsafeBufferPointer<UInt8>
        ) -> (format: Int, groups: DigitGroups)? {
            var candidates = UInt32(truncatingIfNeeded: unrestricted[list.row])
            let masks = list.use == .national ? nationalMask : internationalMask
            var state = leading.root(code)
            for digit in number {
                state = leading.next(state, Int(digit))
                guard state != 0 else { break }
                let set = leading.labelSet(state)
                if set != 0 { candidates |= UInt32(truncatingIfNeeded: masks[set]) }
            }
            let count = count(list)
            while candidates != 0 {
                let place = candidates.trailingZeroBitCount
                guard place < count else { return nil }
                candidates &= candidates &- 1
                let format = format(list, place)
                if let groups = groups(format, number) { return (format, groups) }
            }
            return nil
        }

        /// The groups that a format makes of a number; `nil` when the number is of another form. Of the ways to divide it, the
        /// earlier groups take as much as they can.
        func groups(_ format: Int, _ number: UnsafeBufferPointer<UInt8>) -> DigitGroups? {
            let first = firstGroup[format]
            let count = min(groupCount[format], PhoneSchema.maximumGroups)
            // What the groups from here on must have, and can have at most.
            var least = 0
            var most = 0
            for group in first..<first &+ count {
                least &+= minimum[group]
                most &+= maximum[group]
            }
            guard least...max(most, least) ~= number.count else { return nil }
            var groups = DigitGroups()
            var position = 0
            for group in first..<first &+ count {
                least &-= minimum[group]
                let end = position + min(maximum[group], number.count - position - least)
                guard end >= position, end <= number.count else { return nil }
                let allowed = digits[group]
                for index in position..<end where allowed >> Int(number[index]) & 1 == 0 { return nil }
                groups.append(end: end)
                position = end
            }
            return groups
        }
    }
}

/// Where the groups of a number end: one byte each, without allocation.
struct DigitGroups: Equatable {
    private var ends: UInt64 = 0
    private(set) var count = 0

    /// The number of digits in all groups.
    var end: Int { self[count].upperBound }

    mutating func append(end: Int) {
        guard count < PhoneSchema.maximumGroups else { return }
        ends |= UInt64(end & 0xFF) << UInt64(count * 8)
        count += 1
    }

    /// The places of the digits of a group, counted from 1 as templates do; empty for any other number.
    subscript(group: Int) -> Range<Int> {
        guard 1...PhoneSchema.maximumGroups ~= group, group <= count else { return 0..<0 }
        let end = Int(ends >> UInt64((group - 1) * 8) & 0xFF)
        let start = group == 1 ? 0 : Int(ends >> UInt64((group - 2) * 8) & 0xFF)
        return start <= end ? start..<end : 0..<0
    }
}
