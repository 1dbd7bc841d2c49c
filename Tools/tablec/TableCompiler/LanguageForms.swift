import TableFormat
import UnicodeText

/// The forms that words take with numbers in a language.
struct LanguageForms {
    let language: String

    /// Those of CLDR.
    let known: [String]

    /// Those that whole numbers people count with have. Some languages have one for fractions or for millions besides.
    let needed: [String]

    private static let counted = 0...1000

    /// The form for each row of `PluralTable`, and whether all numbers have that of their row.
    let table: [Int]
    let areRegular: Bool

    init(_ language: String) {
        self.language = language
        let rules = PluralRules(language: language)
        let other = PluralRules.Form.other
        known = (rules?.forms ?? [other]).map(\.rawValue)
        func place(_ number: Int) -> Int {
            PluralRules.Form.allCases.firstIndex(of: rules?.form(for: number) ?? other) ?? 0
        }
        let table = PluralTable.samples.map(place)
        self.table = table
        areRegular = PluralTable.probes.allSatisfy { table[PluralTable.row(for: $0)] == place($0) }
        let used = Set(LanguageForms.counted.map { rules?.form(for: $0) ?? other })
        needed = PluralRules.Form.allCases.filter { used.contains($0) && $0 != other }.map(\.rawValue)
    }
}
