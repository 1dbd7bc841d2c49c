import TableFormat

/// What each character means in a phone number: its class, extension labels, and the parts of a `tel:` URI.
struct PhoneCharacters: Sendable {
    typealias Class = PhoneSchema.CharacterClass

    private let map: CodePointMap
    private let classes: RecordTable.Column
    private let labels: RecordTable
    private let labelSymbols: RecordTable.Column
    private let texts: TextPool

    init(_ image: TableImage) throws(TableError) {
        map = try CodePointMap(image, PhoneSchema.Section.characters)
        classes = try RecordTable(image, PhoneSchema.Section.classes).column(0)
        labels = try RecordTable(image, PhoneSchema.Section.labels)
        labelSymbols = try RecordTable(image, PhoneSchema.Section.labelSymbols).column(0)
        texts = try TextPool(image, PhoneSchema.Section.texts)
    }

    subscript(scalar: UInt32) -> Class {
        Class(word: UInt32(truncatingIfNeeded: classes[Int(map[scalar])]))
    }

    func text(_ text: PhoneSchema.Text) -> UnsafeBufferPointer<UInt8> { texts.utf8(text.rawValue) }

    var labelCount: Int { labels.count }

    /// The number of characters of an extension label.
    func length(ofLabel label: Int) -> Int { labels[label, PhoneSchema.LabelField.count.rawValue] & 0xFF }

    /// How many digits a label may announce.
    func maximumDigits(afterLabel label: Int) -> Int { labels[label, PhoneSchema.LabelField.maximumDigits.rawValue] }

    func symbol(ofLabel label: Int, at index: Int) -> Int {
        labelSymbols[labels[label, PhoneSchema.LabelField.start.rawValue] & 0xFFFF + index]
    }
}
