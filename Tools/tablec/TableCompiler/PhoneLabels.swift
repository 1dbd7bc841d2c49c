import TableFormat

/// The labels that announce an extension, over an alphabet of symbols that stand for characters meaning the same.
struct PhoneLabels {
    private var symbols: [UInt32: Int] = [:]
    private var symbolCount = 0
    private var labels = RecordTable.Builder([.reference(PhoneSchema.Section.labelSymbols), .number, .number])
    private var labelSymbols = RecordTable.Builder(fields: 1)

    /// What five bits of a class can hold.
    private static let maximumSymbols = 31

    init(_ sameCharacters: [SourceValue], _ table: inout PhoneCharacterTable) {
        for set in sameCharacters {
            let scalars = table.scalars(set)
            add(scalars, &table)
        }
    }

    private mutating func add(_ scalars: [UInt32], _ table: inout PhoneCharacterTable) {
        guard !scalars.isEmpty else { return }
        symbolCount += 1
        for scalar in scalars where symbols[scalar] == nil {
            symbols[scalar] = symbolCount
            table.join(scalar, PhoneCharacterTable.Class(digit: nil, key: nil, symbol: symbolCount, roles: []))
        }
    }

    mutating func add(_ value: SourceValue, _ table: inout PhoneCharacterTable, _ diagnostics: Diagnostics) {
        guard let object = value.object(["labels", "maximumDigits"], diagnostics),
            let texts = object.texts("labels"), let maximum = object.integer("maximumDigits")
        else { return }
        for text in texts {
            let start = labelSymbols.count
            for scalar in text.unicodeScalars {
                if symbols[scalar.value] == nil { add([scalar.value], &table) }
                labelSymbols.add([symbols[scalar.value]])
            }
            labels.add([start, labelSymbols.count - start, maximum])
        }
        if symbolCount > PhoneLabels.maximumSymbols {
            diagnostics.report("phone.tooManySymbols", at: value, "labels may have 31 different characters")
        }
    }

    func add(to image: inout ImageBuilder) {
        image.add(PhoneSchema.Section.labels, labels)
        image.add(PhoneSchema.Section.labelSymbols, labelSymbols)
    }
}
