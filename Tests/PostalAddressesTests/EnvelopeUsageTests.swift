import PostalAddresses
import Testing

/// What the posts of countries print in their own way.
@Suite("Envelopes as countries write them")
struct EnvelopeUsageTests {
    static let boxes: [EnvelopeCase] = [
        .init(
            id: "NL", country: "NL", fields: [("poBox", "123"), ("city", "Utrecht")], lines: ["Postbus 123", "UTRECHT"]
        ),
        .init(
            id: "NL, the word was typed", country: "NL", fields: [("poBox", "postbus 123")], lines: ["postbus 123"]),
        .init(
            id: "NL, the word of another country was typed", country: "NL", fields: [("poBox", "P.O. Box 123")],
            lines: ["P.O. Box 123"]),
        .init(
            id: "BE, in the language asked for", country: "BE", fields: [("poBox", "5")], language: "fr",
            lines: ["Boîte postale 5"]),
        .init(id: "DE", country: "DE", fields: [("poBox", "10 20 30")], lines: ["Postfach 10 20 30"]),
        .init(
            id: "AE in Arabic", country: "AE", fields: [("poBox", "12345"), ("city", "دبي")],
            lines: ["ص.ب 12345", "دبي"]),
        .init(
            id: "AE in Arabic, an English reader", country: "AE", fields: [("poBox", "12345"), ("city", "دبي")],
            language: "en", lines: ["ص.ب 12345", "دبي"]),
        .init(
            id: "AE in Latin letters", country: "AE", fields: [("poBox", "12345"), ("city", "Dubai")],
            lines: ["PO Box 12345", "Dubai"]),
        .init(id: "a country without a word of its own", country: "KE", fields: [("poBox", "7")], lines: ["PO Box 7"]),
    ]

    static let additions: [EnvelopeCase] = [
        .init(
            id: "two numbers beside each other", country: "NL",
            fields: [("street", "Dorpsstraat"), ("houseNumber", "12"), ("addition", "2")], lines: ["Dorpsstraat 12-2"]),
        .init(
            id: "a number and a word", country: "NL",
            fields: [("street", "Dorpsstraat"), ("houseNumber", "12"), ("addition", "bis")],
            lines: ["Dorpsstraat 12 bis"]),
        .init(
            id: "an addition without a number", country: "NL", fields: [("street", "Plein 1944"), ("addition", "a")],
            lines: ["Plein 1944 a"]),
        .init(
            id: "an addition in a country without one", country: "FR",
            fields: [("street", "rue de l’Exemple"), ("houseNumber", "12"), ("addition", "3")],
            lines: ["12-3 rue de l’Exemple"]),
    ]

    static let regions: [EnvelopeCase] = [
        .init(
            id: "a state by its abbreviation", country: "MX",
            fields: [("postalCode", "44100"), ("city", "Guadalajara"), ("region", "JAL")],
            lines: ["44100 GUADALAJARA, JAL."]),
        .init(
            id: "an abbreviation is no second name", country: "MX",
            fields: [("postalCode", "06600"), ("city", "Ciudad de México"), ("region", "CMX")],
            lines: ["06600 CIUDAD DE MÉXICO, CDMX"]),
        .init(
            id: "a city that is a region", country: "CO",
            fields: [("city", "Bogotá"), ("region", "DC"), ("postalCode", "110111")], lines: ["Bogotá, 110111"]),
        .init(
            id: "a city that is a region, in its own script", country: "RU",
            fields: [("city", "Москва"), ("region", "MOW")], lines: ["МОСКВА"]),
        .init(
            id: "a city that is a region, under another of its names", country: "TH",
            fields: [("city", "กรุงเทพ"), ("region", "10"), ("postalCode", "10110")], lines: ["กรุงเทพ", "10110"]),
        .init(
            id: "a region of another name", country: "RU", fields: [("city", "Химки"), ("region", "MOS")],
            lines: ["ХИМКИ", "Московская область"]),
        .init(
            id: "letters of a region are always printed", country: "US",
            fields: [("city", "New York"), ("region", "NY"), ("postalCode", "10001")], lines: ["NEW YORK NY 10001"]),
        .init(
            id: "CN, a municipality", country: "CN",
            fields: [("region", "SH"), ("city", "上海市"), ("district", "浦东新区")], lines: ["上海市浦东新区"]),
        .init(
            id: "a region that stands in for the city", country: "NR", fields: [("city", "Yaren"), ("region", "14")],
            lines: ["Yaren District"]),
    ]

    static let silent: [EnvelopeCase] = [
        .init(
            id: "signs and what is not seen", country: "US",
            fields: [("line1", "…"), ("line2", "\u{200F}"), ("city", "“”"), ("region", "CA"), ("postalCode", "۔")],
            lines: ["CA"])
    ]

    @Test(arguments: boxes + additions + regions + silent)
    func lines(_ given: EnvelopeCase) throws {
        let lines = try given.layout().envelope(
            of: given.address, script: given.script, language: given.language, origin: given.origin)
        #expect(lines == given.lines)
    }
}
