import TableFormat

/// The formats of a calling code for one use, in the order in which they are tried.
struct FormatList: Equatable {
    enum Use: Int {
        case national, international
    }

    let row: Int
    let use: Use
}

/// How numbers are written, for all calling codes, with widths and references resolved: formatting and typing look at dozens of
/// these fields. Taken once from the image, about 60 KB. A class, so that plans and formatters share it.
final class FormatTables: Sendable {
    let leading: SymbolAutomaton
    let codes: [Code]
    let lists: [List]
    let formats: [Format]
    let groups: [Group]

    /// The templates of all formats; a byte up to 8 stands for the group of that number.
    let templates: [UInt8]

    /// For each label set of `leading`, the formats of each list whose last pattern of leading digits ends there.
    private let lastPatterns: [LastPatterns]

    init(_ image: TableImage, _ codes: PhonePlans.Codes, _ limits: PhoneLimits) throws(TableError) {
        typealias Section = PhoneSchema.FormatSection
        leading = try SymbolAutomaton(image, Section.leadingDigits)
        guard leading.isDecimal else { throw TableError(.section, section: Section.leadingDigits) }
        let groupTable = try RecordTable(image, Section.groups)
        groups = (0..<groupTable.count).map { Group(groupTable, $0) }
        let texts = try TextPool(image, Section.templates)
        var templates: [UInt8] = []
        let places = (0..<texts.count).map { text -> Template in
            let start = templates.count
            templates += texts.utf8(text)
            return Template(start..<templates.count)
        }
        // What a template's place can say; ours have less than a kilobyte.
        guard templates.count <= UInt16.max else { throw TableError(.section, section: Section.templates) }
        self.templates = templates
        let formatTable = try RecordTable(image, Section.formats)
        var formats: [Format] = []
        for row in 0..<formatTable.count {
            formats.append(Format(formatTable, row, groups, places, templates, limit: limits.typedDigits))
        }
        self.formats = formats
        let listTable = try RecordTable(image, Section.lists)
        lists = (0..<listTable.count).map { List(listTable, $0, formats) }
        let masks = try RecordTable(image, Section.leadingMasks)
        lastPatterns = (0..<masks.count).map { LastPatterns(masks, $0) }
        self.codes = (0..<codes.callingCode.count).map { Code(codes, $0) }
    }

    /// The first format of a list that takes a number, with the groups it makes of its digits.
    func choose(
        _ list: FormatList, _ code: Int, _ number: UnsafeBufferPointer<UInt8>
    ) -> (format: Format, groups: DigitGroups)? {
        guard lists.indices.contains(list.row) else { return nil }
        let firstFormat = lists[list.row].firstFormat
        var candidates = lists[list.row].unrestricted
        var state = leading.root(code)
        for digit in number {
            state = leading.next(state, digit: digit)
            guard state != 0 else { break }
            let set = leading.labelSet(state)
            if set != 0, set < lastPatterns.count { candidates |= lastPatterns[set][list.use] }
        }
        candidates &= lists[list.row].all
        while candidates != 0 {
            let format = formats[firstFormat + candidates.trailingZeroBitCount]
            if let groups = divide(number, format) { return (format, groups) }
            candidates &= candidates &- 1
        }
        return nil
    }
}

extension FormatTables {
    struct Code: Sendable {
        let national: FormatList

        /// The national list where there is no other.
        let international: FormatList

        /// A national prefix of one digit that is shown apart at once, unless one of the digits in `exceptions` follows.
        let prefix: Int
        let exceptions: Int

        init(_ codes: PhonePlans.Codes, _ row: Int) {
            national = codes.formats(row, .national)
            international = codes.formats(row, .international)
            prefix = codes.typedPrefix[row] - 1
            exceptions = codes.typedPrefixExceptions[row]
        }

        func list(_ use: FormatList.Use) -> FormatList { use == .national ? national : international }
    }

    /// A part of `templates`.
    struct Template: Sendable {
        private let start: UInt16
        private let count: UInt8

        /// No more of a text than a format can have.
        init(_ range: Range<Int>) {
            start = UInt16(truncatingIfNeeded: range.lowerBound)
            count = UInt8(clamping: range.count)
        }

        var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
    }

    struct Group: Sendable {
        let minimum: UInt8
        let maximum: UInt8

        /// Bit n: digit n may stand there.
        let digits: UInt16

        static let allDigits: UInt16 = 0x3FF

        init(_ table: RecordTable, _ row: Int) {
            minimum = UInt8(clamping: table[row, PhoneSchema.GroupField.minimum.rawValue])
            maximum = UInt8(clamping: table[row, PhoneSchema.GroupField.maximum.rawValue])
            digits = UInt16(truncatingIfNeeded: table[row, PhoneSchema.GroupField.digits.rawValue])
        }
    }

    struct LastPatterns: Sendable {
        private let national: UInt32
        private let international: UInt32

        init(_ table: RecordTable, _ row: Int) {
            national = UInt32(truncatingIfNeeded: table[row, FormatList.Use.national.rawValue])
            international = UInt32(truncatingIfNeeded: table[row, FormatList.Use.international.rawValue])
        }

        subscript(use: FormatList.Use) -> UInt32 { use == .national ? national : international }
    }
}
