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
    let isUpper: Column
    let unless: Column
    let group: Column
    let separator: Column
    let prefix: Column
    let suffix: Column
    let fallback: Column
    let digits: Column

    init(_ table: RecordTable) {
        func column(_ name: AddressSchema.ItemColumn) -> Column { table.column(name.rawValue) }
        field = column(.field)
        form = column(.form)
        isUpper = column(.upper)
        unless = column(.unless)
        group = column(.group)
        separator = column(.separator)
        prefix = column(.prefix)
        suffix = column(.suffix)
        fallback = column(.fallback)
        digits = column(.digits)
    }

    var count: Int { field.count }
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
