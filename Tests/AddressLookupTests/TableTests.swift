import AddressLookup
import PostalAddresses
import TableFormat
import Testing

/// Places of postal codes: the table in the program, and those made of lists.
@Suite struct TableTests {
    @Test(arguments: [
        ("US", "20500", ["city=Washington region=DC"]), ("US", "94103-1234", ["city=San Francisco region=CA"]),
        ("US", "09012", ["city=APO region=AE"]), ("US", "96799", ["city=Pago Pago region=AS"]),
        ("US", "09980", []), ("US", "88888", []), ("US", "56901", []), ("US", "99999", []),
        ("US", "78501", ["city=McAllen region=TX"]),
        ("BE", "1000", ["city=Brussel region=BRU", "city=Bruxelles region=BRU"]),
        ("BE", "2000", ["city=Antwerpen region=VAN", "city=Anvers region=VAN"]),
        ("BE", "4000", ["city=Liège region=WLG", "city=Luik region=WLG"]),
        ("BE", "4700", ["city=Eupen region=WLG"]), ("BE", "9999", []), ("BE", "", []),
    ])
    func knowsThePlacesOfACode(country: String, code: String, places: [String]) throws {
        let found = try LookupTable.embedded.find(LookupQuestion(country, [("postalCode", code)]))
        #expect(found.texts == places)
        #expect(found.allSatisfy { $0.confidence == 100 / places.count })
    }

    /// The usual name of a code comes before the others that the post takes.
    @Test func listsTheUsualNameFirst() throws {
        let found = try LookupTable.embedded.find(LookupQuestion("US", [("postalCode", "04109")]))
        #expect(found.first?["city"] == "Portland")
        #expect(found.contains { $0["city"] == "Cushing Island" } && !found.contains { $0["city"] == "Cushing Is" })
    }

    @Test func doesNotCoverEveryCountry() throws {
        let table = try LookupTable.embedded
        #expect(table.regionCodes == ["BE", "US"])
        for code in ["NL", "", "U", "USA", "ZZ"] {
            #expect(throws: LookupError.notCovered) { try table.find(LookupQuestion(code, [("postalCode", "1000")])) }
        }
    }

    /// Every place in the table is one that its country's layout takes as it is.
    @Test(arguments: ["US", "BE"]) func placesAreStoredAsTheyAre(country: String) throws {
        let layouts = try AddressLayouts.embedded
        let table = try LookupTable.embedded
        var count = 0
        for number in stride(from: 0, to: country == "US" ? 100_000 : 10_000, by: country == "US" ? 7 : 1) {
            let digits = String(number)
            let code = String(repeating: "0", count: (country == "US" ? 5 : 4) - digits.count) + digits
            for candidate in try table.find(LookupQuestion(country, [("postalCode", code)])) {
                count += 1
                let yields = try #require(layouts.layout(for: country)?.lookup?.yields)
                let fields = candidate.fields.filter { yields.contains($0.name) }
                let stored = layouts.stored(PostalAddress(regionCode: country, fields: fields), isPartial: true)
                #expect(stored.findings.isEmpty, "\(code) \(candidate)")
                let found = layouts.stored(
                    PostalAddress(regionCode: country, fields: fields + [.init("postalCode", code)]), isPartial: true)
                #expect(!found.findings.contains { $0.finding.code.hasSuffix("unknownRegion") }, "\(code)")
            }
        }
        #expect(count > 1000)
    }

    static let list = #"""
        postcode;huisnummer;huisletter;huisnummertoevoeging;openbare_ruimte;woonplaats
        1012JS;1;;;Dam;Amsterdam
        1012 js;3;A;;Dam;Amsterdam
        1012JS;3;A;2;Damrak;Amsterdam
        1012JS;5;;;"Dam ""links""";Amsterdam
        1222AB;1;;;Grens;Hilversum
        1222AB;1;;;Grens;Laren
        1222AB;2;;;Grens;Hilversum
        1222AB;4;;;Grens;Hilversum
        1222AB;8;;;Grens;Hilversum
        """#

    @Test(arguments: [
        ("1012JS", "1", "", ["street=Dam city=Amsterdam"]), ("1012JS", "2", "", []), ("1012JT", "1", "", []),
        ("1012JS", "3", "a", ["street=Dam city=Amsterdam"]), ("1012JS", "3", "A-2", ["street=Damrak city=Amsterdam"]),
        ("1012JS", "3", "", ["street=Dam city=Amsterdam", "street=Damrak city=Amsterdam"]),
        ("1012JS", "1", "bis", ["street=Dam city=Amsterdam"]),
        ("1012JS", "5", "", ["street=Dam \"links\" city=Amsterdam"]),
        ("1222AB", "1", "", ["street=Grens city=Hilversum", "street=Grens city=Laren"]),
        ("1222AB", "2", "", ["street=Grens city=Hilversum"]), ("1222AB", "3", "", []), ("1222AB", "6", "", []),
        ("1222AB", "8", "", ["street=Grens city=Hilversum"]), ("1222AB", "99999999999999999999", "", []),
    ])
    func findsAddressesOneByOne(code: String, number: String, addition: String, places: [String]) throws {
        let table = try #require(try Folder().table(Self.list))
        let question = LookupQuestion(
            "NL", [("postalCode", code), ("houseNumber", number), ("addition", addition)])
        let found = try table.find(question)
        #expect(Set(found.texts) == Set(places))
        #expect(found.allSatisfy { $0.source == "Test list" })
    }

    static let ranges = """
        \u{FEFF}"Postcode","Van","Tot","Even_Oneven","Straat","Plaats"\r
        "2513AA",1,23,oneven,Binnenhof,'s-Gravenhage\r
        "2513AA",2,10,even,Hofweg,'s-Gravenhage\r
        \r
        "2513AB",1,9,gemengd,Binnenhof,'s-Gravenhage\r
        "2513AB",7,,,Hofweg,'s-Gravenhage
        """

    @Test func findsNumbersInRanges() throws {
        let table = try #require(
            try Folder().table(Self.ranges.replacing("7,,,Hofweg", with: "7,11,oneven,Hofweg")))
        func streets(_ code: String, _ number: String) throws -> [String] {
            try table.find(LookupQuestion("NL", [("postalCode", code), ("houseNumber", number)])).compactMap {
                $0["street"]
            }
        }
        #expect(try streets("2513 AA", "23") == ["Binnenhof"])
        #expect(try streets("2513AA", "2") == ["Hofweg"])
        #expect(try streets("2513AA", "12") == [] && streets("2513AA", "25") == [])
        #expect(try streets("2513AB", "6") == ["Binnenhof"] && streets("2513AB", "7") == ["Binnenhof", "Hofweg"])
        #expect(try streets("2513AB", "7a") == ["Binnenhof", "Hofweg"])
    }

    /// A list of the first halves of codes serves whole ones with towns.
    @Test func findsTheFirstHalfOfACode() throws {
        let table = try #require(try Folder().table("postcode\tplaats\n1012\tAmsterdam\n"))
        let found = try table.find(LookupQuestion("NL", [("postalCode", "1012 JS"), ("houseNumber", "1")]))
        #expect(found.texts == ["city=Amsterdam"])
        #expect(try table.find(LookupQuestion("NL", [("postalCode", "1013 JS")])).isEmpty)
    }

    @Test func compilesListsOfOtherCountries() throws {
        let list = "CEP;bairro;x;rua;city;state\n01310-100;Bela Vista;x;Avenida Paulista;São Paulo;SP\n"
        let table = try #require(try Folder().table(list, country: "BR"))
        let found = try table.find(LookupQuestion("BR", [("postalCode", "01310-100")]))
        #expect(found.texts == ["street=Avenida Paulista district=Bela Vista city=São Paulo region=SP"])
    }
}
