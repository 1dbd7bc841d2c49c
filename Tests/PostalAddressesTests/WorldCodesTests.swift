import PostalAddresses
import Testing

/// Postal codes as people write them, and as their country does. Many of them are refused by other libraries.
@Suite("Postal codes of the world")
struct WorldCodesTests {
    static let codes: [(String, String, String)] = [
        ("NL", "1012 js", "1012 JS"), ("NL", "1012  JS", "1012 JS"), ("CA", "K1A-0B1", "K1A 0B1"),
        ("DE", "D-10115", "10115"), ("BE", "B-2000", "2000"), ("CH", "CH-8001", "8001"),
        ("JP", "〒100-0001", "100-0001"),
        ("JP", "１００－０００１", "100-0001"), ("IN", "110 001", "110001"), ("PL", "00950", "00-950"),
        ("PT", "2725079", "2725-079"), ("US", "941031234", "94103-1234"), ("BR", "01310100", "01310-100"),
        ("LU", "L-1009", "1009"), ("LV", "LV1010", "LV-1010"), ("AD", "ad100", "AD100"), ("AD", "AD100", "AD100"),
        ("MD", "MD2001", "2001"), ("LT", "LT-01001", "01001"), ("BM", "fl07", "FL 07"), ("KY", "ky1-1100", "KY1-1100"),
        ("GR", "10431", "104 31"), ("CZ", "11000", "110 00"), ("SK", "81101", "811 01"), ("TW", "106", "106"),
        ("TW", "10617", "10617"), ("TW", "106409", "106409"), ("AR", "c1000abc", "C1000ABC"), ("AR", "1000", "1000"),
        ("CO", "110111", "110111"), ("CR", "10101", "10101"), ("CL", "832-0000", "8320000"), ("DO", "10101", "10101"),
        ("EC", "170150", "170150"), ("IR", "1193653471", "11936-53471"), ("SA", "11564", "11564"),
        ("SG", "018956", "018956"), ("VN", "100000", "100000"), ("VN", "10000", "10000"), ("KZ", "010000", "010000"),
        ("MT", "vlt1010", "VLT 1010"), ("NI", "11001", "11001"), ("IS", "101", "101"), ("FO", "FO-100", "100"),
        ("GL", "3900", "3900"), ("PR", "00926", "00926"), ("VI", "00802", "00802"), ("GU", "96910", "96910"),
        ("IM", "im94ly", "IM9 4LY"), ("JE", "je23ab", "JE2 3AB"), ("GG", "gy11aa", "GY1 1AA"),
        ("GI", "gx111aa", "GX11 1AA"),
        ("FK", "fiqq1zz", "FIQQ 1ZZ"), ("SH", "sthl1zz", "STHL 1ZZ"), ("TC", "tkca1zz", "TKCA 1ZZ"),
        ("PN", "pcrn1zz", "PCRN 1ZZ"), ("IO", "bbnd1zz", "BBND 1ZZ"), ("GS", "siqq1zz", "SIQQ 1ZZ"),
        ("BN", "bt2328", "BT2328"), ("BB", "bb 23026", "BB23026"), ("IE", "D02AF30", "D02 AF30"),
        ("NO", "N-0107", "0107"),
        ("DK", "DK-1566", "1566"), ("AT", "A-1010", "1010"), ("IT", "I-00184", "00184"), ("ES", "E-28013", "28013"),
        ("FR", "F-75001", "75001"), ("HU", "H-1014", "1014"), ("PL", "PL-00-950", "00-950"), ("SI", "SI-4000", "4000"),
        ("FI", "FI-00100", "00100"), ("VC", "vc0100", "VC0100"), ("LB", "20383054", "2038 3054"),
        ("SV", "1101", "CP 1101"), ("SV", "1330", "CP 1330"), ("SA", "11564 1234", "11564-1234"),
        ("VE", "1010a", "1010-A"), ("VE", "1010", "1010"), ("KZ", "a15e3b4", "A15E3B4"), ("MM", "1001001", "1001001"),
        ("PY", "110101", "110101"), ("AX", "FI-22100", "22100"), ("GB", "GB-SW1A 1AA", "SW1A 1AA"),
        ("BR", "CEP 01310-100", "01310-100"), ("IN", "PIN - 110001", "110001"), ("MX", "C.P. 06066", "06066"),
        ("IT", "CAP 00184", "00184"), ("SG", "S018956", "018956"), ("IE", "Eircode D02 AF30", "D02 AF30"),
        ("JP", "100ー0001", "100-0001"), ("NL", "\u{FEFF}1012 JS", "1012 JS"), ("DE", "10115\u{200B}", "10115"),
        ("US", "\u{202A}94103\u{202C}", "94103"),
    ]

    @Test(arguments: codes)
    func stored(_ country: String, _ given: String, _ expected: String) throws {
        let stored = try AddressLayouts.embedded.stored(
            PostalAddress(regionCode: country, fields: [.init("postalCode", given)]), isPartial: true)
        #expect(stored.address["postalCode"] == expected)
        #expect(stored.findings.allSatisfy { $0.finding.code == AddressCode.storedForm.rawValue })
    }

    static let soleCodes = [
        ("GI", "GX11 1AA"), ("FK", "FIQQ 1ZZ"), ("PN", "PCRN 1ZZ"), ("IO", "BBND 1ZZ"), ("GS", "SIQQ 1ZZ"),
        ("TC", "TKCA 1ZZ"),
    ]

    @Test("Where there is one code, it is offered", arguments: soleCodes)
    func offered(_ country: String, _ code: String) throws {
        let findings = try AddressLayouts.embedded.check(
            country, [("line1", "1 Example Street"), ("city", "Exampletown")])
        let missing = try #require(findings.first { $0.field == "postalCode" })
        #expect(missing.suggestions == [.init(field: "postalCode", value: code)])
    }

    static let refused: [AddressCase] = [
        .init(
            id: "BE, never issued", country: "BE", fields: [("postalCode", "0999")],
            finds: ["postalCode postalCodeFormat"]),
        .init(
            id: "KR, given up", country: "KR", fields: [("postalCode", "110-032")],
            finds: ["postalCode postalCodeObsolete"]),
        .init(
            id: "NZ, the zero lost", country: "NZ", fields: [("postalCode", "110")],
            finds: ["postalCode postalCodeFormat"],
            suggests: ["postalCode": "0110"]),
        .init(id: "HK has none", country: "HK", fields: [("postalCode", "999077")], finds: ["postalCode unusedField"]),
        .init(id: "AE has none", country: "AE", fields: [("postalCode", "00000")], finds: ["postalCode unusedField"]),
        .init(id: "QA has none", country: "QA", fields: [("postalCode", "0000")], finds: ["postalCode unusedField"]),
        .init(
            id: "GX11 in Britain", country: "GB", fields: [("postalCode", "GX11 1AA")],
            finds: ["postalCode otherCountry"],
            suggests: ["country": "GI"]),
        .init(
            id: "GX11 in Spain", country: "ES", fields: [("postalCode", "GX11 1AA")],
            finds: ["postalCode postalCodeFormat"],
            suggests: ["country": "GI"]),
        .init(
            id: "JE in France", country: "FR", fields: [("postalCode", "JE2 3AB")],
            finds: ["postalCode postalCodeFormat"],
            suggests: ["country": "JE"]),
        .init(
            id: "BT79 in Ireland", country: "IE", fields: [("postalCode", "BT79 0HR")],
            finds: ["postalCode postalCodeFormat"],
            suggests: ["country": "GB"]),
    ]

    @Test(arguments: refused)
    func refusal(_ expected: AddressCase) throws {
        let findings = try AddressLayouts.embedded.check(expected.country, expected.fields, isPartial: true)
        #expect(AddressAnswer(findings) == AddressAnswer(expected))
    }
}
