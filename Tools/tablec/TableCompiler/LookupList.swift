import TableFormat
import UnicodeText

/// Reads a list of addresses, or of house numbers by postal code, into the rows of a lookup image.
///
/// Every line that cannot be used is told and left out; the reader goes on, so that one run tells them all.
struct LookupList {
    typealias Column = LookupRules.Column

    let path: String
    let rules: LookupRules
    let country: LookupCountry
    let codes: LookupCodes
    let tell: (Diagnostic) -> Void

    /// Takes what is doubtful and no fault.
    let note: (Diagnostic) -> Void

    var texts = TextPool.Builder()
    private(set) var rows: LookupRows

    /// Which field of a record holds which column.
    private var columns: [Column: Int] = [:]
    private var width = 0
    private var last: (text: [UInt8], number: Int)?
    private var lastCode: (text: [UInt8], number: Int)?

    /// The lines of the last code.
    private var overlaps = LookupOverlaps()

    /// The columns whose texts a place keeps: those that a look-up in this country fills.
    private var placeColumns: [Column] = []

    init(
        path: String, source: String, rules: LookupRules, country: LookupCountry, codes: LookupCodes,
        tell: @escaping (Diagnostic) -> Void, note: @escaping (Diagnostic) -> Void
    ) {
        self.path = path
        self.rules = rules
        self.country = country
        self.codes = codes
        self.tell = tell
        self.note = note
        rows = LookupRows(packed: AddressCountries.packed(country.code) ?? 0, source: source, fields: [])
        self.source = source
    }

    private let source: String

    /// Reads all records. Whether a header was found that says what they are.
    mutating func read(_ reader: inout CSVReader) -> Bool {
        guard let first = reader.next() else {
            if reader.failure == 0 { tell(fault(1, 1, "lookup.empty", "the list is empty")) }
            return false
        }
        if let fault = first.fault { tell(fault) }
        guard first.fault == nil, readHeader(first.fields) else { return false }
        while let record = reader.next() {
            if let fault = record.fault {
                tell(fault)
            } else if rows.rows.count >= rules.listLimits["rows"] ?? 0 {
                let place = record.fields[0]
                tell(fault(place.line, place.column, "lookup.tooMany", "a list has at most \(rows.rows.count) lines"))
                return true
            } else {
                read(record.fields)
            }
        }
        rows.finish()
        return true
    }

    private mutating func readHeader(_ fields: [CSVReader.Field]) -> Bool {
        width = fields.count
        var isRight = true
        for (index, field) in fields.enumerated() {
            let name = LookupRules.folded(String(decoding: field.bytes, as: UTF8.self))
            guard let column = rules.columns[name] else {
                note(fault(field, "lookup.unreadColumn", "no column of this name is read"))
                continue
            }
            if columns.updateValue(index, forKey: column) != nil {
                tell(fault(field, "lookup.duplicateColumn", "a second column for \(column.rawValue)"))
                isRight = false
            }
        }
        placeColumns = Column.allCases.filter { column in
            columns[column] != nil && rules.fields[column].map(country.yields.contains) == true
        }
        for (column, index) in columns.sorted(by: { $0.value < $1.value })
        where rules.fields[column] != nil && !placeColumns.contains(column) {
            note(fault(fields[index], "lookup.unreadColumn", "no look-up in \(country.code) fills this"))
        }
        func need(_ isThere: Bool, _ what: String) {
            if isThere { return }
            tell(fault(fields[0], "lookup.missingColumn", "no column for \(what); columns are found by their names"))
            isRight = false
        }
        need(columns[.postalCode] != nil, "the postal code")
        let wanted = country.yields.filter { field in rules.fields.values.contains(field) }
        need(!placeColumns.isEmpty, "what is to be filled in: \(wanted.joined(separator: ", "))")
        // A town is that of a whole code; a street is that of some numbers.
        if country.needs.contains("houseNumber"), placeColumns.contains(.street) {
            need(
                columns[.number] != nil || columns[.from] != nil && columns[.to] != nil,
                "house numbers: one, or the first and the last")
        }
        rows = LookupRows(
            packed: rows.packed, source: source, fields: placeColumns.compactMap { rules.fields[$0] })
        return isRight
    }

    private mutating func read(_ fields: [CSVReader.Field]) {
        guard fields.count == width else {
            tell(fault(fields[0], "lookup.fieldCount", "\(fields.count) fields, the first line has \(width)"))
            return
        }
        var isRight = true
        let code = postalCode(fields, &isRight)
        let numbers = numbers(fields, &isRight)
        let addition = addition(fields, &isRight)
        var texts: [Int?] = []
        for column in placeColumns {
            if let index = columns[column] { texts.append(place(fields[index], &isRight)) }
        }
        if isRight, texts.allSatisfy({ $0 == nil }) {
            isRight = false
            tell(fault(fields[0], "lookup.noPlace", "nothing to fill in stands on this line"))
        }
        guard isRight, let code, let numbers else { return }
        let row = LookupRows.Row(
            code: code, from: numbers.from, to: numbers.to, parity: numbers.parity, addition: addition,
            place: rows.place(texts))
        if let line = overlaps.line(overlapping: row, at: fields[0].line) {
            note(
                fault(
                    fields[0], "lookup.overlap",
                    "line \(line) has some of these numbers too, in another place: both will be suggested"))
        }
        rows.add(row)
    }

    private mutating func postalCode(_ fields: [CSVReader.Field], _ isRight: inout Bool) -> Int? {
        guard let index = columns[.postalCode] else { return nil }
        // Most lists are in the order of their codes.
        if let lastCode, lastCode.text == fields[index].bytes { return lastCode.number }
        let code = LookupSchema.compacted(fields[index].bytes)
        if codes.contains(code), let number = LookupSchema.number(of: code) {
            lastCode = (fields[index].bytes, number)
            return number
        }
        isRight = false
        tell(fault(fields[index], "lookup.badCode", "no postal code of \(country.code)"))
        return nil
    }

    /// What a place is called, as a number of a text; nil for nothing.
    private mutating func place(_ field: CSVReader.Field, _ isRight: inout Bool) -> Int? {
        if let last, last.text == field.bytes { return last.number }
        guard let text = text(field, "textBytes", &isRight), !text.isEmpty else { return nil }
        let number = texts.intern(text)
        last = (field.bytes, number)
        return number
    }

    /// The text of a field, trimmed and composed; nil after a fault.
    func text(_ field: CSVReader.Field, _ limit: String, _ isRight: inout Bool) -> String? {
        let start = field.bytes.firstIndex { $0 != 0x20 } ?? field.bytes.endIndex
        let end = field.bytes.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? start
        let bytes = field.bytes[start..<end]
        let most = rules.listLimits[limit] ?? 0
        isRight = false
        if bytes.count > most {
            tell(fault(field, "lookup.tooLong", "a text has at most \(most) bytes"))
        } else if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            tell(fault(field, "lookup.control", "a control character, such as a line break, stands in no address"))
        } else if let text = String(validating: bytes, as: UTF8.self) {
            isRight = true
            let composed: [UInt8]? = NFC.normalized(text.utf8Span.span)
            return composed.map { String(decoding: $0, as: UTF8.self) } ?? text
        } else {
            tell(fault(field, "lookup.notUTF8", "the text is not UTF-8"))
        }
        return nil
    }

    func index(of column: Column) -> Int? { columns[column] }

    func fault(_ field: CSVReader.Field, _ code: String, _ message: String) -> Diagnostic {
        fault(field.line, field.column, code, message)
    }

    func fault(_ line: Int, _ column: Int, _ code: String, _ message: String) -> Diagnostic {
        Diagnostic(file: path, line: line, column: column, code: code, message: message)
    }

    private func tell(_ found: CSVReader.Fault) {
        tell(fault(found.line, found.column, found.code, found.message))
    }
}
