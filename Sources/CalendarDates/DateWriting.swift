import TableFormat
import UnicodeText

/// What the image says of how dates are written: characters, words, the order of day and month, names of properties.
struct DateWriting: Sendable {
    let characters: CodePointMap
    let words: TextPool
    let wordRows: RecordTable
    let regions: RecordTable
    let properties: TextPool
    let propertyRows: RecordTable
    let types: TextPool
    let names: TextPool
    let centuries: RecordTable
    let slips: RecordTable
    let yearCounts: RecordTable
    let longest: Int

    init(_ image: TableImage) throws(TableError) {
        characters = try CodePointMap(image, CharacterSchema.Section.characters)
        words = try TextPool(image, DateSchema.Section.words)
        wordRows = try RecordTable(image, DateSchema.Section.wordRows)
        regions = try RecordTable(image, DateSchema.Section.regions)
        properties = try TextPool(image, DateSchema.Section.properties)
        propertyRows = try RecordTable(image, DateSchema.Section.propertyRows)
        types = try TextPool(image, DateSchema.Section.types)
        names = try TextPool(image, DateSchema.Section.names)
        centuries = try RecordTable(image, DateSchema.Section.centuries)
        slips = try RecordTable(image, DateSchema.Section.slips)
        yearCounts = try RecordTable(image, DateSchema.Section.yearCounts)
        longest = try LimitTable(image).size(DateSchema.Limit.textBytes)
    }

    func character(_ codePoint: UInt32) -> DateSchema.Character? {
        DateSchema.Character(rawValue: UInt8(truncatingIfNeeded: characters[codePoint]))
    }

    /// The row of a region given as two letters of either case.
    func region(_ code: String?) -> Int? {
        guard let code, code.utf8.count == 2 else { return nil }
        var number = 0
        for byte in code.utf8 {
            let isSmall = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
            number = number << 8 | Int(isSmall ? byte & ~0x20 : byte)
        }
        let column = regions.column(DateSchema.RegionColumn.region.rawValue)
        return (0..<column.count).first { column[$0] == number }
    }

    func order(_ region: Int?) -> DateSchema.Order? {
        region.flatMap { DateSchema.Order(rawValue: regions[$0, DateSchema.RegionColumn.order.rawValue]) }
    }

    /// The rows of a word of either case: those of a language, when it has its own, or those of all languages. Days of the
    /// week are those of all languages.
    func meanings(_ word: [UInt8], region: Int?) -> [(role: DateSchema.WordRole, value: Int)] {
        let folded = CaseFolding.compatibilityFolded(word.span)
        guard let number = find(folded) else { return [] }
        let column = wordRows.column(DateSchema.WordColumn.word.rawValue)
        var first = 0
        var end = column.count
        while first < end {
            let middle = (first + end) / 2
            if column[middle] < number { first = middle + 1 } else { end = middle }
        }
        let languages = wordRows.column(DateSchema.WordColumn.language.rawValue)
        let own = region.flatMap { regions.reference($0, DateSchema.RegionColumn.language.rawValue) }
        var general: [(role: DateSchema.WordRole, value: Int)] = []
        var special: [(role: DateSchema.WordRole, value: Int)] = []
        while first < column.count, column[first] == number {
            let language = languages.reference(first)
            let value = wordRows[first, DateSchema.WordColumn.value.rawValue]
            if let role = DateSchema.WordRole(rawValue: wordRows[first, DateSchema.WordColumn.role.rawValue]) {
                if language == nil { general.append((role, value)) }
                if let language, language == own { special.append((role, value)) }
            }
            first += 1
        }
        return special.isEmpty ? general : special + general.filter { $0.role == .weekday }
    }

    private func find(_ word: [UInt8]) -> Int? {
        var first = 0
        var end = words.count
        while first < end {
            let middle = (first + end) / 2
            let here = words.utf8(middle)
            if here.elementsEqual(word) { return middle }
            if here.lexicographicallyPrecedes(word) { first = middle + 1 } else { end = middle }
        }
        return nil
    }
}

extension DateRules {
    /// Whether the order of day and month in a region is known.
    public func knows(region: String) -> Bool { writing.region(region) != nil }
}
