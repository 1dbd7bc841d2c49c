public import Findings

/// A finding about one field of an address.
public struct AddressFinding: Sendable, Equatable {
    /// A value that another field, or the same one, could have instead.
    public struct Suggestion: Sendable, Equatable {
        /// The name of the field; `country` for the country itself.
        public var field: String

        /// The whole new value.
        public var value: String

        /// A value for a field.
        public init(field: String, value: String) {
            self.field = field
            self.value = value
        }
    }

    /// The field's own name, even where an alias was given; `country` for the country.
    public var field: String

    /// Which call of `AddressCheck.field` the finding belongs to, counted from 0; nil when the field was not given.
    public var entry: Int?

    /// Offsets are into the value as it was given; empty for a missing field.
    public var finding: Finding

    /// What to write instead: values to choose from for one field, or one value for each of several fields. Never applied by
    /// itself, and only there when the choice is small.
    public var suggestions: [Suggestion]
}
