import TableFormat

extension PhonePlans {
    /// The calling codes and the regions that use them.
    struct Codes: Sendable {
        let callingCode: RecordTable.Column
        private let firstRegion: RecordTable.Column
        private let regionCount: RecordTable.Column
        private let index: RecordTable.Column
        private let nationalFormats: RecordTable.Column
        private let internationalFormats: RecordTable.Column
        private let dialling: RecordTable.Column
        let typedPrefix: RecordTable.Column
        let typedPrefixExceptions: RecordTable.Column

        init(_ image: TableImage) throws(TableError) {
            let table = try RecordTable(image, PhoneSchema.Section.codes)
            nationalFormats = table.column(PhoneSchema.CodeField.nationalFormats.rawValue)
            internationalFormats = table.column(PhoneSchema.CodeField.internationalFormats.rawValue)
            dialling = table.column(PhoneSchema.CodeField.dialling.rawValue)
            typedPrefix = table.column(PhoneSchema.CodeField.typedPrefix.rawValue)
            typedPrefixExceptions = table.column(PhoneSchema.CodeField.typedPrefixExceptions.rawValue)
            callingCode = table.column(PhoneSchema.CodeField.callingCode.rawValue)
            firstRegion = table.column(PhoneSchema.CodeField.firstRegion.rawValue)
            regionCount = table.column(PhoneSchema.CodeField.regionCount.rawValue)
            index = try RecordTable(image, PhoneSchema.Section.codeIndex).column(0)
        }

        /// The row of the main region of a calling code.
        func mainRegion(_ row: Int) -> Int { firstRegion[row] & 0xFFFF }

        /// The rows of the regions of a calling code, the main one first.
        func regions(_ row: Int) -> Range<Int> {
            let first = mainRegion(row)
            return first..<first + (regionCount[row] & 0xFFFF)
        }

        /// The list of formats of a calling code. International use has the national one where there is no other.
        func formats(_ row: Int, _ use: FormatList.Use) -> FormatList {
            if use == .international, let list = internationalFormats.reference(row) {
                return FormatList(row: list, use: use)
            }
            return FormatList(row: nationalFormats[row], use: .national)
        }

        func traits(_ row: Int) -> PhoneSchema.DiallingTraits {
            PhoneSchema.DiallingTraits(rawValue: UInt16(truncatingIfNeeded: dialling[row]))
        }

        /// The row of a calling code.
        func row(_ callingCode: Int) -> Int? { index.reference(callingCode) }
    }

    /// The regions, those of one calling code side by side.
    struct Regions: Sendable {
        let table: RecordTable
        let code: RecordTable.Column
        let internationalPrefix: RecordTable.Column
        let nationalPrefix: RecordTable.Column
        private let transformStart: RecordTable.Column
        private let transformCount: RecordTable.Column
        let leadingDigits: RecordTable.Column
        let generalLengths: RecordTable.Column
        private let regionCode: RecordTable.Column
        private let traits: RecordTable.Column
        private let nationalPrefixText: RecordTable.Column
        private let internationalPrefixText: RecordTable.Column
        private let extensionLabel: RecordTable.Column
        private let texts: TextPool
        private let examples: RecordTable.Column

        init(_ image: TableImage) throws(TableError) {
            let table = try RecordTable(image, PhoneSchema.Section.regions)
            func column(_ field: PhoneSchema.RegionField) -> RecordTable.Column { table.column(field.rawValue) }
            self.table = table
            regionCode = column(.regionCode)
            traits = column(.traits)
            nationalPrefixText = column(.nationalPrefixText)
            internationalPrefixText = column(.internationalPrefixText)
            extensionLabel = column(.extensionLabel)
            texts = try TextPool(image, PhoneSchema.FormatSection.regionTexts)
            examples = try RecordTable(image, PhoneSchema.FormatSection.examples).column(0)
            code = column(.code)
            internationalPrefix = column(.internationalPrefix)
            nationalPrefix = column(.nationalPrefix)
            transformStart = column(.transformStart)
            transformCount = column(.transformCount)
            leadingDigits = column(.leadingDigits)
            generalLengths = column(.lengths)
        }

        /// The pieces of the transform of a region; a region without one has none.
        func transform(_ row: Int) -> Range<Int> {
            // A table from outside may hold any numbers here; ours are small.
            let start = transformStart[row] & 0xFFFF
            return start..<start + (transformCount[row] & 0xFFFF)
        }

        func regionCode(_ row: Int) -> RegionCode { RegionCode(word: UInt32(truncatingIfNeeded: regionCode[row])) }

        func traits(_ row: Int) -> PhoneSchema.RegionTraits {
            PhoneSchema.RegionTraits(rawValue: UInt16(truncatingIfNeeded: traits[row]))
        }

        /// The national prefix in ASCII digits, where the region has one.
        func nationalPrefixText(_ row: Int) -> UnsafeBufferPointer<UInt8>? {
            nationalPrefixText.reference(row).map(texts.utf8)
        }

        /// What is dialled to call abroad, where there is one way or a preferred one.
        func internationalPrefixText(_ row: Int) -> UnsafeBufferPointer<UInt8>? {
            internationalPrefixText.reference(row).map(texts.utf8)
        }

        /// What announces an extension, where the region has a label of its own.
        func extensionLabel(_ row: Int) -> UnsafeBufferPointer<UInt8>? {
            extensionLabel.reference(row).map(texts.utf8)
        }

        /// The national significant number that stands for a kind, in digits.
        func example(_ row: Int, _ kind: PhoneSchema.Kind) -> String? {
            table.reference(row, PhoneSchema.exampleField(kind)).map { String(String(examples[$0]).dropFirst()) }
        }

        /// The row in the table of lengths for numbers of this kind; `nil` where a region has none of them.
        func lengths(_ row: Int, _ kind: PhoneSchema.Kind) -> Int? {
            table.reference(row, PhoneSchema.RegionField.lengths.rawValue + kind.rawValue)
        }
    }

    /// Sets of lengths as bits: bit n stands for n digits.
    struct Lengths: Sendable {
        let complete: RecordTable.Column
        let localOnly: RecordTable.Column

        init(_ image: TableImage) throws(TableError) {
            let table = try RecordTable(image, PhoneSchema.Section.lengths)
            complete = table.column(0)
            localOnly = table.column(1)
        }
    }
}
