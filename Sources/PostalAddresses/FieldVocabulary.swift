import TableFormat

/// The names of fields, and what finds them.
struct FieldVocabulary: Sendable {
    typealias Schema = AddressSchema

    /// The fields there are.
    let count: Int

    /// Their names; small enough that each lies in its own value.
    let texts: [String]
    private let seed: UInt32
    private let names: TextPool
    private let slotNames: RecordTable.Column
    private let slotFields: RecordTable.Column

    init(_ image: TableImage, fields: Int) throws(TableError) {
        names = try TextPool(image, "name")
        let slots = try RecordTable(image, "slot")
        slotNames = slots.column(Schema.SlotColumn.name.rawValue)
        slotFields = slots.column(Schema.SlotColumn.field.rawValue)
        let numbers = try RecordTable(image, "prms")
        seed = UInt32(truncatingIfNeeded: numbers[0, Schema.NumberColumn.seed.rawValue])
        count = min(fields, Schema.maximumFields)
        texts = (0..<count).map { [names] in names[$0] }
    }

    /// The field of this name or alias.
    @inline(__always)
    func field(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
        let slot = FieldNameHash.slot(seed, name)
        guard let known = slotNames.reference(slot), name.isSame(as: names.utf8(known)) else { return nil }
        let field = slotFields[slot]
        return field >= 0 && field < count ? field : nil
    }

    func field(_ name: StaticString) -> Int? {
        name.withUTF8Buffer { field($0) }
    }
}
