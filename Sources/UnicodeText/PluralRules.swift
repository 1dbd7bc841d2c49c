import CICU

/// Which form of a word goes with a number in a language: CLDR's plural rules for cardinal numbers (UTS 35, part 3).
///
/// Opening costs tens of microseconds: keep the object. ICU's rules are not changed by their use; hence Sendable.
public final class PluralRules: @unchecked Sendable {
    /// The forms that languages have. The raw value is CLDR's keyword; the order is that of `dk_plural_form`.
    public enum Form: String, Sendable, CaseIterable {
        case zero, one, two, few, many, other
    }

    private let rules: OpaquePointer

    /// The rules of a BCP 47 tag, such as "nl" or "pt-PT"; for a language that CLDR does not know, those that have `other`
    /// alone. Nil when ICU has no data at all.
    public init?(language: String) {
        guard let rules = dk_plural_rules(language) else { return nil }
        self.rules = rules
    }

    deinit { dk_close_plural_rules(rules) }

    /// The form for a whole number.
    public func form(for number: Int) -> Form {
        let index = Int(dk_plural_form(rules, Double(number)))
        return Form.allCases.indices.contains(index) ? Form.allCases[index] : .other
    }

    /// Every form that the language has, in the order of `Form`.
    public var forms: [Form] {
        let bits = dk_plural_forms(rules)
        return Form.allCases.enumerated().filter { bits >> UInt32($0.offset) & 1 == 1 }.map(\.element)
    }
}
