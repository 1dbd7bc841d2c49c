import Findings
import TableFormat
import UnicodeText

/// A text that was refused as a postal code, kept until it is known what else the address holds.
struct RefusedCode {
    /// The finding that says so.
    let finding: Int

    /// The text in its usual form.
    let text: [UInt8]

    /// Its letters and digits, when it has no other signs but brackets around them or decimals behind them. Without the letters
    /// of the country, when it begins with them.
    let code: CompactCode?

    /// Whether it begins with letters that stand before codes of this country.
    var isOwn = false
}

extension AddressCheck {
    /// Checks the code against the country's patterns; whether the field holds anything.
    mutating func checkPostalCode(_ value: Span<UInt8>, _ entry: Int) -> Bool {
        judge(value, of: value, entry)
    }

    /// Checks a text that is the value, or what stands behind a word in it.
    private mutating func judge(_ text: Span<UInt8>, of value: Span<UInt8>, _ entry: Int, isRest: Bool = false) -> Bool
    {
        switch CompactCode.read(text, tables) {
        case .empty: return false
        case .code(let code):
            if let known = tables.known(code, in: layout) {
                accept(known, value, entry)
            } else if tables.isElsewhere(code, in: layout), tell(otherCountryOf: code, value, entry) {
                break
            } else if isRest || !judgeRest(text, of: value, entry) {
                refuse(code, text, value, entry)
            }
        case .decimal(let code, let decimals, let mayBeGroup):
            if mayBeGroup, tables.hasGroup(decimals, code, in: layout) {
                accept(code, value, entry)
            } else {
                reportCode(.postalCodeFormat, value.count, entry)
                let rest = code.keeping(code.count - decimals)
                refused = RefusedCode(
                    finding: findings.count - 1, text: rest.withSymbols { Array($0) }, code: rest)
            }
        case .other:
            if isRest || !judgeRest(text, of: value, entry) {
                reportCode(.postalCodeFormat, value.count, entry)
                keepRefused(nil, text)
            }
        }
        return true
    }

    /// Checks what stands behind a word for a postal code; whether there is one.
    private mutating func judgeRest(_ text: Span<UInt8>, of value: Span<UInt8>, _ entry: Int) -> Bool {
        guard let rest = tables.behindCodeWord(NFKC.normalized(text).span) else { return false }
        return judge(rest.span, of: value, entry, isRest: true)
    }

    private mutating func accept(_ code: CompactCode, _ value: Span<UInt8>, _ entry: Int) {
        if tell(otherCountryOf: code, value, entry) { return }
        postalCode = PostalCodeEntry(code: code, entry: entry, length: value.count)
        guard let stored = tables.relaidOut(value, code, in: layout) else { return }
        add(
            .storedForm, field: postalCodeName, entry: entry, 0..<value.count, repair: Repair(stored, .certain))
    }

    /// Says that a code belongs to another country, where the table does; whether it did.
    private mutating func tell(otherCountryOf code: CompactCode, _ value: Span<UInt8>, _ entry: Int) -> Bool {
        guard let other = tables.otherCountry(code, layout) else { return false }
        let country = AddressTables.code(other)
        add(
            .otherCountry, field: postalCodeName, entry: entry, 0..<value.count, [Parameter("country", country)],
            suggestions: [.init(field: Self.countryName, value: country)])
        return true
    }

    private mutating func refuse(
        _ code: CompactCode, _ text: Span<UInt8>, _ value: Span<UInt8>, _ entry: Int
    ) {
        let plain = tables.plain(text, isBare: true)
        // Codes of Jersey begin with its letters.
        let isWhole = tables.verdict(code, in: layout).isNear || tables.leadsOn(code, in: layout)
        let own = isWhole ? nil : tables.behindOwnLetters(code, plain, in: layout)
        let rest = own?.code ?? code
        let verdict = tables.verdict(rest, in: layout)
        // A routing key of Ireland looks like a district of Dublin of old; who has one is nearer to a code.
        if verdict.isPartial { return reportCode(.postalCodeIncomplete, value.count, entry) }
        if verdict.isObsolete { return reportCode(.postalCodeObsolete, value.count, entry) }
        if tables.isBeginning(rest, in: layout) { return reportCode(.postalCodeIncomplete, value.count, entry) }
        reportCode(verdict.hasUnusedLetter ? .letterNotUsed : .postalCodeFormat, value.count, entry)
        refused = RefusedCode(
            finding: findings.count - 1, text: own?.rest ?? plain, code: rest,
            isOwn: own != nil || verdict.hasUnusedLetter)
    }

    private mutating func keepRefused(_ code: CompactCode?, _ value: Span<UInt8>) {
        let text = tables.plain(value, isBare: true)
        var code = code
        if case .code(let bare) = CompactCode.read(text.span, tables) { code = bare }
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
