/// A region of a country.
public struct AddressRegion: Sendable, Equatable {
    /// The part of the ISO 3166-2 code after the country; what is stored.
    public var key: String

    /// The name in Latin script.
    public var name: String

    /// The name in the country's own script, where that is another.
    public var localName: String?

    /// The abbreviation that the post prints, such as `Jal.` in Mexico, where that is not the key.
    public var shortName: String?

    /// A region with the names it is shown by.
    public init(key: String, name: String, localName: String?, shortName: String? = nil) {
        self.key = key
        self.name = name
        self.localName = localName
        self.shortName = shortName
    }
}
