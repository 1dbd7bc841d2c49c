import PostalAddresses
import Testing

/// What no line of an envelope may have, found without a look at how lines are made.
struct Debris {
    /// Signs that mean nothing at an end of a line.
    static let edges: Set<Character> = [
        " ", ",", ";", ":", "-", "–", "/", "|", "·", "、", "，", "،", "〒", "(", ")", "[", "]", "{", "}", "\t", "\n",
    ]
    private static let commas: Set<Character> = [",", ";", "、", "，", "،"]

    /// Countries whose post puts two spaces before or after the code.
    static let wide: Set<String> = ["NL", "CA"]

    static func found(in line: String, country: String) -> String? {
        guard let first = line.first, let last = line.last else { return "empty" }
        if edges.contains(first), !(first == "〒" && line.dropFirst().first?.isNumber == true) { return "at the start" }
        if edges.contains(last) { return "at the end" }
        if !line.contains(where: { $0.isLetter || $0.isNumber }) { return "nothing but signs" }
        if line.contains("   ") || (line.contains("  ") && !wide.contains(country)) { return "wide" }
        if line.contains(where: { "[]{}\n\r\t".contains($0) }) { return "a mark of the table" }
        let solid = line.filter { $0 != " " }
        for (one, two) in zip(solid, solid.dropFirst()) {
            if commas.contains(one), commas.contains(two) || edges.contains(two) && two != "(" { return "two signs" }
            if one == "-" && two == "-" { return "two dashes" }
        }
        return line.contains(" ,") || line.contains("- -") ? "a sign alone" : nil
    }
}

@Suite("Envelopes of every subset of fields")
struct EnvelopeDebrisTests {
    /// A text for each field that is found again whatever its case, and in no other.
    static let texts = [
        "recipient": "Qarecipient Qb", "organization": "Qcorganization", "line1": "Qdlineone", "line2": "Qelinetwo",
        "street": "Qfstreet", "houseNumber": "7319", "addition": "Qgadd", "box": "5417", "poBox": "6183",
        "district": "Qhdistrict", "city": "Qntown", "postalCode": "8271",
    ]

    /// What is printed beside the fields themselves, and which fields have to be there.
    static let words: [(String, [String])] = [
        ("PO Box", ["poBox"]), ("Co.", ["region"]), ("bus", ["box"]), ("様", ["recipient"]),
    ]

    static let countries = (try? AddressLayouts.embedded.regionCodes) ?? []

    @Test("There are countries to look at")
    func count() { #expect(Self.countries.count >= 249) }

    /// Fields that are printed although the country has none of them leave no signs behind either.
    @Test(arguments: countries)
    func fieldsThatTheLayoutLacks(_ country: String) throws {
        let layouts = try AddressLayouts.embedded
        let layout = try #require(layouts.layout(for: country))
        let own = Set(layout.rows.joined().map(\.name) + ["region"])
        for name in layouts.fieldNames where !own.contains(name) {
            let field = PostalAddress.Field(name, Self.texts[name] ?? "Qk\(name)")
            for others in [[], [PostalAddress.Field("city", "Qntown")], [PostalAddress.Field("houseNumber", "7319")]] {
                let address = PostalAddress(regionCode: country, fields: others + [field])
                for line in layout.envelope(of: address) {
                    #expect(Debris.found(in: line, country: country) == nil, "\(name): \(line)")
                }
            }
        }
    }

    @Test(arguments: countries)
    func everySubset(_ country: String) throws {
        let layout = try #require(try AddressLayouts.embedded.layout(for: country))
        let inputs = layout.rows.flatMap { $0 }.map(\.name)
        let names = ["recipient", "organization"] + inputs.filter { $0 != "recipient" && $0 != "organization" }
        let region = layout.regions.first { $0.name.count > 3 }
        let values = names.map { name in
            name == "region" ? region?.key ?? "Qjregion" : Self.texts[name] ?? "Qk\(name)"
        }
        #expect(names.count < 12)
        var faults: [String] = []
        for subset in 0..<(1 << names.count) {
            let given = names.indices.filter { subset >> $0 & 1 == 1 }
            let address = PostalAddress(
                regionCode: country, fields: given.map { PostalAddress.Field(names[$0], values[$0]) })
            for script in AddressScript.allCases {
                let lines = layout.envelope(of: address, script: script)
                let line = layout.singleLine(of: address, script: script)
                let all = lines + (given.isEmpty ? [] : [line])
                for text in all {
                    if let fault = Debris.found(in: text, country: text == line ? "" : country) {
                        faults.append("\(script) \(given.map { names[$0] }): '\(text)' has \(fault)")
                    }
                }
                if given.isEmpty { faults += lines.map { "'\($0)' of nothing" } }
                for text in [lines.joined(separator: "\n"), line] {
                    for index in names.indices {
                        let isGiven = given.contains(index)
                        let isRegion = names[index] == "region" && region != nil
                        let shown =
                            isRegion
                            ? [region?.key, region?.name, region?.localName, region?.shortName].compactMap { $0 }
                            : [values[index]]
                        let isThere = shown.contains { Self.holds(text, $0, isExact: isRegion) }
                        if isGiven != isThere, !(isRegion && !isGiven && shown[0].count < 4) {
                            faults.append(
                                "\(script) \(given.map { names[$0] }): '\(text)' \(isGiven ? "lacks" : "has") \(names[index])"
                            )
                        }
                    }
                    for (word, fields) in Self.words where text.contains(word) {
                        if !fields.allSatisfy({ field in given.contains { names[$0] == field } }) {
                            faults.append("\(given.map { names[$0] }): '\(text)' has '\(word)'")
                        }
                    }
                }
                if faults.count > 5 { break }
            }
            if faults.count > 5 { break }
        }
        #expect(faults == [])
    }

    private static func holds(_ text: String, _ value: String, isExact: Bool) -> Bool {
        text.contains(value) || (!isExact && text.contains(value.uppercased())) || text.contains(value.uppercased())
    }

    /// Without this, a checker that finds nothing would do.
    @Test(
        "The checker finds what is wrong",
        arguments: [
            "", " ", ", CA 94103", ",  94103", "-SP", "-", "〒", "CH- ", "Rua Exemplo,", "Rua Exemplo, , 10", "a  b",
            "São Paulo -", "[PO Box ]", "{city}", "Nashville,, TN", "a , b", "(", "a\nb", "Dam 1\t", "Centro, - SP",
        ])
    func finds(_ line: String) { #expect(Debris.found(in: line, country: "US") != nil) }

    @Test(
        "The checker lets clean lines pass",
        arguments: [
            "NASHVILLE TN 37204", "Rua Exemplo, 10 - Apto 4", "〒100-0001", "東京都千代田区", "Co. Clare", "1-1 Chiyoda",
        ])
    func passes(_ line: String) { #expect(Debris.found(in: line, country: "US") == nil) }
}
