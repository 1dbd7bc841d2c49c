import PostalAddresses
import Testing

/// An envelope prints what was given as it was given.
@Suite("Values on envelopes")
struct EnvelopeValueTests {
    static let kept = [
        "12 - 14 Main St", "Suite A - B", "Bloco A - Apto 12", "Via Roma, 10 - int. 3", "Ann Lee - Smith", "A -B",
        "A -- B", "A- B", "1978 , X", "12,, A", "A, - B", "-1", "–1", "A-", "(A)", "#5", "A / B", "A · B", "Å - Ö",
        "一 - 二", "大楼，3 - 4", "A; B", "12–14 Dam", "a|b", "1 ,2",
    ]

    /// Everything but the letters, which some posts want in capitals.
    private func shape(_ text: String) -> String { String(text.map { $0.isLetter ? "x" : $0 }) }

    @Test("Nothing inside a value is changed, in any field and country", arguments: kept)
    func unchanged(_ value: String) throws {
        let layouts = try AddressLayouts.embedded
        for country in layouts.regionCodes {
            let layout = try #require(layouts.layout(for: country))
            for field in ["line1", "line2", "street", "recipient", "organization"] {
                let address = PostalAddress(regionCode: country, fields: [.init(field, value)])
                for script in AddressScript.allCases {
                    let lines = layout.envelope(of: address, script: script)
                    #expect(lines.count == 1 && shape(lines[0]).contains(shape(value)), "\(country) \(field): \(lines)")
                }
                #expect(layout.singleLine(of: address).contains(value), "\(country) \(field)")
            }
        }
    }

    static let trimmed = [
        ("12 Main St,", "12 Main St"), (" , A", "A"), ("- - A", "A"), ("A - ", "A"), ("– A", "A"), ("A ;", "A"),
        ("A\nB", "A B"),
        ("A \u{0} B", "A B"), ("-5 -", "-5"), ("A -,", "A"),
    ]

    @Test("Lone signs at the ends are those of a line that was cut", arguments: trimmed)
    func ends(_ value: String, _ line: String) throws {
        let layout = try #require(try AddressLayouts.embedded.layout(for: "US"))
        let address = PostalAddress(regionCode: "US", fields: [.init("line1", value)])
        #expect(layout.envelope(of: address) == [line])
    }

    static let partial: [EnvelopeCase] = [
        .init(id: "TR", country: "TR", fields: [("postalCode", "34710"), ("region", "34")], lines: ["34710 İSTANBUL"]),
        .init(id: "MX", country: "MX", fields: [("postalCode", "64000"), ("region", "NLE")], lines: ["64000 N.L."]),
        .init(
            id: "TR, whole", country: "TR", fields: [("postalCode", "34710"), ("region", "34"), ("city", "Kadıköy")],
            lines: ["34710 KADIKÖY/İSTANBUL"]),
        .init(
            id: "US", country: "US", fields: [("postalCode", "94103"), ("city", "San Francisco")],
            lines: ["SAN FRANCISCO 94103"]),
        .init(
            id: "CA", country: "CA", fields: [("postalCode", "K1A 0B1"), ("city", "Ottawa")],
            lines: ["OTTAWA  K1A 0B1"]),
    ]

    static let counties: [EnvelopeCase] = [
        .init(
            id: "a county by its key", country: "IE", fields: [("city", "Mallow"), ("region", "CO")],
            lines: ["Mallow", "Co. Cork"]),
        .init(
            id: "in Irish", country: "IE", fields: [("city", "Mallow"), ("region", "Contae Chorcaí")],
            lines: ["Mallow", "Co. Cork"]),
        .init(
            id: "a former name", country: "IE", fields: [("city", "Abbeyleix"), ("region", "Queen's County")],
            lines: ["Abbeyleix", "Co. Laois"]),
        .init(
            id: "a district of Dublin", country: "IE", fields: [("city", "Ballsbridge"), ("region", "Dublin 4")],
            lines: ["Ballsbridge", "Dublin 4"]),
        .init(
            id: "nothing", country: "IE", fields: [("city", "Mallow"), ("region", "N/A")], lines: ["Mallow", "N/A"]),
        .init(
            id: "a part of the town of the county", country: "IE", fields: [("city", "Dublin 2"), ("region", "D")],
            lines: ["Dublin 2"]),
    ]

    static let once: [EnvelopeCase] = [
        .init(
            id: "KR", country: "KR", fields: [("region", "50"), ("city", "세종특별자치시")], lines: ["세종특별자치시"]),
        .init(
            id: "KR in Latin letters", country: "KR", fields: [("region", "11"), ("city", "Seoul")], lines: ["Seoul"]),
        .init(
            id: "CN", country: "CN",
            fields: [("region", "BJ"), ("city", "Beijing"), ("district", "Haidian"), ("postalCode", "100080")],
            lines: ["Haidian, Beijing", "100080"]),
    ]

    static let current: [EnvelopeCase] =
        [
            ("VE", "A", "DISTRITO CAPITAL"), ("VE", "X", "LA GUAIRA"), ("PH", "COM", "Davao de Oro"),
            ("TR", "03", "AFYONKARAHİSAR"),
        ].map { .init(id: $0.1, country: $0.0, fields: [("region", $0.1)], lines: [$0.2]) }
        + [
            .init(
                id: "Crimea, posted in Russia", country: "RU", fields: [("region", "UA-43")], script: .local,
                lines: ["Республика Крым"])
        ]

    static let boxes: [EnvelopeCase] = [
        ("Grand-Place", "1300", "Wavre", "bte"), ("Place X", "8500", "Kortrijk", "bus"),
        ("Grand-Place", "B-4000", "Liège", "bte"), ("Grand-Place", "1000", "Bruxelles", "bte"),
        ("Rue X", "1000", "Brussel", "bte"), ("Wetstraat", "1000", "Brussel", "bus"),
        ("X", "1050", "Ixelles", "bte"), ("Klosterstraße", "4700", "Eupen", "Bfk"), ("X", "2000", "", "bus"),
    ].map { (street, code, city, word) in
        .init(
            id: code + city, country: "BE",
            fields: [("street", street), ("houseNumber", "1"), ("box", "3"), ("postalCode", code), ("city", city)],
            lines: ["\(street) 1 \(word) 3", city.isEmpty ? code : "\(code) \(city)"])
    }

    @Test(arguments: partial + counties + once + current + boxes)
    func lines(_ given: EnvelopeCase) throws {
        let lines = try given.layout().envelope(of: given.address, script: given.script)
        #expect(lines == given.lines)
    }
}
