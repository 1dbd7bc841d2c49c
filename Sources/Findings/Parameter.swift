/// A named value of a finding: a count, a limit, a code point, a country. Never the text a person typed.
public struct Parameter: Sendable, Equatable {
    /// A value as it stands in the `params` object of a report.
    public enum Value: Sendable, Equatable {
        case text(String)
        case number(Int)
    }

    /// The member name in `params` and in a message's `{name}`.
    public var name: String
    /// The value, as it stands in `params`.
    public var value: Value

    /// Makes a parameter.
    @inlinable
    public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    /// Makes a parameter that is a number.
    public init(_ name: String, _ number: Int) { self.init(name, .number(number)) }
    /// Makes a parameter that is a text.
    public init(_ name: String, _ text: String) { self.init(name, .text(text)) }
}
