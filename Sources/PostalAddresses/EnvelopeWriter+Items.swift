import TableFormat
import UnicodeText

extension EnvelopeWriter {
    /// Writes an item with what stands around it.
    mutating func write(
        _ item: EnvelopeItem, after isAfter: Bool, _ separator: Int?, lineStart: Int, _ tables: AddressTables
    ) {
        let mark = output.count
        let field = item.field
        if isAfter, let separator {
            let isBetweenDigits = item.has(EnvelopeTrait.digits) && meetsDigits(field)
            let digits = isBetweenDigits ? tables.items.digits.reference(item.row) : nil
            append(separator: tables.text.utf8(digits ?? separator))
        }
        let start = output.count
        if item.has(EnvelopeTrait.prefix), let prefix = tables.items.prefix.reference(item.row) {
            let text = tables.text.utf8(prefix)
            let isRegion = field == tables.regionField
            // "Co." stands before the name of every county, and before nothing that somebody wrote in its place.
            let isMissing =
                isRegion && (regionRow != nil || text.contains(where: EnvelopeWord.isContent))
                ? regionRow != nil : !withValue(field) { EnvelopeWord.begins($0, with: text) }
            if isMissing {
                // A space before it parts it from what is written already.
                output.append(contentsOf: text.drop { !isAfter && $0 == 0x20 })
            }
        }
        let text = output.count
        append(item, tables)
        if output.count == text {
            // A word that the value begins with itself.
            output.removeSubrange(mark...)
            return
        }
        if item.has(EnvelopeTrait.suffix), let suffix = tables.items.suffix.reference(item.row) {
            let text = tables.text.utf8(suffix)
            if !withValue(field, { EnvelopeWord.ends($0, with: text) }) { output.append(contentsOf: text) }
        }
        if isAfter, start == mark, start > lineStart, EnvelopeWord.isAlphanumeric(output[start - 1]),
            EnvelopeWord.isAlphanumeric(output[start])
        {
            // Two words of Latin script where the country's own needs no space.
            output.insert(0x20, at: start)
        }
    }

    /// Whether a field begins with a digit where another ends with one: "12" and "2" are not to be read as "12 2".
    private func meetsDigits(_ field: Int) -> Bool {
        guard let last = output.last, 0x30...0x39 ~= last else { return false }
        return withValue(field) { $0.first.map { 0x30...0x39 ~= $0 } ?? false }
    }

    private mutating func append(separator: UnsafeBufferPointer<UInt8>) {
        if !style.isPlain { return output.append(contentsOf: separator) }
        for byte in separator where !(byte == 0x20 && output.last == 0x20) { output.append(byte) }
    }

    private mutating func append(_ item: EnvelopeItem, _ tables: AddressTables) {
        let start = output.count
        let field = item.field
        if field == tables.countryField {
            output.append(contentsOf: (style.country ?? "").utf8)
            return
        }
        let known = item.has(EnvelopeTrait.form) ? AddressSchema.ItemForm(rawValue: tables.items.form[item.row]) : nil
        let form = known ?? .text
        if given >> field & 1 == 0 {
            if let text = tables.items.fallback.reference(item.row) {
                output.append(contentsOf: tables.text.utf8(text))
            }
        } else if form == .word {
            appendWord(before: field)
        } else if field == tables.regionField, let regionRow {
            output.append(contentsOf: tables.text.utf8(text(ofRegion: regionRow, form, tables)))
        } else {
            appendValue(field)
        }
        if item.has(EnvelopeTrait.upper), !style.isPlain { uppercase(from: start) }
    }

    /// A region by its key or a name, as the layout asks.
    private func text(ofRegion row: Int, _ form: AddressSchema.ItemForm, _ tables: AddressTables) -> Int {
        var local: Int { tables.regions.local.reference(row) ?? tables.regions.name[row] }
        var name: Int { style.isLocal ? local : tables.regions.name[row] }
        return switch form {
        case .key: tables.regions.key[row]
        case .short: tables.regions.short.reference(row) ?? tables.regions.name[row]
        case .local: local
        case .text: layout.showsRegionKeys ? tables.regions.key[row] : name
        default: name
        }
    }

    private mutating func uppercase(from start: Int) {
        let isASCII = output[start...].allSatisfy { $0 < 0x80 }
        if isASCII, style.caseLanguage.isEmpty {
            for index in start..<output.count where 0x61...0x7A ~= output[index] { output[index] &= ~0x20 }
            return
        }
        let capitals: [UInt8] = output.withUnsafeBufferPointer { output in
            let text = Span(_unsafeElements: UnsafeBufferPointer(rebasing: output[start...]))
            return CaseMapping.withUppercased(text, language: style.caseLanguage) { [UInt8]($0) }
        }
        output.replaceSubrange(start..., with: capitals)
    }
}
