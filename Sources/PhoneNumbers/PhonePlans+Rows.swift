import TableFormat

extension PhonePlans {
    /// What reading and judging a number needs of each calling code and region, with widths and references resolved.
    ///
    /// Taken once from the columns of the image, about 30 KB: a parse looks at a dozen of these fields.
    struct Rows: Sendable {
        private let codes: [Code]
        private let regions: [Region]
        private let codeSlots: [Int16]
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
            let index = try RecordTable(image, PhoneSchema.Section.regionIndex).column(0)
            regionSlots = (0..<PhoneSchema.regionSlots).map { Int16(index.reference($0) ?? -1) }
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
        let callingCode: Int
        /// The rows of its regions, the main one first.
        let regions: Range<Int>

        init(_ codes: PhonePlans.Codes, _ row: Int) {
            callingCode = codes.callingCode[row]
            regions = codes.regions(row)
        }

        var mainRegion: Int { regions.lowerBound }
    }

    struct Region: Sendable {
        let regionCode: RegionCode
        /// The row of its calling code.
        let code: Int
        /// How labels name the region: its place among those of its calling code.
        let place: Int
        let internationalPrefix: Program
        let nationalPrefix: Program
        let leadingDigits: Program
        /// The pieces of the transform; a region without one has none.
        let transform: Range<Int>
        let lengths: LengthSet

        init(
            _ regions: PhonePlans.Regions, _ codes: PhonePlans.Codes, _ lengths: PhonePlans.Lengths,
            _ programs: MatchProgramTable, _ row: Int
        ) {
            regionCode = regions.regionCode(row)
            code = regions.code[row]
            place = row - codes.mainRegion(code)
            internationalPrefix = Program(regions.internationalPrefix.reference(row), programs)
            nationalPrefix = Program(regions.nationalPrefix.reference(row), programs)
            leadingDigits = Program(regions.leadingDigits.reference(row), programs)
            transform = regions.transform(row)
            self.lengths = lengths[regions.generalLengths[row]]
        }
    }

    /// A match program, and the digits a text must begin with to match it.
    struct Program: Sendable {
        let number: Int?
        private let firstDigits: UInt16

        init(_ number: Int?, _ programs: MatchProgramTable) {
            self.number = number
            firstDigits = number.map(programs.firstSymbols) ?? 0
        }

        /// Runs the program, unless the first digit already tells that it fails.
        func match(_ digits: UnsafeBufferPointer<UInt8>, _ programs: MatchProgramTable) -> MatchProgramTable.Match? {
            guard let number, let first = digits.first, firstDigits >> UInt16(first & 0xF) & 1 == 1 else { return nil }
            return programs.match(number, digits)
        }
    }
}
