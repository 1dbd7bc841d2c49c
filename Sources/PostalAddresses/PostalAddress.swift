/// An address as it is given or kept: a country, and texts by the names of fields.
public struct PostalAddress: Sendable, Equatable {
    /// A text of an address.
    public struct Field: Sendable, Equatable {
        /// The name of the field, one of `AddressLayouts.fieldNames` or an alias of one.
        public var name: String

        /// What the field holds.
        public var value: String

        /// A text for a field.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The ISO 3166-1 alpha-2 code of the country, or what was given in its place.
    public var regionCode: String

    /// The fields in the order in which they were given.
    public var fields: [Field]

    /// An address in a country.
    public init(regionCode: String, fields: [Field] = []) {
        self.regionCode = regionCode
        self.fields = fields
    }

    /// The text of the first field of this name. Setting a text replaces it in its place or adds it at the end; setting `nil`
    /// takes the field out.
    public subscript(name: String) -> String? {
        get { fields.first { $0.name == name }?.value }
        set {
            let place = fields.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let text?): fields[place].value = text
            case (let place?, nil): fields.remove(at: place)
            case (nil, let text?): fields.append(Field(name, text))
            case (nil, nil): break
            }
        }
    }
}
