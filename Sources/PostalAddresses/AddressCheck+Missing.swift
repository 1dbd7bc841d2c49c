import Findings
import TableFormat

extension AddressCheck {
    /// Fields that the layout wants and nobody gave, in input order.
    mutating func checkMissing() {
        var required = tables.facts[layout].required
        for choice in tables.facts[layout].oneOf where tables.oneOf[choice] & given == 0 {
            // Any of them will do; the first in the vocabulary is named.
            required |= tables.oneOf[choice] & (0 &- tables.oneOf[choice])
        }
        if let region, tables.regions.withoutCity[region.row] != 0 {
            required &= ~tables.bit(tables.cityField)
        }
        let soft = tables.facts[layout].soft
        var recommended = tables.facts[layout].recommended
        // Where there is one code, nobody needs to look it up.
        if tables.facts[layout].hasSoleCode { recommended |= tables.bit(tables.postalCodeField) }
        guard (required | soft | recommended) & ~given != 0 else { return }
        for cell in tables.facts[layout].cells {
            let field = tables.cells.field[cell]
            let bit = tables.bit(field)
            guard given & bit == 0 else { continue }
            let code: AddressCode? =
                required & bit != 0
                ? .required
                : soft & bit != 0
                    ? .missingSoft
                    : recommended & bit != 0 ? .recommended : nil
            guard let code else { continue }
            let blank = blanks.first { $0.field == field }
            add(
                code, field: tables.name(field), entry: blank?.entry, 0..<(blank?.length ?? 0),
                label(cell, field) + more(code, field), suggestions: filling(field))
        }
    }

    /// What a message says beside the label: every field that would do, or what the field lacks.
    private func more(_ code: AddressCode, _ field: Int) -> [Parameter] {
        switch code {
        case .required: [Parameter("labels", labels(of: choice(with: field)))]
        case .missingSoft: [Parameter("lacks", "text")]
        default: []
        }
    }

    /// The fields of which one is wanted, when none is there and this one is named for them.
    private func choice(with field: Int) -> Int {
        let bit = tables.bit(field)
        for row in tables.facts[layout].oneOf {
            let choice = tables.oneOf[row]
            if choice & given == 0, choice & (0 &- choice) == bit { return choice }
        }
        return bit
    }

    /// The keys of the labels of a set of fields, in input order.
    private func labels(of set: Int) -> String {
        tables.facts[layout].cells.filter { set & tables.bit(tables.cells.field[$0]) != 0 }
            .map { tables.labelKeys[tables.cells.label[$0]] }.joined(separator: " ")
    }

    /// What a missing field could hold, by what the others do.
    private func filling(_ field: Int) -> [AddressFinding.Suggestion] {
        if field == tables.regionField {
            let regions = regionsOfCode(field)
            return regions.isEmpty ? regionOfPlace(field) : regions
        }
        if let box = boxAsStreet(field) { return [box] }
        if let stray = strays(for: field) { return [stray] }
        if field == tables.numberField { return streetWithNumber.map { [$0] } ?? [] }
        if field == tables.postalCodeField {
            if let moved = codeInCity { return [moved] }
            let sole = tables.facts[layout].hasSoleCode ? tables.text(layout, .example) : nil
            return sole.map { [.init(field: tables.name(field), value: $0)] } ?? []
        }
        return []
    }

    /// The parameters that name a field of the layout.
    func label(_ cell: Int, _ field: Int) -> [Parameter] {
        [
            Parameter("field", tables.name(field)),
            Parameter("label", tables.labelKeys[tables.cells.label[cell]]),
        ]
    }
}
