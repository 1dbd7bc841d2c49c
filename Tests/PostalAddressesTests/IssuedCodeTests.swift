import PostalAddresses
import Testing

/// What no post gives out, though the pattern of its country is often written so that it passes.
@Suite("Codes that are given out")
struct IssuedCodeTests {
    static let codes: [(country: String, wrong: [String], right: [String])] = [
        ("AT", ["0999"], ["1010", "9992"]), ("HU", ["0051"], ["1051", "9985"]),
        ("SE", ["01234"], ["100 12", "984 99"]),
        ("CH", ["0800"], ["1000", "9658"]), ("SI", ["0999"], ["1000", "9600"]), ("LU", ["0123"], ["1009", "9999"]),
        ("ES", ["53000", "99999", "00100"], ["01001", "52001", "28013"]),
        ("TR", ["82000", "00100"], ["01010", "81000"]),
        ("RU", ["010100", "700000"], ["101000", "694000"]), ("KR", ["00999", "64000"], ["01000", "63644"]),
        ("GR", ["004 31", "904 31"], ["104 31", "861 00"]), ("PT", ["0100-001"], ["1000-001", "9980-999"]),
        ("SG", ["830000", "001234"], ["018956", "829000"]), ("CN", ["000001", "870000"], ["010000", "860000"]),
        ("CO", ["011111", "100111"], ["110111", "050001", "990001"]), ("BN", ["CT2328"], ["BT2328", "KA1131"]),
        ("BM", ["HM 1A"], ["HM 12", "HM FX"]),
    ]

    @Test(arguments: codes) func isTold(_ country: String, _ wrong: [String], _ right: [String]) throws {
        for code in wrong {
            let findings = try AddressLayouts.embedded.check(country, [("postalCode", code)], isPartial: true)
            let expected: [AddressCode] = [.postalCodeFormat, .letterNotUsed]
            #expect(findings.count == 1 && expected.map(\.rawValue).contains(findings[0].finding.code), "\(code)")
        }
        for code in right {
            let findings = try AddressLayouts.embedded.check(country, [("postalCode", code)], isPartial: true)
            #expect(findings.isEmpty, "\(code)")
        }
    }

    static let others = [
        ("CZ", "010 01", "SK"), ("CZ", "811 01", "SK"), ("SK", "110 00", "CZ"), ("SK", "760 01", "CZ"),
    ]

    @Test("One plan of two countries", arguments: others)
    func other(_ country: String, _ code: String, _ expected: String) throws {
        let findings = try AddressLayouts.embedded.check(country, [("postalCode", code)], isPartial: true)
        #expect(AddressAnswer(findings).finds == ["postalCode otherCountry"])
        #expect(AddressAnswer(findings).suggests == ["country": expected])
    }

    static let obsolete = [("MN", "210646"), ("EC", "P0133N"), ("UA", "252001"), ("KR", "110-051"), ("SG", "0718")]

    @Test(arguments: obsolete) func isObsolete(_ country: String, _ code: String) throws {
        let findings = try AddressLayouts.embedded.check(country, [("postalCode", code)], isPartial: true)
        #expect(AddressAnswer(findings).finds == ["postalCode postalCodeObsolete"])
    }

    static let coarse: [(String, String, String?)] = [
        ("GB", "BFPO 61", nil), ("GB", "SW1A 1AA", "SW1A"), ("AD", "AD500", "AD5"), ("LV", "LV-1010", "LV-10"),
        ("SV", "CP 1101", "CP 11"), ("JE", "JE2 3AB", "JE2"),
    ]

    @Test("A part that tells an area", arguments: coarse)
    func part(_ country: String, _ code: String, _ expected: String?) throws {
        let layout = try #require(AddressLayouts.embedded.layout(for: country))
        #expect(layout.coarsePostalCode(code) == expected)
    }
}
