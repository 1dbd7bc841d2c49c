import Findings
import PostalAddresses
import Testing

/// What holds for every address of every country.
@Suite("Every country")
struct EveryCountryTests {
    static let rounds = 60

    static let countries: [String] = (try? AddressLayouts.embedded.regionCodes) ?? []

    private func addresses(_ country: String) throws -> [PostalAddress] {
        let layouts = try AddressLayouts.embedded
        let seed = country.utf8.reduce(UInt64(2_026)) { $0 &* 31 &+ UInt64($1) }
        var samples = AddressSamples(layouts, seed: seed)
        return (0..<Self.rounds).map { _ in samples.address(in: country) }
    }

    @Test("An address as it is kept is kept as it is", arguments: countries)
    func isFinal(_ country: String) throws {
        let layouts = try AddressLayouts.embedded
        for address in try addresses(country) {
            let once = layouts.stored(address)
            let twice = layouts.stored(once.address)
            #expect(twice.address == once.address)
            #expect(!twice.findings.contains { $0.finding.repair?.certainty == .certain }, "\(once.address)")
            func told(_ stored: StoredAddress) -> [String] {
                stored.findings.filter { $0.finding.code != AddressCode.storedForm.rawValue }.map {
                    "\($0.field) \($0.finding.code)"
                }
            }
            #expect(told(once) == told(twice), "\(address)")
        }
    }

    @Test("A suggestion that is taken ends what it was made for", arguments: countries)
    func suggestionsMend(_ country: String) throws {
        let layouts = try AddressLayouts.embedded
        for address in try addresses(country) {
            for finding in layouts.stored(address).findings {
                for suggestion in finding.suggestions {
                    var mended = address
                    for field in suggestion.fields {
                        if field.name == "country" {
                            mended.regionCode = field.value
                        } else {
                            mended[field.name] = field.value
                        }
                    }
                    let left = layouts.stored(mended).findings.filter {
                        $0.field == finding.field && $0.finding.code == finding.finding.code
                    }
                    #expect(left.isEmpty, "\(address) \(finding) \(suggestion)")
                }
            }
        }
    }

    @Test("Texts keep every sign but white space, and no field is added", arguments: countries)
    func nothingIsLost(_ country: String) throws {
        let layouts = try AddressLayouts.embedded
        // Texts of the same characters in two forms are equal.
        func signs(_ text: String) -> String { text.filter { !$0.isWhitespace } }
        for address in try addresses(country) {
            let stored = layouts.stored(address).address
            #expect(stored.fields.map(\.name) == address.fields.map(\.name))
            for (before, after) in zip(address.fields, stored.fields)
            where ["street", "line1", "line2", "city", "district"].contains(before.name) {
                #expect(signs(before.value) == signs(after.value))
            }
        }
    }

    @Test("The example of a country is one of its codes", arguments: countries)
    func example(_ country: String) throws {
        let layouts = try AddressLayouts.embedded
        guard let example = layouts.layout(for: country)?.postalCodeExample else { return }
        let stored = layouts.stored(.init(regionCode: country, fields: [.init("postalCode", example)]), isPartial: true)
        #expect(stored.findings.isEmpty && stored.address["postalCode"] == example)
        let lower = layouts.stored(
            .init(regionCode: country, fields: [.init("postalCode", example.lowercased())]), isPartial: true)
        #expect(lower.address["postalCode"] == example)
    }

    @Test("A region is found by its key and its names", arguments: countries)
    func regions(_ country: String) throws {
        let layouts = try AddressLayouts.embedded
        guard let layout = layouts.layout(for: country), layout.rows.joined().contains(where: { $0.name == "region" })
        else { return }
        for region in layout.regions {
            for name in [
                region.key, "\(country)-\(region.key)", region.name, region.name.uppercased(), region.localName,
            ].compactMap({ $0 }) {
                let stored = layouts.stored(
                    .init(regionCode: country, fields: [.init("region", name)]), isPartial: true)
                #expect(stored.address["region"] == region.key, "\(country) \(name)")
            }
        }
    }
}
