import TableFormat

/// The rows of `line`: the lines of envelopes.
struct EnvelopeLineTable: Sendable {
    typealias Column = RecordTable.Column

    let items: LayoutTable.Run
    let fields: Column
    let constant: Column

    init(_ table: RecordTable) {
        func column(_ name: AddressSchema.LineColumn) -> Column { table.column(name.rawValue) }
        items = LayoutTable.Run(start: column(.start), length: column(.count))
        fields = column(.fields)
        constant = column(.constant)
    }

    var count: Int { fields.count }
}

/// The rows of `item`: what stands in the lines of envelopes.
struct EnvelopeItemTable: Sendable {
    typealias Column = RecordTable.Column

    let field: Column
    let form: Column
    let unless: Column
    let group: Column
    let separator: Column
    let prefix: Column
    let suffix: Column
    let fallback: Column
    let digits: Column

    /// What an item has of these.
    let traits: Column

    init(_ table: RecordTable) {
        func column(_ name: AddressSchema.ItemColumn) -> Column { table.column(name.rawValue) }
        field = column(.field)
        form = column(.form)
        unless = column(.unless)
        group = column(.group)
        separator = column(.separator)
        prefix = column(.prefix)
        suffix = column(.suffix)
        fallback = column(.fallback)
        digits = column(.digits)
        traits = column(.traits)
    }

    var count: Int { field.count }

    @inline(__always)
    subscript(item: Int) -> EnvelopeItem {
        EnvelopeItem(row: item, field: field[item], traits: traits[item])
    }
}

/// What is looked at of every item.
struct EnvelopeItem {
    let row: Int
    let field: Int
    let traits: Int

    @inline(__always)
    func has(_ trait: Int) -> Bool { traits & trait != 0 }
}

/// The rows of `word`: what is written before a field, such as "bus" before a box.
struct WordTable: Sendable {
    let field: RecordTable.Column
    let language: RecordTable.Column
    let text: RecordTable.Column

    init(_ table: RecordTable) {
        field = table.column(AddressSchema.WordColumn.field.rawValue)
        language = table.column(AddressSchema.WordColumn.language.rawValue)
        text = table.column(AddressSchema.WordColumn.text.rawValue)
    }

    var count: Int { field.count }
}
