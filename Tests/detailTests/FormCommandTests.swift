import Foundation
import Testing
import UnicodeText

@Suite struct FormCommandTests {
    @Test func drawsTheFormOfTheNetherlands() throws {
        let outcome = try DetailCommand.run(["form", "NL", "--lang", "nl"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.output == """
                Nederland (NL)
                  ┌ Postcode * ────────────────────┐ ┌ Huisnummer * ─┐ ┌ Toevoeging ───┐
                  │ 1234 AB                        │ │ 1             │ │ A             │
                  └────────────────────────────────┘ └───────────────┘ └───────────────┘
                  ┌ Straat * ──────────────────────────────────────────────────────────┐
                  │ Dam                                                                │
                  └────────────────────────────────────────────────────────────────────┘
                  ┌ Woonplaats * ──────────────────────────────────────────────────────┐
                  │ Amsterdam                                                          │
                  └────────────────────────────────────────────────────────────────────┘
                  * verplicht
                  Postcode ziet er zo uit: 1012 JS.
                  Met Postcode, Huisnummer kan worden voorgesteld: Straat, Woonplaats.

                """, "\(outcome.output)")
    }

    /// The members are a contract: more may be added, none renamed.
    @Test func tellsAFormAsJSON() throws {
        let outcome = try DetailCommand.run(["form", "NL", "--format", "json"])
        #expect(outcome.status == 0)
        let start =
            #"{"country":"NL","name":"Netherlands","rows":[[{"field":"postalCode","weight":2,"label":"Postcode","#
            + #""labelKey":"postcode.nl","need":"required","required":true,"keyboard":"alnum","autocomplete":"postal-code","#
            + #""placeholder":"1234 AB","example":"1012 JS","inputMode":"text","iosKeyboard":"asciiCapable","#
            + #""capitals":"characters","maximumLength":7},"#
        #expect(outcome.output.hasPrefix(start), "\(outcome.output)")
        #expect(
            outcome.output.contains(
                #""lookup":{"needs":["postalCode","houseNumber"],"also":["addition"],"yields":["street","city"]}"#))
        let states = try DetailCommand.run(["form", "US", "--format", "json"]).output
        #expect(states.contains(#""regions":{"kind":"state","show":"key","strict":true,"items":[{"key":"AL","#))
        #expect(states.contains(#""maximumLength":200,"regions":["AL","AK","#))
    }

    static let orders: [(String, String)] = [
        ("NL", "postalCode houseNumber addition / street / city"),
        ("US", "line1 / line2 / city region postalCode"),
        ("DE", "street houseNumber / line2 / postalCode city"),
        ("BE", "street houseNumber box / postalCode city"),
        ("GB", "line1 / line2 / city / postalCode"),
        ("AQ", "line1 / line2 / postalCode city / region"),
        ("JP", "postalCode region / city / line1 / line2"),
    ]

    @Test(arguments: orders) func hasTheFieldsInTheOrderOfTheCountry(country: String, order: String) throws {
        let form = try #require(
            Self.objects(try DetailCommand.run(["form", country, "--format", "json"]).output).first)
        let rows = try #require(form["rows"] as? [[[String: Any]]])
        #expect(
            rows.map { $0.compactMap { $0["field"] as? String }.joined(separator: " ") }.joined(separator: " / ")
                == order)
    }

    private static func objects(_ output: String) throws -> [[String: Any]] {
        try output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test(arguments: ["en", "nl"]) func tellsEveryCountryAsJSON(language: String) throws {
        let outcome = try DetailCommand.run(["form", "--all", "--format", "json", "--lang", language])
        let forms = try Self.objects(outcome.output)
        #expect(outcome.status == 0 && forms.count >= 249)
        for form in forms {
            let cells = try #require(form["rows"] as? [[[String: Any]]]).flatMap { $0 }
            #expect(!cells.isEmpty && (form["name"] as? String)?.isEmpty == false)
            #expect(cells.allSatisfy { ($0["label"] as? String)?.isEmpty == false }, "\(form["country"] ?? "")")
        }
    }

    /// Each line of each form stays within the width, and all boxes of a form end in the same column.
    @Test(arguments: ["en", "nl", "ja"], [20, 33, 48, 72, 80, 120])
    func fitsEveryForm(language: String, width: Int) throws {
        let arguments = ["form", "--all", "--lang", language, "--width", "\(width)", "--regions"]
        let outcome = try DetailCommand.run(arguments)
        #expect(outcome.status == 0)
        for line in outcome.output.split(separator: "\n") {
            let columns = line.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
            #expect(columns <= width, "\(line)")
            guard let last = line.last, "┐│┘".contains(last) else { continue }
            #expect(columns == width, "\(line)")
        }
    }

    @Test func proposesCountriesForOneThatIsNone() throws {
        let outcome = try DetailCommand.run(["form", "NL", "Germny"])
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors == "detail: form: no country 'Germny'; perhaps DE (Germany)\n")
        let nowhere = try DetailCommand.run(["form", "Atlantis"])
        #expect(nowhere.status == 2)
        #expect(nowhere.errors == "detail: form: no country 'Atlantis'; see detail form --countries\n")
        #expect(try DetailCommand.run(["form", "ZZZ", "--lang", "nl"]).status == 2)
        #expect(try DetailCommand.run(["form", "--width", "3", "NL"]).status == 2)
        #expect(try DetailCommand.run(["form", "--all", "NL"]).status == 2)
    }

    @Test func answersABatchLineByLine() throws {
        let outcome = try DetailCommand.run(
            ["form", "--format", "json"],
            input: """
                {"country":"ie"}
                {"country":"NL","lang":"nl"}
                holland
                {"country":"QQ"}
                {"lang":"nl"}
                {"country":
                """)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(outcome.status == 1 && lines.count == 6)
        #expect(
            lines[0].hasPrefix(#"{"country":"IE","name":"Ireland","#) && lines[0].contains(#""labelKey":"eircode""#))
        #expect(lines[1].hasPrefix(#"{"country":"NL","name":"Nederland","#))
        #expect(lines[2].hasPrefix(#"{"country":"NL","name":"Netherlands","#))
        #expect(
            lines[3]
                == #"{"country":null,"name":null,"rows":[],"problem":"query.unknownValue","column":12,"problems":[]}"#)
        #expect(lines[4].contains(#""country":null"#) && lines[5].contains(#""country":null"#))
    }

    @Test func drawsSeveralCountriesApart() throws {
        let outcome = try DetailCommand.run(["form", "ie", "Holland"])
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("Ireland (IE)\n") && outcome.output.contains("\n\nNetherlands (NL)\n"))
    }

    @Test func saysWhenALanguageHasNoLabels() throws {
        let outcome = try DetailCommand.run(["form", "SE", "--lang", "sv"])
        #expect(outcome.status == 0 && outcome.output.hasPrefix("Sverige (SE)\n"))
        #expect(outcome.errors.contains("'sv'"))
        #expect(try DetailCommand.run(["form", "BE", "--lang", "nl-BE"]).errors.isEmpty)
    }

    @Test func listsCountriesAsALanguageSortsThem() throws {
        let swedish = try DetailCommand.run(["form", "--countries", "--lang", "sv"])
        #expect(swedish.status == 0 && swedish.errors.isEmpty)
        #expect(
            swedish.output.hasSuffix("AX  ALA  Åland\nAT  AUT  Österrike\nTL  TLS  Östtimor\n"), "\(swedish.output)")
        let dutch = try DetailCommand.run(["form", "--countries", "--lang", "nl", "--format", "json"])
        let countries = try Self.objects(dutch.output)
        #expect(countries.count >= 249)
        #expect(dutch.output.hasPrefix(#"{"code":"AF","alpha3":"AFG","name":"Afghanistan"}"#))
        #expect(try DetailCommand.run(["form", "--countries", "holl"]).output == "NL  NLD  Netherlands\n")
    }
}
