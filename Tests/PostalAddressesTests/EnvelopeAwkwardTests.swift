import PostalAddresses
import Testing

/// Values with signs, spaces and line breaks around them, and fields that hold nothing but those, change no envelope.
@Suite("Envelopes of awkward values")
struct EnvelopeAwkwardTests {
    static let wrappings: [@Sendable (String) -> String] = [
        { ", \($0) ," }, { "\($0)\n" }, { " – \($0)" }, { "\t\($0);" }, { "\r\n\($0) -" },
        { "\u{A0}\($0)\u{3000}" }, { "，\($0)、" }, { "\($0)،" },
    ]
    static let nothings = ["", " ", " , ", "–", "…", "\u{200B}", "\n\n", "-;-", "、", "()", "“”", "\u{0}"]

    @Test(arguments: EnvelopeDebrisTests.countries)
    func manySubsets(_ country: String) throws {
        let layout = try #require(try AddressLayouts.embedded.layout(for: country))
        let names = ["recipient", "organization"] + layout.rows.joined().map(\.name)
        let region = layout.regions.first { $0.name.count > 3 }
        let texts = names.map { $0 == "region" ? region?.key ?? "Qjregion" : EnvelopeDebrisTests.texts[$0] ?? "Qk" }
        var faults: [String] = []
        for subset in stride(from: 0, to: 1 << names.count, by: 3) where faults.count < 5 {
            func isGiven(_ field: Int) -> Bool { subset >> field & 1 == 1 }
            let clean = names.indices.filter(isGiven).map { PostalAddress.Field(names[$0], texts[$0]) }
            let awkward = names.indices.map { field in
                let wrapping = Self.wrappings[(field + subset) % Self.wrappings.count]
                let nothing = Self.nothings[(field * 5 + subset) % Self.nothings.count]
                return PostalAddress.Field(names[field], isGiven(field) ? wrapping(texts[field]) : nothing)
            }
            // Asking for the country line takes a name from ICU.
            let origin = subset % 64 == 0 ? "NL" : nil
            let expected = layout.envelope(of: PostalAddress(regionCode: country, fields: clean), origin: origin)
            let lines = layout.envelope(of: PostalAddress(regionCode: country, fields: awkward), origin: origin)
            if lines != expected { faults.append("\(awkward): \(lines), not \(expected)") }
        }
        #expect(faults == [])
    }
}
