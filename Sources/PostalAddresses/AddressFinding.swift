public import Findings

/// A finding about one field of an address.
public struct AddressFinding: Sendable, Equatable {
    /// What the address could hold instead: one or more fields, each with its whole new value; `country` is the name of the
    /// country itself.
    public struct Suggestion: Sendable, Equatable {
        /// The fields that change together.
        public var fields: [PostalAddress.Field]

        /// Values for fields.
        public init(_ fields: [PostalAddress.Field]) { self.fields = fields }

        /// A value for one field.
        public init(field: String, value: String) { self.init([PostalAddress.Field(field, value)]) }
    }

    /// The field's own name, even where an alias was given; `country` for the country.
    public var field: String

    /// Which call of `AddressCheck.field` the finding belongs to, counted from 0; nil when the field was not given.
    public var entry: Int?

    /// Offsets are into the value as it was given; empty for a missing field.
    public var finding: Finding

    /// What to write instead, when one answer or a few are likely: each of them by itself makes this finding go. Never
    /// applied without asking.
    public var suggestions: [Suggestion]

    /// A finding about a field.
    public init(field: String, entry: Int?, finding: Finding, suggestions: [Suggestion] = []) {
        self.field = field
        self.entry = entry
        self.finding = finding
        self.suggestions = suggestions
    }
}
