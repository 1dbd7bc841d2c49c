import PostalAddresses
import Testing

/// The lines that an address is to have.
struct EnvelopeCase: Sendable, CustomTestStringConvertible {
    let id: String
    let country: String
    let fields: [(String, String)]
    var script: AddressScript?
    var origin: String?
    var language: String?
    let lines: [String]

    var testDescription: String { id }

    var address: PostalAddress {
        PostalAddress(regionCode: country, fields: fields.map { PostalAddress.Field($0.0, $0.1) })
    }

    func layout() throws -> AddressLayout { try #require(try AddressLayouts.embedded.layout(for: country)) }
}

@Suite("Envelopes")
struct EnvelopeTests {
    static let usual: [EnvelopeCase] = [
        .init(
            id: "NL", country: "NL",
            fields: [
                ("recipient", "Sanne Visser"), ("postalCode", "1012 JS"), ("houseNumber", "1"), ("addition", "A"),
                ("street", "Dam"), ("city", "Amsterdam"),
            ], lines: ["Sanne Visser", "Dam 1 A", "1012 JS  AMSTERDAM"]),
        .init(
            id: "US", country: "US",
            fields: [("line1", "100 Example Dr"), ("city", "Nashville"), ("region", "TN"), ("postalCode", "37204")],
            lines: ["100 Example Dr", "NASHVILLE TN 37204"]),
        .init(
            id: "US, a state by name", country: "US", fields: [("city", "Nashville"), ("region", "Tennessee")],
            lines: ["NASHVILLE TN"]),
        .init(
            id: "DE, the supplement above the street", country: "DE",
            fields: [
                ("street", "Beispielstr."), ("houseNumber", "1"), ("line2", "Hinterhaus"), ("postalCode", "22145"),
                ("city", "Hamburg"), ("recipient", "Erika Beispiel"), ("organization", "Beispiel GmbH"),
            ], lines: ["Beispiel GmbH", "Erika Beispiel", "Hinterhaus", "Beispielstr. 1", "22145 Hamburg"]),
        .init(
            id: "BE", country: "BE",
            fields: [
                ("street", "Voorbeeldstraat"), ("houseNumber", "12"), ("box", "3"), ("postalCode", "2000"),
                ("city", "Antwerpen"),
            ], lines: ["Voorbeeldstraat 12 bus 3", "2000 Antwerpen"]),
        .init(
            id: "BE in French", country: "BE",
            fields: [("street", "Rue Exemple"), ("houseNumber", "12"), ("box", "3")],
            language: "fr-BE", lines: ["Rue Exemple 12 bte 3"]),
        .init(
            id: "BE, a French street", country: "BE",
            fields: [("street", "Rue Exemple"), ("houseNumber", "12"), ("box", "3")],
            lines: ["Rue Exemple 12 bte 3"]),
        .init(
            id: "BE, the word was typed", country: "BE",
            fields: [("street", "Voorbeeldstraat"), ("houseNumber", "12"), ("box", "Bus 3")],
            lines: ["Voorbeeldstraat 12 Bus 3"]),
        .init(
            id: "GB", country: "GB",
            fields: [("line1", "160 Broad St"), ("city", "Birmingham"), ("postalCode", "B15 1DT")],
            lines: ["160 Broad St", "BIRMINGHAM", "B15 1DT"]),
        .init(
            id: "BR", country: "BR",
            fields: [
                ("street", "Rua Exemplo"), ("houseNumber", "10"), ("line2", "Apto 4"), ("district", "Centro"),
                ("city", "São Paulo"), ("region", "SP"), ("postalCode", "01310-100"),
            ], lines: ["Rua Exemplo, 10 - Apto 4", "Centro", "São Paulo - SP", "01310-100"]),
        .init(
            id: "CA, two spaces before the code", country: "CA",
            fields: [("line1", "1 Rue Exemple"), ("city", "Montréal"), ("region", "QC"), ("postalCode", "H2X 1Y4")],
            lines: ["1 RUE EXEMPLE", "MONTRÉAL QC  H2X 1Y4"]),
        .init(
            id: "AU", country: "AU",
            fields: [("line1", "1 Example St"), ("city", "Darwin"), ("region", "NT"), ("postalCode", "0800")],
            lines: ["1 Example St", "DARWIN NT 0800"]),
        .init(
            id: "IE, a county of another name", country: "IE",
            fields: [("line1", "Example House"), ("city", "Ennis"), ("region", "CE"), ("postalCode", "V95 X2YR")],
            lines: ["Example House", "Ennis", "Co. Clare", "V95 X2YR"]),
        .init(
            id: "IE, a county of the same name", country: "IE",
            fields: [("line1", "Example House"), ("city", "Dublin"), ("region", "Co. Dublin")],
            lines: ["Example House", "Dublin"]),
        .init(
            id: "AE, a box", country: "AE", fields: [("poBox", "12345"), ("city", "DUBAI"), ("region", "DU")],
            lines: ["PO Box 12345", "DUBAI"]),
        .init(
            id: "AE, a box with its word", country: "AE", fields: [("poBox", "P.O. Box 12345"), ("region", "DU")],
            lines: ["P.O. Box 12345", "Dubai"]),
        .init(
            id: "IN", country: "IN",
            fields: [("line1", "1 Example Road"), ("city", "New Delhi"), ("postalCode", "110001"), ("region", "DL")],
            lines: ["1 Example Road", "New Delhi 110001", "Delhi"]),
        .init(
            id: "a code as it was given", country: "NL", fields: [("postalCode", "1012js"), ("city", "Amsterdam")],
            lines: ["1012js  AMSTERDAM"]),
    ]

    static let scripts: [EnvelopeCase] = [
        .init(
            id: "JP in Latin letters", country: "JP",
            fields: [("region", "13"), ("city", "Chiyoda-ku"), ("line1", "1-1 Chiyoda"), ("postalCode", "100-0001")],
            lines: ["1-1 Chiyoda", "Chiyoda-ku, Tokyo 100-0001"]),
        .init(
            id: "JP in Japanese", country: "JP",
            fields: [
                ("recipient", "見本 太郎"), ("region", "13"), ("city", "千代田区"), ("line1", "千代田1-1"),
                ("postalCode", "100-0001"),
            ], lines: ["〒100-0001", "東京都千代田区千代田1-1", "見本 太郎 様"]),
        .init(
            id: "JP, the mark and the honorific were typed", country: "JP",
            fields: [("postalCode", "〒100-0001"), ("recipient", "見本 太郎様"), ("city", "千代田区")],
            lines: ["〒100-0001", "千代田区", "見本 太郎様"]),
        .init(
            id: "JP, no mark without a code", country: "JP", fields: [("region", "13")], script: .local, lines: ["東京都"]),
        .init(
            id: "JP, Latin words in local order", country: "JP",
            fields: [("region", "13"), ("city", "Chiyoda-ku"), ("line1", "1-1 Chiyoda")], script: .local,
            lines: ["東京都Chiyoda-ku 1-1 Chiyoda"]),
        .init(
            id: "JP, a name says nothing of the address", country: "JP",
            fields: [("recipient", "見本 太郎"), ("region", "13"), ("city", "Chiyoda-ku")],
            lines: ["見本 太郎", "Chiyoda-ku, Tokyo"]),
        .init(
            id: "CN in Chinese", country: "CN",
            fields: [
                ("region", "GD"), ("city", "深圳市"), ("district", "南山区"), ("line1", "示例路1号"), ("line2", "5楼"),
                ("postalCode", "518000"),
            ], lines: ["518000", "广东省深圳市南山区", "示例路1号5楼"]),
        .init(
            id: "KR in Korean", country: "KR",
            fields: [("region", "11"), ("city", "종로구"), ("line1", "사직로 161"), ("postalCode", "03045")],
            lines: ["서울특별시 종로구 사직로 161", "03045"]),
        .init(
            id: "AE in Arabic", country: "AE", fields: [("line1", "شارع المثال 1"), ("region", "DU")],
            lines: ["شارع المثال 1", "دبي"]),
        .init(
            id: "HK in Latin letters", country: "HK",
            fields: [("line1", "1 Example Road"), ("district", "Mong Kok"), ("region", "九龍")],
            lines: ["1 Example Road", "Mong Kok", "Kowloon"]),
    ]

    static let partial: [EnvelopeCase] = [
        .init(id: "nothing", country: "NL", fields: [], lines: []),
        .init(
            id: "US without a city", country: "US",
            fields: [("line1", "1 Main St"), ("region", "CA"), ("postalCode", "94103")],
            lines: ["1 Main St", "CA 94103"]),
        .init(
            id: "US, a city and a code", country: "US", fields: [("city", "Nashville"), ("postalCode", "37204")],
            lines: ["NASHVILLE 37204"]),
        .init(id: "BR, a state", country: "BR", fields: [("region", "SP")], lines: ["SP"]),
        .init(
            id: "BR, a complement without a street", country: "BR", fields: [("line2", "Apto 4")], lines: ["Apto 4"]),
        .init(id: "NL, an addition", country: "NL", fields: [("addition", "A")], lines: ["A"]),
        .init(id: "BE, a box", country: "BE", fields: [("box", "3")], lines: ["bus 3"]),
        .init(id: "IE, a county", country: "IE", fields: [("region", "CE")], lines: ["Co. Clare"]),
        .init(
            id: "white space and signs are nothing", country: "US",
            fields: [("line1", " \t"), ("line2", " , "), ("city", "-"), ("region", "CA"), ("postalCode", "...")],
            lines: ["CA"]),
        .init(
            id: "commas and line breaks of a text", country: "US",
            fields: [("line1", "1 Main St,\n Apt 4 ,"), ("city", ", Nashville"), ("region", "TN,")],
            lines: ["1 Main St, Apt 4", "NASHVILLE TN"]),
        .init(
            id: "an empty name of two", country: "NL", fields: [("addition", " "), ("houseAddition", "B")], lines: ["B"]
        ),
        .init(id: "what no address has", country: "NL", fields: [("shoe", "42")], lines: []),
        .init(id: "a country in a field", country: "NL", fields: [("country", "Nederland")], lines: []),
    ]

    static let strays: [EnvelopeCase] = [
        .init(
            id: "NL, a line instead of street and number", country: "NL",
            fields: [("line1", "Dam 1"), ("postalCode", "1012 JS"), ("city", "Amsterdam")],
            lines: ["Dam 1", "1012 JS  AMSTERDAM"]),
        .init(
            id: "NL, a second line", country: "NL",
            fields: [("line2", "Achterhuis"), ("street", "Dam"), ("houseNumber", "1")],
            lines: ["Dam 1", "Achterhuis"]),
        .init(
            id: "NL, a province", country: "NL", fields: [("region", "Noord-Holland"), ("city", "Amsterdam")],
            lines: ["AMSTERDAM"]),
        .init(
            id: "CA, an addition to nothing", country: "CA", fields: [("addition", "bis"), ("city", "Ottawa")],
            lines: ["bis", "OTTAWA"]),
        .init(
            id: "US, street and number", country: "US",
            fields: [("street", "Example Dr"), ("houseNumber", "100"), ("line2", "Apt 4"), ("city", "Nashville")],
            lines: ["100 Example Dr", "Apt 4", "NASHVILLE"]),
        .init(
            id: "US, a PO box", country: "US", fields: [("poBox", "7"), ("city", "Nashville")],
            lines: ["PO Box 7", "NASHVILLE"]),
        .init(
            id: "GB, a locality", country: "GB",
            fields: [("line1", "1 Example Lane"), ("district", "Exampleton"), ("city", "Leeds")],
            lines: ["1 Example Lane", "Exampleton", "LEEDS"]),
        .init(
            id: "AL, a locality before the line of the code", country: "AL",
            fields: [("postalCode", "1001"), ("district", "Exampleton"), ("city", "Tirana")],
            lines: ["Exampleton", "1001", "Tirana"]),
        .init(
            id: "DE, an addition and a box", country: "DE",
            fields: [("street", "Beispielstr."), ("houseNumber", "1"), ("addition", "a"), ("box", "3")],
            lines: ["Beispielstr. 1 a box 3"]),
        .init(
            id: "HK, a code that is none", country: "HK", fields: [("region", "KLN"), ("postalCode", "999077")],
            lines: ["Kowloon"]),
        .init(
            id: "JP, a district", country: "JP",
            fields: [("region", "13"), ("city", "千代田区"), ("district", "千代田"), ("line1", "1-1")],
            lines: ["東京都千代田区千代田1-1"]),
    ]

    static let corrected: [EnvelopeCase] = [
        .init(
            id: "SG", country: "SG", fields: [("city", "Singapore"), ("postalCode", "018956")],
            lines: ["SINGAPORE 018956"]),
        .init(
            id: "SG, the town is known", country: "SG", fields: [("postalCode", "018956")], lines: ["SINGAPORE 018956"]),
        .init(
            id: "TR, capitals of the language", country: "TR",
            fields: [("postalCode", "34710"), ("city", "Kadıköy"), ("region", "34")], lines: ["34710 KADIKÖY/İSTANBUL"]),
        .init(
            id: "GG, a line of its own between two", country: "GG",
            fields: [("city", "St Peter Port"), ("postalCode", "GY1 1AA")],
            lines: ["ST PETER PORT", "GUERNSEY", "GY1 1AA"]),
        .init(
            id: "GG, one line has nothing to stand between", country: "GG", fields: [("postalCode", "GY1 1AA")],
            lines: ["GY1 1AA"]),
        .init(
            id: "CH, no letters before the code", country: "CH", fields: [("postalCode", "8001"), ("city", "Zürich")],
            lines: ["8001 Zürich"]),
    ]

    static let abroad: [EnvelopeCase] = [
        .init(
            id: "PR, inland post of the United States", country: "PR", fields: [("city", "San Juan")], origin: "US",
            lines: ["SAN JUAN"]),
        .init(
            id: "posted in the country", country: "NL", fields: [("city", "Utrecht")], origin: "nl", lines: ["UTRECHT"]),
        .init(
            id: "posted in Germany", country: "NL", fields: [("city", "Utrecht")], origin: "DE",
            lines: ["UTRECHT", "NIEDERLANDE"]),
        .init(
            id: "posted in Belgium, in French", country: "DE", fields: [("city", "Köln")], origin: "BE", language: "fr",
            lines: ["Köln", "ALLEMAGNE"]),
        .init(
            id: "posted in Turkey", country: "NL", fields: [("city", "Utrecht")], origin: "TR",
            lines: ["UTRECHT", "HOLLANDA"]),
        .init(
            id: "posted in Greece, without the tonos", country: "JP", fields: [("city", "Chiyoda-ku")], origin: "GR",
            lines: ["Chiyoda-ku", "ΙΑΠΩΝΙΑ"]),
        .init(
            id: "in a language without the name", country: "NL", fields: [("city", "Utrecht")], origin: "DE",
            language: "xx", lines: ["UTRECHT", "NETHERLANDS"]),
        .init(
            id: "posted nowhere", country: "NL", fields: [("city", "Utrecht")], origin: "ZZ", lines: ["UTRECHT"]),
    ]

    @Test(arguments: usual + scripts + partial + strays + corrected + abroad)
    func lines(_ given: EnvelopeCase) throws {
        let lines = try given.layout().envelope(
            of: given.address, script: given.script, language: given.language, origin: given.origin)
        #expect(lines == given.lines)
    }

    static let inOneLine: [(EnvelopeCase, String)] = [
        (usual[0], "Sanne Visser, Dam 1 A, 1012 JS Amsterdam"),
        (usual[1], "100 Example Dr, Nashville TN 37204"),
        (scripts[1], "〒100-0001 東京都千代田区千代田1-1 見本 太郎 様"),
        (scripts[8], "شارع المثال 1، دبي"),
        (corrected[1], "Singapore 018956"), (partial[0], ""),
    ]

    @Test("One line of text", arguments: inOneLine)
    func singleLine(_ given: EnvelopeCase, _ line: String) throws {
        #expect(try given.layout().singleLine(of: given.address) == line)
    }

    @Test("A writer that is used again gives the same lines", arguments: [usual, scripts, partial, strays])
    func again(_ cases: [EnvelopeCase]) throws {
        var writer = EnvelopeWriter(try cases[0].layout())
        for given in cases + cases.reversed() where given.language == nil {
            writer.begin(try given.layout())
            for field in given.address.fields { writer.field(field.name.utf8Span.span, field.value.utf8Span.span) }
            writer.write(script: given.script)
            #expect(writer.lines == given.lines)
        }
    }

    @Test("Capitals by the rules of a language")
    func capitals() throws {
        let layout = try #require(try AddressLayouts.embedded.layout(for: "NL"))
        let address = PostalAddress(regionCode: "NL", fields: [.init("city", "Straße in fjord")])
        #expect(layout.envelope(of: address) == ["STRASSE IN FJORD"])
    }

    @Test("Bytes that are no text, and texts without end")
    func hostile() throws {
        let layout = try #require(try AddressLayouts.embedded.layout(for: "JP"))
        var writer = EnvelopeWriter(layout)
        let texts: [[UInt8]] = [
            [0xFF], [0xE3, 0x80], [0x2C, 0xC0, 0x2C], Array(repeating: 0x2C, count: 100_000),
            Array(String(repeating: "A\u{301}\u{323}", count: 100_000).utf8), [0], [0xF4, 0x90, 0x80, 0x80],
        ]
        for script in AddressScript.allCases {
            for text in texts {
                writer.begin(layout)
                for name in ["line1", "region", "city", "recipient", "postalCode"] {
                    let name = Array(name.utf8)
                    writer.field(name.span, text.span)
                }
                writer.write(script: script, country: "JAPAN")
                #expect(writer.lines.last == "JAPAN" && !writer.lines.contains(""))
            }
        }
    }
}
