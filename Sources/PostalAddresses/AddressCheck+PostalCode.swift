import Findings
import TableFormat
import UnicodeText

/// A text that was refused as a postal code, kept until it is known what else the address holds.
struct RefusedCode {
    /// The finding that says so.
    let finding: Int

    /// The text in its usual form.
    let text: [UInt8]

    /// Its letters and digits, when it has no other signs.
    let code: CompactCode?
}

extension AddressCheck {
    /// Checks the code against the country's patterns; whether the field holds anything.
    mutating func checkPostalCode(_ value: Span<UInt8>, _ entry: Int) -> Bool {
        switch CompactCode.read(value, tables) {
        case .empty: return false
        case .other:
            reportCode(.postalCodeFormat, value.count, entry)
            keepRefused(nil, value)
        case .code(let code):
            let verdict = tables.verdict(code, in: layout)
            if verdict.isExact {
                accept(code, value, entry)
            } else if let rest = tables.cutting(code, in: layout) {
                accept(rest, value, entry)
            } else {
                refuse(code, verdict, value, entry)
            }
        }
        return true
    }

    private mutating func accept(_ code: CompactCode, _ value: Span<UInt8>, _ entry: Int) {
        if let other = tables.otherCountry(code, layout) {
            let country = AddressTables.code(other)
            add(
                .otherCountry, field: postalCodeName, entry: entry, 0..<value.count, [Parameter("country", country)],
                suggestions: [.init(field: Self.countryName, value: country)])
            return
        }
        postalCode = PostalCodeEntry(code: code, entry: entry, length: value.count)
        guard let stored = tables.relaidOut(value, code, in: layout) else { return }
        add(
            .storedForm, field: postalCodeName, entry: entry, 0..<value.count, repair: Repair(stored, .certain))
    }

    private mutating func refuse(_ code: CompactCode, _ verdict: PostalVerdict, _ value: Span<UInt8>, _ entry: Int) {
        // A routing key of Ireland looks like a district of Dublin of old; who has one is nearer to a code.
        if verdict.isPartial { return reportCode(.postalCodeIncomplete, value.count, entry) }
        if verdict.isObsolete { return reportCode(.postalCodeObsolete, value.count, entry) }
        if tables.isBeginning(code, in: layout) { return reportCode(.postalCodeIncomplete, value.count, entry) }
        reportCode(verdict.hasUnusedLetter ? .letterNotUsed : .postalCodeFormat, value.count, entry)
        keepRefused(code, value)
    }

    private mutating func keepRefused(_ code: CompactCode?, _ value: Span<UInt8>) {
        let text = AddressText.cleaned(NFKC.normalized(value).span, tables.characters)
        refused = RefusedCode(finding: findings.count - 1, text: text, code: code)
    }

    private mutating func reportCode(_ code: AddressCode, _ length: Int, _ entry: Int) {
        let country = country.map { AddressTables.code($0.packed) } ?? ""
        add(
            code, field: postalCodeName, entry: entry, 0..<length,
            [Parameter("country", country), Parameter("example", tables.text(layout, .example) ?? "")])
    }

    var postalCodeName: String { tables.postalCodeField.map { [tables] in tables.name($0) } ?? "" }
}
