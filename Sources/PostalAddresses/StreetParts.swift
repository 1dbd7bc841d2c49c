/// A street line taken apart.
public struct StreetParts: Sendable, Equatable {
    /// The name of the street.
    public var street: String

    /// The number, or what stands in its place, such as `S/N`; a range has a hyphen without spaces.
    public var houseNumber: String?

    /// What follows the number and tells doors apart, as it was written: `A`, `bis`, `3-hs`.
    public var addition: String?

    /// The box, without the word for it.
    public var box: String?

    /// A flat, floor or staircase with the word for it, as it was written: `Apt 4`, `2. tv`.
    public var supplement: String?

    /// A street line in its parts.
    public init(
        street: String, houseNumber: String? = nil, addition: String? = nil, box: String? = nil,
        supplement: String? = nil
    ) {
        self.street = street
        self.houseNumber = houseNumber
        self.addition = addition
        self.box = box
        self.supplement = supplement
    }
}

extension StreetParts {
    /// The fields of an address that the parts are kept in, by name.
    static let fields: [(name: String, part: any WritableKeyPath<StreetParts, String?> & Sendable)] = [
        ("houseNumber", \.houseNumber), ("addition", \.addition), ("box", \.box), ("line2", \.supplement),
    ]

    /// The part that a field holds.
    subscript(field: String) -> String? {
        get {
            if field == "street" { return street }
            return Self.fields.first { $0.name == field }.flatMap { self[keyPath: $0.part] }
        }
        set {
            if let part = Self.fields.first(where: { $0.name == field })?.part { self[keyPath: part] = newValue }
        }
    }
}
