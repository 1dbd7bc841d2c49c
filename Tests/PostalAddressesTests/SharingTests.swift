import PostalAddresses
import Testing

@Suite("What is shared of an address")
struct SharingTests {
    static func layout(_ country: String) throws -> AddressLayout {
        try #require(try AddressLayouts.embedded.layout(for: country))
    }

    static let codes: [(String, String, String?)] = [
        ("NL", "1012 JS", "1012"), ("NL", "1012js", "1012"), ("NL", "NL-1012 JS", "1012"),
        ("GB", "SW1A 1AA", "SW1A"), ("GB", "b151dt", "B15"), ("GG", "GY1 1AA", "GY1"), ("CA", "K1A 0B1", "K1A"),
        ("US", "94103", "941"), ("US", "94103-1234", "941"), ("IE", "D02 AF30", "D02"), ("IE", "D6WXK06", "D6W"),
        ("DE", "10115", "10"), ("FR", "33380", "33"),
        ("AD", "AD500", "AD5"), ("GB", "BFPO 61", nil),
        // Not a code of the country: a slip never shows more than a code would.
        ("NL", "1012", nil), ("NL", "1012 JS Amsterdam", nil), ("GB", "SW1A", nil), ("GB", "AB!1 2CD", nil),
        ("US", "9410", nil), ("US", "", nil), ("HK", "999077", nil), ("NL", "1012 SS", nil),
    ]

    @Test("The part of a code that tells an area", arguments: codes)
    func coarse(_ country: String, _ code: String, _ part: String?) throws {
        #expect(try Self.layout(country).coarsePostalCode(code) == part)
    }

    @Test("No example of any country is shared as a whole", arguments: (try? AddressLayouts.embedded.regionCodes) ?? [])
    func neverWhole(_ country: String) throws {
        let layout = try Self.layout(country)
        guard let code = layout.postalCodeExample, let part = layout.coarsePostalCode(code) else { return }
        #expect(!part.isEmpty && part.count < code.count && code.hasPrefix(part))
        #expect(part.last.map { $0.isLetter || $0.isNumber } == true)
    }

    static let dutch = PostalAddress(
        regionCode: "NL",
        fields: [
            .init("postalCode", "1012 JS"), .init("houseNumber", "1"), .init("houseAddition", "A"),
            .init("street", "Dam"), .init("city", "Amsterdam"),
        ])

    @Test("Only what is shared is seen, by its name or another name of it")
    func shared() throws {
        let layout = try Self.layout("NL")
        let city = layout.shared(Self.dutch, fields: ["city"])
        #expect(city.fields == [.init("city", "Amsterdam")] && layout.envelope(of: city) == ["AMSTERDAM"])
        #expect(layout.shared(Self.dutch, fields: ["addition"]).fields == [.init("houseAddition", "A")])
        #expect(layout.shared(Self.dutch, fields: []).fields == [])
        #expect(layout.shared(Self.dutch, fields: ["region", "shoe"]).fields == [])
    }

    @Test("A code is shared as an area, or not at all")
    func sharedCoarsely() throws {
        let layout = try Self.layout("NL")
        var address = Self.dutch
        let fields: Set = ["postalCode", "city"]
        #expect(layout.envelope(of: layout.shared(address, fields: fields, isCoarse: true)) == ["1012  AMSTERDAM"])
        address["postalCode"] = "1012 JS 1A"
        #expect(layout.shared(address, fields: fields, isCoarse: true).fields == [.init("city", "Amsterdam")])
    }
}
