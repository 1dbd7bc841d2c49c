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
        // The names of a town in two languages are those of one place.
        let count = country == "BE" ? min(places.count, 1) : places.count
        #expect(found.allSatisfy { $0.confidence == 100 / count })
    }

    /// The usual name of a code comes before the others that the post takes.
    @Test(
        "A town without its marks, a part of one, and a region that a code crosses into are right",
        arguments: [
            ("BE", "4000", [("city", "Liege")]), ("BE", "4000", [("city", "LIEGE")]),
            ("US", "57717", [("city", "Belle Fourche"), ("region", "MT")]), ("BE", "5650", [("city", "Clermont")]),
        ])
    func agrees(country: String, code: String, fields: [(String, String)]) throws {
        var lookup = LookupSession(
            PostalAddress(country, [("postalCode", code)] + fields), layouts: try .embedded)
        let asked = try lookup.begun()
        lookup.answer(try LookupTable.embedded.find(asked.question), to: asked.generation)
        #expect(lookup.state == .agreed)
    }

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
        1012JS;7;A;;Dam;Amsterdam
        1012JS;7;B;;Dam;Amsterdam
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

    @Test(
        "The usual post delivers in territories too",
        arguments: [
            ("PR", "00926", "San Juan"), ("GU", "96910", "Hagatna"), ("VI", "00801", "St Thomas"),
            ("AS", "96799", "Pago Pago"),
            ("MP", "96950", "Saipan"),
        ])
    func coversTerritories(country: String, code: String, town: String) throws {
        var lookup = LookupSession(PostalAddress(country, [("postalCode", code)]), layouts: try .embedded)
        let asked = try lookup.begun()
        #expect(asked.question.regionCode == country)
        lookup.answer(try LookupTable.embedded.find(asked.question), to: asked.generation)
        #expect(lookup.offers.first?.candidate["city"] == town)
    }

    @Test(
        "A part of a town is as right as the town",
        arguments: [
            ("2600", "Berchem", LookupSession.State.agreed), ("2600", "berchem", .agreed),
            ("9000", "Gentbrugge", .agreed),
            ("2600", "Gent", .offered), ("2600", "Antwerpen", .agreed), ("2600", "ANVERS", .agreed),
            ("2600", "", .offered),
            ("4000", "liege", .agreed), ("4000", "Namur", .offered), ("9999", "Berchem", .notFound),
        ])
    func keepsPartsOfTowns(code: String, town: String, state: LookupSession.State) throws {
        let table = try LookupTable.embedded
        var lookup = LookupSession(
            PostalAddress("BE", [("postalCode", code), ("city", town)]), layouts: try .embedded)
        let asked = try lookup.begun()
        lookup.answer(try table.find(asked.question), to: asked.generation)
        #expect(lookup.state == state)
    }

    @Test func asksAgainWhenAPartIsTypedLater() throws {
        let table = try LookupTable.embedded
        var lookup = LookupSession(PostalAddress("BE", [("postalCode", "2600")]), layouts: try .embedded)
        let asked = try lookup.begun()
        lookup.answer(try table.find(asked.question), to: asked.generation)
        #expect(lookup.state == .offered)
        lookup.edit("city", "Berchem")
        let again = try lookup.begun()
        lookup.answer(try table.find(again.question), to: again.generation)
        #expect(lookup.state == .agreed)
    }

    @Test func isLessSureOfAnAdditionThatIsNotListed() throws {
        let table = try #require(try Folder().table(Self.list))
        func confidence(_ number: String, _ addition: String) throws -> [Int] {
            try table.find(
                LookupQuestion("NL", [("postalCode", "1012JS"), ("houseNumber", number), ("addition", addition)])
            ).map(\.confidence)
        }
        #expect(try confidence("1", "") == [100] && confidence("3", "A-2") == [100])
        #expect(try confidence("7", "A") == [100] && confidence("7", "b") == [100] && confidence("7", "C") == [80])
        #expect(try confidence("1", "bis") == [80] && confidence("3", "z") == [50, 50])
    }

    @Test("Lists of every country with codes", arguments: ["DE", "FR", "GB", "PR", "CA", "SE"])
    func compilesListsOfAnyCountry(country: String) throws {
        let layout = try #require(try AddressLayouts.embedded.layout(for: country))
        let code = try #require(layout.postalCodeExample)
        let table = try #require(try Folder().table("postcode;town\n\(code);Exampletown\n", country: country))
        var lookup = LookupSession(PostalAddress(country, [("postalCode", code)]), layouts: try .embedded)
        let asked = try lookup.begun()
        lookup.answer(try table.find(asked.question), to: asked.generation)
        #expect(lookup.offers.map { $0.candidate["city"] } == ["Exampletown"])
    }

    @Test func tellsNobodyToAsk() throws {
        var lookup = LookupSession(PostalAddress("FR", [("postalCode", "75001")]), layouts: try .embedded)
        let asked = try lookup.begun()
        #expect(throws: LookupError.notCovered) { try LookupTable.embedded.find(asked.question) }
        lookup.fail(.notCovered, to: asked.generation)
        #expect(lookup.state == .none && lookup.failure == .notCovered && lookup.findings.isEmpty)
        lookup.edit("postalCode", "75002")
        #expect(lookup.failure == nil)
        _ = try lookup.begun()
        var none = LookupSession(PostalAddress("HK", [("city", "Example")]), layouts: try .embedded)
        let nothing = none.begin()
        #expect(nothing == nil)
    }
}
