import PostalAddresses
import Testing

/// Codes with a word, brackets, letters of a country or decimals, and codes in the digits of other scripts.
@Suite("Marked codes")
struct MarkedCodeTests {
    static let stored: [(String, String, String)] = [
        // Words.
        ("CH", "PLZ 8001", "8001"), ("AT", "PLZ: 8010", "8010"), ("US", "ZIP: 94103", "94103"),
        ("US", "Zip Code 94103", "94103"), ("BR", "CEP: 01310-100", "01310-100"), ("CZ", "PSČ 110 00", "110 00"),
        ("AU", "Postcode 2000", "2000"), ("GB", "Postcode: SW1A 1AA", "SW1A 1AA"), ("FR", "CP 75001", "75001"),
        ("RO", "CP 010101", "010101"), ("EC", "CP 170150", "170150"), ("AR", "C.P. 1425", "1425"),
        ("RU", "индекс 101000", "101000"), ("UA", "Індекс: 01001", "01001"), ("GR", "Τ.Κ. 104 31", "104 31"),
        ("GR", "TK 104 31", "104 31"), ("TR", "PK 34000", "34000"), ("KR", "우 03051", "03051"),
        ("KR", "우)03051", "03051"), ("KR", "(우)03051", "03051"), ("KR", "우편번호 03051", "03051"),
        ("JP", "郵便番号100-0001", "100-0001"), ("CN", "邮编100080", "100080"), ("CN", "邮政编码：100080", "100080"),
        ("SG", "Singapore 018956", "018956"), ("IE", "Eircode: D02 AF30", "D02 AF30"),
        ("IN", "Pincode - 110001", "110001"),
        ("TH", "รหัสไปรษณีย์ ๑๐๒๐๐", "10200"), ("IR", "کد پستی ۱۱۹۳۶۱۲۳۴۵", "11936-12345"), ("DE", "PLZ D-10115", "10115"),
        // Digits of other scripts.
        ("IR", "۱۱۹۳۶۱۲۳۴۵", "11936-12345"), ("SA", "١٢٣٤٥", "12345"), ("EG", "١١٥١١", "11511"),
        ("IN", "११०००१", "110001"),
        ("BD", "১২০৫", "1205"), ("TH", "๑๐๒๐๐", "10200"), ("NP", "४४६००", "44600"), ("MM", "၁၁၁၈၁", "11181"),
        ("LK", "௦௦௧௦௦", "00100"), ("KH", "១២០០០", "12000"),
        // Letters of countries.
        ("GL", "DK-3900", "3900"), ("SJ", "NO-9170", "9170"), ("SJ", "N-9170", "9170"), ("SM", "I-47890", "47890"),
        ("FO", "DK-100", "100"), ("VA", "SCV-00120", "00120"), ("VA", "I-00120", "00120"), ("LI", "CH-9490", "9490"),
        ("MC", "F-98000", "98000"), ("GP", "F-97110", "97110"), ("PR", "US-00926", "00926"),
        ("BA", "BIH-71000", "71000"),
        ("US", "USA 94103", "94103"), ("DE", "DEU-10115", "10115"),
        // Full stops that part groups.
        ("BR", "01.310-100", "01310-100"), ("CZ", "110.00", "110 00"), ("FR", "75.000", "75000"),
    ]

    @Test(arguments: stored) func isStored(_ country: String, _ given: String, _ expected: String) throws {
        let stored = try AddressLayouts.embedded.stored(
            PostalAddress(regionCode: country, fields: [.init("postalCode", given)]), isPartial: true)
        #expect(stored.address["postalCode"] == expected)
        #expect(stored.findings.allSatisfy { $0.finding.code == AddressCode.storedForm.rawValue }, "\(stored.findings)")
    }

    static let proposed: [(String, String, String)] = [
        // Decimals.
        ("DE", "1067.0", "01067"), ("US", "2139.0", "02139"), ("US", "94103.00", "94103"), ("AU", "800.0", "0800"),
        ("FR", "2100.0", "02100"), ("ES", "8001.0", "08001"), ("MX", "3400.0", "03400"), ("SG", "18956.0", "018956"),
        ("JP", "600000.0", "060-0000"), ("CH", "8001.0", "8001"), ("SE", "11455.0", "114 55"),
        ("DE", "1067,0", "01067"),
        ("CH", "８００１．０", "8001"),
        // Brackets.
        ("KR", "(03051)", "03051"), ("AR", "(1425)", "1425"), ("SG", "S(018956)", "018956"),
        ("SG", "(018956)", "018956"),
        ("NL", "(1012 JS)", "1012 JS"), ("CN", "【100080】", "100080"),
        // Slips behind the letters of the country.
        ("KY", "KYI-1001", "KY1-1001"), ("VC", "VCO100", "VC0100"), ("AD", "AD5OO", "AD500"),
        ("LV", "LV-IO10", "LV-1010"),
        ("KZ", "05OOOO", "050000"), ("BM", "CR O1", ""),
        // Zeros that no code lacks.
        ("PR", "926", "00926"), ("IE", "D2 AF30", "D02 AF30"), ("IE", "d6 xk06", "D06 XK06"), ("CH", "PLZ 80001", ""),
        ("DE", "PLZ 1067", "01067"),
        // Doubled digits.
        ("BE", "10115", ""), ("UA", "252001", ""), ("CY", "99010", ""), ("NZ", "60110", ""), ("PH", "10000", ""),
        ("GB", "ZZ99 9ZZ", ""), ("SE", "1234 45", "123 45"), ("BR", "01310-1220", "01310-120"),
        ("PL", "00-9950", "00-950"),
        // Zeros at the beginning.
        ("KR", "030", ""), ("US", "941", ""), ("CN", "1000", ""), ("JP", "96201", ""), ("RO", "3400", ""),
        ("CO", "11111", ""), ("RU", "0101000", ""), ("CO", "5001", ""), ("CO", "50001", "050001"),
        ("US", "94103-12", ""), ("PT", "1000-0", ""), ("PT", "1000-01", ""), ("BR", "01310-10", ""),
        ("JP", "100-001", ""),
    ]

    @Test(arguments: proposed) func isProposed(_ country: String, _ given: String, _ expected: String) throws {
        let answer = AddressAnswer(
            try AddressLayouts.embedded.check(country, [("postalCode", given)], isPartial: true))
        #expect(answer.finds.count == 1 && answer.stored.isEmpty)
        #expect(answer.suggests == (expected.isEmpty ? [:] : ["postalCode": expected]), "\(given)")
    }

    static let incomplete: [(String, String)] = [
        ("US", "94103-12"), ("US", "94103-1"), ("PT", "1000-0"), ("PT", "1000-01"), ("BR", "01310-10"),
        ("JP", "100-001"),
        ("SE", "114 5"), ("CZ", "110 0"), ("GR", "104 3"), ("IR", "11936-1234"), ("KY", "KY1"), ("KY", "KY1-100"),
        ("AD", "AD50"), ("GB", "BFPO"), ("BB", "BB1509"), ("EE", "EE0001"), ("DE", "D-101"), ("NL", "1012.0"),
        ("DE", "67.00"), ("KR", "030"), ("US", "941"), ("CN", "1000"), ("RO", "3400"),
    ]

    @Test(arguments: incomplete) func isIncomplete(_ country: String, _ given: String) throws {
        let answer = AddressAnswer(
            try AddressLayouts.embedded.check(country, [("postalCode", given)], isPartial: true))
        #expect(
            answer == AddressAnswer(.init(id: "", country: "", fields: [], finds: ["postalCode postalCodeIncomplete"])))
    }

    static let countries: [(String, String, String?)] = [
        ("GB", "K1A 0B1", "CA"), ("US", "01310-100", "BR"), ("US", "100-0001", "JP"), ("US", "1000-001", "PT"),
        ("PT", "00-950", "PL"), ("CN", "100-0001", "JP"), ("LI", "8001", "CH"), ("GP", "97200", "MQ"),
        ("GP", "75001", "FR"), ("VI", "00926", "PR"), ("VI", "94103", "US"), ("FO", "3900", "GL"), ("GL", "1050", "DK"),
        ("SM", "00120", "VA"), ("SM", "00184", "IT"), ("AX", "00100", "FI"), ("SJ", "0150", "NO"),
        // A loose pattern says nothing.
        ("LV", "LV-0000", nil), ("DE", "W-1000", nil), ("RO", "R-3400", nil), ("IE", "none", nil),
        ("JP", "AP 96201", nil),
        ("IE", "B65 F4E2", nil), ("NL", "HMFX", nil), ("SV", "C%P 1328", nil),
    ]

    @Test(arguments: countries) func isOfCountry(_ country: String, _ given: String, _ expected: String?) throws {
        let answer = AddressAnswer(
            try AddressLayouts.embedded.check(country, [("postalCode", given)], isPartial: true))
        #expect(answer.suggests == (expected.map { ["country": $0] } ?? [:]), "\(given)")
    }

    @Test("The country just left is not proposed") func left() throws {
        let left = PostalAddress(regionCode: "BR", fields: [.init("postalCode", "01310-100")])
        let change = try AddressLayouts.embedded.changing(left, to: "US", isPartial: true)
        #expect(change.findings.flatMap(\.suggestions).isEmpty)
        #expect(!change.findings.isEmpty)
    }
}
