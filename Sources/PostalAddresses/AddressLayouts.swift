import CTables
public import TableFormat

/// The layouts of postal addresses: which fields a country has, in which order, and what each of them takes.
///
/// Reads a compiled image where it lies; nothing is cached and nothing is locked.
public struct AddressLayouts: Sendable {
    let tables: AddressTables

    /// Reads an image of topic `address`.
    public init(image: TableImage) throws(TableError) {
        tables = try AddressTables(image)
    }

    private static let builtIn: Result<AddressLayouts, TableError> = {
        guard let bytes = dk_address_bytes() else { return .failure(TableError(.unreadable)) }
        let image = TableImage(embedded: bytes, count: dk_address_length())
        return Result { () throws(TableError) in try AddressLayouts(image: image) }
    }()

    /// The layouts that are part of the program. Fails only in a program that was built with a damaged image.
    public static var embedded: AddressLayouts {
        get throws(TableError) { try builtIn.get() }
    }

    /// The ISO 3166-1 alpha-2 code for a code as people write it (`uk`, `NLD`), or nil when there is no such country.
    public func regionCode(for code: String) -> String? {
        tables.country(code.utf8).map { AddressTables.code($0.packed) }
    }

    /// Every country, by its ISO 3166-1 alpha-2 code, in the order of the codes.
    public var regionCodes: [String] {
        (0..<tables.countries.count).map {
            AddressTables.code(tables.countries[$0, AddressSchema.CountryColumn.code.rawValue])
        }
    }

    /// The layout of a country, the default one where it has none of its own; nil when there is no such country.
    public func layout(for code: String) -> AddressLayout? {
        tables.country(code.utf8).map { AddressLayout(tables: tables, row: $0.layout, packed: $0.packed) }
    }

    /// The name of a country in any language of CLDR (a BCP 47 tag), else in English; nil when there is no such country.
    public func countryName(for code: String, language: String) -> String? {
        regionCode(for: code).map { tables.countryName($0, language: language) }
    }

    /// The fields that every address may have beside those of its layout, such as the recipient, with the token of HTML's
    /// `autocomplete` for each.
    public var commonFields: [(name: String, autocomplete: String)] {
        (0..<tables.fieldCount).filter { tables.everywhere[$0] != 0 || tables.isShared[$0] != 0 }.map { field in
            let token = tables.fields.reference(field, AddressSchema.FieldColumn.autocomplete.rawValue)
            return (tables.name(field), token.map { tables.text[$0] } ?? "off")
        }
    }

    /// The languages that labels are in, as BCP 47 codes.
    public var languages: [String] { (0..<tables.languages.count).map { tables.languages[$0] } }

    /// Every field name, whatever countries use it.
    public var fieldNames: [String] { (0..<tables.fieldCount).map(tables.name) }

    /// Starts a check of an address in the country with this code.
    ///
    /// Give each field with `field(_:_:)`, then call `finish()`.
    public func begin(country: Span<UInt8>) -> AddressCheck { AddressCheck(tables, country) }
}
