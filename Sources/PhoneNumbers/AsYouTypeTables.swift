import TableFormat

/// What typing needs of the plans, with widths and references resolved: every key looks at dozens of these fields. Taken
/// once from the image, about 60 KB. A class, so that formatters share it.
final class AsYouTypeTables: Sendable {
    let rows: PhonePlans.Rows
    let programs: MatchProgramTable
    let characters: PhoneCharacters
    let leading: SymbolAutomaton
    let codes: [Code]
    let lists: [List]
    let formats: [Format]
    let groups: [Group]

    /// The templates of all formats; a byte up to 8 stands for the group of that number.
    let templates: [UInt8]

    let maximumCharacters: Int
    let leadingDigits: Int

    init(
        _ plans: PhonePlans.Formats, _ codes: PhonePlans.Codes, _ rows: PhonePlans.Rows, _ programs: MatchProgramTable,
        _ characters: PhoneCharacters, _ limits: PhoneLimits
    ) {
        self.rows = rows
        self.programs = programs
        self.characters = characters
        leading = plans.leading
        maximumCharacters = limits.characters
        leadingDigits = limits.typedLeadingDigits
        self.codes = (0..<codes.callingCode.count).map { Code(codes, $0) }
        groups = (0..<plans.groupRows).map { Group(plans, $0) }
        var templates: [UInt8] = []
        var formats: [Format] = []
        for row in 0..<plans.formatRows {
            formats.append(Format(plans, row, groups, &templates, limit: limits.typedDigits))
        }
        self.formats = formats
        self.templates = templates
        lists = (0..<plans.listRows).map { List(plans, $0, formats) }
    }

    /// The row of the calling code of a region.
    func code(of region: RegionCode?) -> Int? { region.flatMap(rows.row).map { rows.region($0).code } }
}

extension AsYouTypeTables {
    struct Code: Sendable {
        let national: FormatList
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
    }

    /// The formats of a list, as bits by their place.
    struct List: Sendable {
        let firstFormat: Int

        /// Those that come into question behind a national prefix.
        private(set) var behindPrefix: UInt32 = 0

        /// Those for numbers that may be local ones.
        private(set) var withoutPrefix: UInt32 = 0

        /// Those for numbers behind a calling code.
        private(set) var behindCode: UInt32 = 0

        /// Those that ask for no leading digits.
        private(set) var unrestricted: UInt32 = 0

        /// For each level of leading digits, those for which it is the last one.
        private(set) var last = SIMD8<UInt32>()

        init(_ plans: PhonePlans.Formats, _ row: Int, _ formats: [Format]) {
            let list = FormatList(row: row, use: .national)
            firstFormat = plans.format(list, 0)
            for place in 0..<max(plans.count(list), 0) where formats.indices.contains(firstFormat + place) {
                let format = firstFormat + place
                let bit: UInt32 = 1 << UInt32(place)
                let levels = min(plans.levels[format], PhoneSchema.maximumLevels)
                if levels > 0 { last[levels - 1] |= bit } else { unrestricted |= bit }
                let traits = plans.traits(format)
                guard traits.contains(.typing) else { continue }
                behindCode |= bit
                let isOptional = traits.contains(.prefixOptional)
                if isOptional || traits.contains(.withoutPrefix) { withoutPrefix |= bit }
                // What was taken for a national prefix may be a carrier code.
                let hasCarrier = plans.template(format, .carrier) != nil
                if isOptional || hasCarrier || !traits.contains(.withoutPrefix) { behindPrefix |= bit }
            }
        }
    }

    struct Group: Sendable {
        let minimum: Int
        let maximum: Int
        let digits: Int

        init(_ plans: PhonePlans.Formats, _ row: Int) {
            minimum = min(max(plans.minimum[row], 0), 0xFF)
            maximum = min(max(plans.maximum[row], 0), 0xFF)
            digits = plans.digits[row]
        }
    }
}
