import TableFormat
import UnicodeText

extension EnvelopeWriter {
    /// Writes the lines.
    ///
    /// - Parameters:
    ///   - script: the script to write in; nil for that of what was given. Regions are named in it, and lines come in the
    ///     order of the country where it has one of its own for it.
    ///   - language: a BCP 47 code for words before a box or PO box; nil for the first that the country has.
    ///   - country: the country's name, in capitals already, for post from abroad; nil for none.
    public mutating func write(script: AddressScript? = nil, language: String? = nil, country: String? = nil) {
        style = Style(
            isLocal: (script ?? self.script) == .local, language: language, country: country,
            caseLanguage: tables.layouts.caseLanguage.reference(layout.row).map { tables.text[$0] } ?? "")
        writeLines()
    }

    /// Writes the lines as parts of one line of text: see `singleLine`.
    public mutating func writePlain(script: AddressScript? = nil, language: String? = nil, country: String? = nil) {
        write(script: script, language: language, country: country, isPlain: true)
    }

    private mutating func write(script: AddressScript?, language: String?, country: String?, isPlain: Bool) {
        style = Style(
            isLocal: (script ?? self.script) == .local, isPlain: isPlain, language: language, country: country)
        writeLines()
    }

    private mutating func writeLines() {
        output.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        regionRow = nil
        let tables = layout.tables
        if let region = tables.regionField, given >> region & 1 == 1 {
            regionRow = row(ofRegionNamedBy: region)
        }
        let local = tables.layouts.localEnvelope[layout.row, of: tables.lines.count]
        let lines =
            style.isLocal && !local.isEmpty ? local : tables.layouts.envelope[layout.row, of: tables.lines.count]
        let country = tables.bit(tables.countryField)
        var constant: Int?
        var hasLast = false
        for line in lines {
            if let text = tables.lines.constant.reference(line) {
                // It names the country in the post it is inland of; the country line does so for all others.
                constant = hasLast && style.country == nil ? text : nil
                continue
            }
            let fields = tables.lines.fields[line]
            if constant != nil, fields & country != 0 { end(constant: &constant) }
            let start = output.count
            if fields & (given | (style.country == nil ? 0 : country)) != 0 {
                let before = constant
                if before != nil { end(constant: &constant) }
                let lineStart = output.count
                write(line: line, tables)
                hasLast = output.count > lineStart
                if hasLast {
                    ends.append(output.count)
                } else if before != nil {
                    output.removeSubrange(start...)
                    ends.removeLast()
                }
            } else {
                hasLast = false
            }
            constant = nil
        }
        end(constant: &constant)
        if let country = style.country { takeOutLine(before: country) }
    }

    /// Writes a line without fields, which stands between two others.
    private mutating func end(constant: inout Int?) {
        guard let text = constant else { return }
        output.append(contentsOf: tables.text.utf8(text))
        ends.append(output.count)
        constant = nil
    }

    /// Writes the items of a line that there are.
    private mutating func write(line: Int, _ tables: AddressTables) {
        let start = output.count
        var waiting: Int?
        var isSkipping = false
        // What stands behind a code belongs to the code: "34710 Şile/İstanbul" without the town is "34710 İstanbul".
        var isCode = false
        var behindCode: Int?
        let items = tables.lines.items[line, of: tables.items.count]
        var row = items.lowerBound
        while row < items.upperBound {
            let item = tables.items[row]
            let own = tables.items.separator.reference(row)
            if item.has(EnvelopeTrait.group) {
                let group = min(tables.items.group[row], items.upperBound - row)
                if group > 0, !isWhole(row..<row + group, tables) {
                    if isCode, !isSkipping { behindCode = own }
                    waiting = own ?? waiting
                    isSkipping = true
                    row += group
                    continue
                }
            }
            if isShown(item, tables) {
                let separator = behindCode ?? own ?? (isSkipping ? waiting : nil)
                write(item, after: output.count > start, separator, lineStart: start, tables)
                (waiting, isSkipping, behindCode) = (nil, false, nil)
                isCode = item.field == tables.postalCodeField
            } else {
                if isCode, !isSkipping { behindCode = own }
                waiting = own ?? waiting
                isSkipping = true
            }
            row += 1
        }
    }

    /// Whether all items of a group are printed. (A method given to `allSatisfy` would copy the writer.)
    private func isWhole(_ group: Range<Int>, _ tables: AddressTables) -> Bool {
        for row in group where !isShown(tables.items[row], tables) { return false }
        return true
    }

    /// Whether an item is printed at all.
    @inline(__always)
    private func isShown(_ item: EnvelopeItem, _ tables: AddressTables) -> Bool {
        if item.field == tables.countryField { return style.country != nil }
        guard given >> item.field & 1 == 1 else { return item.has(EnvelopeTrait.fallback) }
        if !item.has(EnvelopeTrait.unless) { return true }
        let other = tables.items.unless[item.row] &- 1
        return other < 0 || !isSame(item.field, other)
    }
}
