import Findings
import TableFormat
import UnicodeText

/// A check of one address, field by field.
///
/// ```swift
/// var check = layouts.begin(country: country)
/// for (name, value) in fields { check.field(name, value) }
/// for finding in check.finish() { ... }
/// ```
/// Nothing is kept of the fields but what the checks between fields need. An address without findings costs no allocation,
/// except for text outside Latin-1, which ICU looks at.
public struct AddressCheck: Sendable {
    let tables: AddressTables

    /// The country as a number; nil when the code is unknown. Then only lengths are checked.
    let country: CountryEntry?

    /// The fields of its layout, and those of them that are needed; every field, and none, where there is no such country.
    let inputs: Int
    let needed: Int
    var given = 0
    var entries = 0
    var postalCode = PostalCodeEntry()
    var region: RegionEntry?

    /// What else is kept of a text that is odd: one at most, and none for most addresses, so that a check is small.
    var oddities: [AddressOddities] = []

    /// The town and the district, where there are lists of them.
    var town = PlaceText()
    var district = PlaceText()

    /// What was found so far.
    public private(set) var findings: [AddressFinding] = []

    @inline(__always)
    init(_ tables: AddressTables, _ code: Span<UInt8>) {
        self.tables = tables
        let country = tables.country(code)
        self.country = country
        inputs = country.map { tables.facts[$0.layout].fields } ?? ~0
        needed = country.map { tables.facts[$0.layout].needed } ?? 0
        let isStored = country.map { $0.isCode(code) } ?? false
        if !isStored { checkCountry(code) }
    }

    /// The ISO 3166-1 alpha-2 code of the country, or nil when it is unknown.
    public var regionCode: String? { country.map { AddressTables.code($0.packed) } }

    /// The row of the layout; 0 for an unknown country.
    var layout: Int { country?.layout ?? 0 }

    /// Checks one field. Fields may come in any order; a text without a character counts as missing, and so does a field
    /// that is never given.
    ///
    /// - Returns: the number of the call, which `AddressFinding.entry` refers to.
    @discardableResult
    public mutating func field(_ name: Span<UInt8>, _ value: Span<UInt8>) -> Int {
        let entry = entries
        entries += 1
        guard let field = tables.field(name) else {
            addUnused(UTF8Text.string(of: name), entry, value)
            return entry
        }
        let bit = 1 << field
        if inputs & bit == 0, tables.everywhere[field] == 0 {
            addUnused(tables.name(field), entry, value)
            keepSplit(ofLine: value, field)
            keepStray(value, field)
            return entry
        }
        let isGiven =
            if value.count > tables.byteLimit {
                checkLong(value, field, entry)
            } else if isNothing(value, field, entry) {
                false
            } else if let cell = country == nil ? nil : tables.cell(field, in: layout) {
                check(value, cell, field, entry)
            } else {
                checkText(value, field, entry) != nil
            }
        if isGiven, given & bit != 0 {
            add(
                .repeatedField, field: tables.name(field), entry: entry, 0..<value.count,
                [Parameter("field", tables.name(field))])
        }
        if isGiven { given |= bit }
        return entry
    }

    /// Ends the check, once: what is missing, and what does not fit together.
    ///
    /// - Parameter isPartial: whether only the given fields are looked at, as when a part of an address is shared.
    /// - Returns: the findings on fields in the order they were given, then the others.
    public mutating func finish(isPartial: Bool = false) -> [AddressFinding] {
        if country != nil {
            if !oddities.isEmpty {
                suggestSplit()
                if refused != nil { proposeCode() }
                if unknownRegion != nil { proposeRegion() }
            }
            checkRegionOfCode()
            checkPlaces()
            if isPartial {
                if !splits.isEmpty { checkNumberInStreet() }
            } else {
                checkNumberless()
                checkMissing()
            }
        }
        return findings
    }

    /// What the field is checked as: a code, a region, or a text with a rule.
    private mutating func check(_ value: Span<UInt8>, _ cell: Int, _ field: Int, _ entry: Int) -> Bool {
        if field == tables.postalCodeField, tables.facts[layout].hasCodes {
            return checkPostalCode(value, entry)
        }
        if field == tables.regionField, !tables.facts[layout].regions.isEmpty {
            return checkRegion(value, field, entry)
        }
        if field == tables.cityField {
            checkTown(value, field, entry)
            keepCity(value)
        }
        keepPlace(value, field, cell, entry)
        if field == tables.streetField { keepSplit(ofStreet: value, entry) }
        if field == tables.lineField { keepNumberless(value, cell, entry) }
        return checkRule(value, cell, field, entry)
    }

    private mutating func keepCity(_ value: Span<UInt8>) {
        var digits = 0
        for at in 0..<value.count where 0x30...0x39 ~= value[at] { digits += 1 }
        // Every postal code has two digits at least; a district of Paris has no more, and does no harm.
        if digits >= 2 { cityText = AddressText.cleaned(value, tables.characters) }
    }

    private mutating func addUnused(_ name: String, _ entry: Int, _ value: Span<UInt8>) {
        guard let country, value.count > 0 else { return }
        add(
            .unusedField, field: name, entry: entry, 0..<value.count,
            [Parameter("field", name), Parameter("country", AddressTables.code(country.packed))])
    }

    /// Adds what was probably meant to a finding; one value for the field itself is its repair as well.
    mutating func suggest(_ suggestions: [AddressFinding.Suggestion], for finding: Int) {
        guard findings.indices.contains(finding) else { return }
        findings[finding].suggestions = suggestions
        if suggestions.count == 1, suggestions[0].fields.count == 1, let field = suggestions[0].fields.first,
            field.name == findings[finding].field
        {
            findings[finding].finding.repair = Repair(field.value, .proposed)
        }
    }

    /// Says something else of the same place, with the same parameters.
    mutating func say(_ code: AddressCode, of finding: Int) {
        if findings.indices.contains(finding) { findings[finding].finding.code = code.rawValue }
    }

    mutating func add(
        _ code: AddressCode, field: String, entry: Int?, _ range: Range<Int>, _ parameters: [Parameter] = [],
        repair: Repair? = nil, suggestions: [AddressFinding.Suggestion] = []
    ) {
        // An address that has one finding often has a few.
        if findings.isEmpty { findings.reserveCapacity(4) }
        findings.append(
            AddressFinding(
                field: field, entry: entry,
                finding: Finding(code: code.rawValue, range: range, parameters: parameters, repair: repair),
                suggestions: suggestions))
    }
}

extension UTF8Text {
    static func string(of text: Span<UInt8>) -> String {
        text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
}
