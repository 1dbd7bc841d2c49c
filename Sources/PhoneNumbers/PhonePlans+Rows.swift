import TableFormat

extension PhonePlans {
    /// What reading and judging a number needs of each calling code and region, with widths and references resolved.
    ///
    /// Taken once from the columns of the image, about 20 KB: a parse looks at a dozen of these fields.
    struct Rows: Sendable {
        private let codes: [Code]
        private let regions: [Region]
        private let codeSlots: [Int16]

        /// By the first three digits of a number, the calling code they begin with.
        private let beginnings: [Int16]

        private let regionSlots: [Int16]

        init(_ image: TableImage, _ programs: MatchProgramTable) throws(TableError) {
            let codes = try Codes(image)
            let regions = try Regions(image)
            let lengths = try Lengths(image)
            let regionCount = regions.table.count
            guard codes.callingCode.count <= PhoneSchema.codeSlots, regionCount <= 1 << 12 else {
                throw TableError(.section, section: PhoneSchema.Section.regions)
            }
            self.codes = (0..<codes.callingCode.count).map { Code(codes, $0) }
            guard self.codes.allSatisfy({ !$0.regions.isEmpty && $0.regions.upperBound <= regionCount }) else {
                throw TableError(.section, section: PhoneSchema.Section.codes)
            }
            self.regions = (0..<regionCount).map { Region(regions, codes, lengths, programs, $0) }
            codeSlots = (0..<PhoneSchema.codeSlots).map { Int16(codes.row($0) ?? -1) }
            beginnings = Rows.beginnings(codeSlots)
            let index = try RecordTable(image, PhoneSchema.Section.regionIndex).column(0)
            regionSlots = (0..<PhoneSchema.regionSlots).map { Int16(index.reference($0) ?? -1) }
        }

        /// Slots again, since the length of a code is that of its number.
        private static func beginnings(_ codeSlots: [Int16]) -> [Int16] {
            (0..<Int16(codeSlots.count)).map { digits in
                guard digits >= 100 else { return -1 }
                return [digits / 100, digits / 10, digits].first { codeSlots[Int($0)] >= 0 } ?? -1
            }
        }

        /// The calling code that three digits begin with, the first of them not zero, and its length.
        func code(beginning digits: Int) -> (row: Int, length: Int)? {
            guard digits >= 0, digits < beginnings.count, beginnings[digits] >= 0 else { return nil }
            let code = beginnings[digits]
            return (Int(codeSlots[Int(code)]), code < 10 ? 1 : code < 100 ? 2 : 3)
        }

        /// The row of a calling code.
        func row(_ callingCode: Int) -> Int? {
            guard callingCode >= 0, callingCode < codeSlots.count else { return nil }
            let row = codeSlots[callingCode]
            return row < 0 ? nil : Int(row)
        }

        /// The row of a region that has numbers of its own.
        func row(_ region: RegionCode) -> Int? {
            guard !region.isNonGeographic, let slot = PhoneSchema.regionSlot(region.first, region.second) else {
                return nil
            }
            let row = regionSlots[slot]
            return row < 0 ? nil : Int(row)
        }

        func code(_ row: Int) -> Code { codes[row] }

        func region(_ row: Int) -> Region { regions[row] }
    }
}

extension PhonePlans.Rows {
    struct Code: Sendable {
        private let number: UInt16
        private let firstRegion: UInt16
        private let regionCount: UInt16

        init(_ codes: PhonePlans.Codes, _ row: Int) {
            number = UInt16(truncatingIfNeeded: codes.callingCode[row])
            let regions = codes.regions(row)
            firstRegion = UInt16(truncatingIfNeeded: regions.lowerBound)
            regionCount = UInt16(truncatingIfNeeded: regions.count)
        }

        var callingCode: Int { Int(number) }

        var mainRegion: Int { Int(firstRegion) }

        /// The rows of its regions, the main one first.
        var regions: Range<Int> { mainRegion..<mainRegion + Int(regionCount) }
    }

    struct Region: Sendable {
        let regionCode: RegionCode
        private let codeRow: UInt16
        private let placeInCode: UInt16
        let lengths: LengthSet
        let internationalPrefix: Program
        let nationalPrefix: Program
        let leadingDigits: Program
        let hasTransform: Bool

        init(
            _ regions: PhonePlans.Regions, _ codes: PhonePlans.Codes, _ lengths: PhonePlans.Lengths,
            _ programs: MatchProgramTable, _ row: Int
        ) {
            regionCode = regions.regionCode(row)
            codeRow = UInt16(truncatingIfNeeded: regions.code[row])
            placeInCode = UInt16(truncatingIfNeeded: row - codes.mainRegion(regions.code[row]))
            internationalPrefix = Program(regions.internationalPrefix.reference(row), programs)
            nationalPrefix = Program(regions.nationalPrefix.reference(row), programs)
            leadingDigits = Program(regions.leadingDigits.reference(row), programs)
            hasTransform = !regions.transform(row).isEmpty
            self.lengths = lengths[regions.generalLengths[row]]
        }

        /// The row of its calling code.
        var code: Int { Int(codeRow) }

        /// How labels name the region: its place among those of its calling code.
        var place: Int { Int(placeInCode) }
    }

    /// A match program that is only run when the first two digits do not decide.
    struct Program: Sendable {
        private let row: Int16
        private let length: Int8
        private let first: UInt16
        private let second: UInt16

        init(_ row: Int?, _ programs: MatchProgramTable) {
            self.row = Int16(truncatingIfNeeded: row ?? -1)
            let opening = row.map(programs.opening)
            first = opening?.first ?? 0
            second = opening?.second ?? 0
            length = Int8(opening?.length ?? 0)
        }

        /// The number of the program; `nil` where there is none.
        var number: Int? { row < 0 ? nil : Int(row) }

        func match(_ digits: UnsafeBufferPointer<UInt8>, _ programs: MatchProgramTable) -> MatchProgramTable.Match? {
            guard !digits.isEmpty, first >> UInt16(digits[0] & 0xF) & 1 == 1 else { return nil }
            if length == 1 { return MatchProgramTable.Match(length: 1) }
            if digits.count > 1 {
                guard second >> UInt16(digits[1] & 0xF) & 1 == 1 else { return nil }
                if length == 2 { return MatchProgramTable.Match(length: 2) }
            }
            return programs.match(Int(row), digits)
        }
    }
}
