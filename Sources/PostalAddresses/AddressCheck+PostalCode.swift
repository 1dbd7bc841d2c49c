import Findings
import TableFormat

extension AddressCheck {
    /// Checks the code against the country's patterns; whether the field holds anything.
    mutating func checkPostalCode(_ value: Span<UInt8>, _ entry: Int) -> Bool {
        switch CompactCode.read(value, tables) {
        case .empty: return false
        case .other: reportCode(.postalCodeFormat, value.count, entry)
        case .code(let code):
            let verdict = tables.verdict(code, in: layout)
            if verdict.isExact {
                accept(code, value, entry)
            } else if let rest = tables.cutting(code, in: layout) {
                accept(rest, value, entry)
            } else {
                refuse(code, verdict, value.count, entry)
            }
        }
        return true
    }

    private mutating func accept(_ code: CompactCode, _ value: Span<UInt8>, _ entry: Int) {
        if let other = tables.otherCountry(code, layout) {
            let country = AddressTables.code(other)
            add(
                .otherCountry, field: fieldName, entry: entry, 0..<value.count, [Parameter("country", country)],
                suggestions: [.init(field: "country", value: country)])
            return
        }
        postalCode = PostalCodeEntry(code: code, entry: entry, length: value.count)
        let isStored = tables.withLaidOut(code, in: layout) { laidOut in
            value.withUnsafeBufferPointer { $0.isSame(as: laidOut) }
        }
        if isStored { return }
        add(
            .storedForm, field: fieldName, entry: entry, 0..<value.count,
            repair: Repair(tables.laidOut(code, in: layout), .certain))
    }

    private mutating func refuse(_ code: CompactCode, _ verdict: PostalVerdict, _ length: Int, _ entry: Int) {
        if verdict.isObsolete { return reportCode(.postalCodeObsolete, length, entry) }
        if verdict.isPartial { return reportCode(.postalCodeIncomplete, length, entry) }
        let what: AddressCode = verdict.hasUnusedLetter ? .letterNotUsed : .postalCodeFormat
        if let repair = tables.repair(code, in: layout) {
            let text = tables.laidOut(repair, in: layout)
            reportCode(
                what, length, entry, repair: Repair(text, .proposed),
                suggestions: [.init(field: fieldName, value: text)])
        } else if let other = tables.onlyCountry(with: code, beside: layout) {
            reportCode(
                what, length, entry, suggestions: [.init(field: "country", value: AddressTables.code(other))])
        } else {
            reportCode(what, length, entry)
        }
    }

    private mutating func reportCode(
        _ code: AddressCode, _ length: Int, _ entry: Int, repair: Repair? = nil,
        suggestions: [AddressFinding.Suggestion] = []
    ) {
        let country = country.map { AddressTables.code($0.packed) } ?? ""
        add(
            code, field: fieldName, entry: entry, 0..<length,
            [Parameter("country", country), Parameter("example", tables.text(layout, .example) ?? "")],
            repair: repair, suggestions: suggestions)
    }

    private var fieldName: String { tables.postalCodeField.map(tables.name) ?? "" }
}
