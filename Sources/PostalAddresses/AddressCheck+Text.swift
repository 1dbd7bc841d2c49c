import Findings
import TableFormat
import UnicodeText

extension AddressCheck {
    /// Checks what holds for any text. The scan, or nil when the field is empty.
    mutating func checkText(_ value: Span<UInt8>, _ field: Int, _ entry: Int, reports: Bool = true) -> AddressText.Scan?
    {
        let scan = AddressText.scan(value, tables.characters)
        if scan.isEmpty { return nil }
        if scan.scalars > tables.scalarLimit { addTooLong(scan, field, entry, value) }
        if reports, !scan.isClean, scan.refused == nil {
            addStored(AddressText.cleaned(value, tables.characters), field, entry, value)
        }
        return scan
    }

    /// Checks a text that is too long whatever it holds: it counts as given, and nothing else is said of it.
    mutating func checkLong(_ value: Span<UInt8>, _ field: Int, _ entry: Int) -> Bool {
        let scan = AddressText.measured(value, tables.characters)
        if !scan.isEmpty { addTooLong(scan, field, entry, value) }
        return !scan.isEmpty
    }

    private mutating func addTooLong(_ scan: AddressText.Scan, _ field: Int, _ entry: Int, _ value: Span<UInt8>) {
        add(
            .tooLong, field: tables.name(field), entry: entry, 0..<value.count,
            [
                Parameter("field", tables.name(field)), Parameter("count", scan.scalars),
                Parameter("limit", tables.scalarLimit),
            ])
    }

    /// Checks a field of the layout against its rule, if it has one.
    mutating func checkRule(_ value: Span<UInt8>, _ cell: Int, _ field: Int, _ entry: Int) -> Bool {
        let root = tables.cells.rule[cell]
        guard let scan = checkText(value, field, entry, reports: root == 0) else { return false }
        if let refused = scan.refused {
            add(.fieldFormat, field: tables.name(field), entry: entry, refused, label(cell, field))
            return true
        }
        guard root > 0, scan.scalars <= tables.scalarLimit else { return true }
        if scan.isClean, tables.withoutJoinedWord(value, cell) == nil, tables.holds(root - 1, value) { return true }
        let text = AddressText.cleaned(NFKC.normalized(value).span, tables.characters)
        if let rest = valueWithoutJoinedWord(text, cell, root - 1) {
            addStored(rest, field, entry, value)
        } else if tables.holds(root - 1, text.span) {
            addStored(text, field, entry, value)
        } else if let rest = withoutWord(text, cell), tables.holds(root - 1, rest.span) {
            addStored(valueWithoutJoinedWord(rest, cell, root - 1) ?? rest, field, entry, value)
        } else if let number = plainNumber(text, cell), tables.holds(root - 1, number.span) {
            addStored(number, field, entry, value)
        } else {
            add(.fieldFormat, field: tables.name(field), entry: entry, 0..<value.count, label(cell, field))
            if !proposeText(text, cell, root - 1) { keepSplit(text, cell) }
        }
        return true
    }

    private func valueWithoutJoinedWord(_ text: [UInt8], _ cell: Int, _ root: Int) -> [UInt8]? {
        tables.withoutJoinedWord(text.span, cell).flatMap { tables.holds(root, $0.span) ? $0 : nil }
    }

    /// What follows one of the words that may stand before the value, such as "bus" before a box; the word ends at a space
    /// or full stop.
    private func withoutWord(_ text: [UInt8], _ cell: Int) -> [UInt8]? {
        guard let end = text.firstIndex(where: { tables.characters[UInt32($0)] & AddressCharacter.separator != 0 })
        else { return nil }
        guard tables.isWord(Array(text[..<end]), before: cell) else { return nil }
        return Array(text[end...].drop { tables.characters[UInt32($0)] & AddressCharacter.separator != 0 })
    }

    /// Reports that a text is kept in another form, when it is another.
    mutating func addStored(_ bytes: some Collection<UInt8>, _ field: Int, _ entry: Int, _ value: Span<UInt8>) {
        if value.withUnsafeBufferPointer({ $0.elementsEqual(bytes) }) { return }
        add(
            .storedForm, field: tables.name(field), entry: entry, 0..<value.count,
            repair: Repair(String(decoding: bytes, as: UTF8.self), .certain))
    }
}

extension AddressTables {
    func holds(_ root: Int, _ text: Span<UInt8>) -> Bool { text.withUnsafeBufferPointer { holds(root, $0) } }
}
