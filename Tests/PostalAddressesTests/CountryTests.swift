import Foundation
import PostalAddresses
import Testing

/// What holds in all countries, and what is special in some.
@Suite("Countries")
struct CountryTests {
    /// Upstream's examples that are kept in another form, and those that are no codes here.
    static let otherForms = [
        "AI 2640": "AI-2640", "SE 11455": "114 55", "SE 12345": "123 45", "SE 10500": "105 00",
    ]

    @Test("Every example of upstream passes and is kept as it is written there")
    func examples() throws {
        let layouts = try AddressLayouts.embedded
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "examples.txt")
        var countries = 0
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ", maxSplits: 1)
            let country = String(parts[0])
            countries += 1
            for example in parts[1].split(separator: ",").map(String.init) {
                let answer = AddressAnswer(layouts.check(country, [("postalCode", example)], isPartial: true))
                #expect(answer.finds == [], "\(country) \(example)")
                #expect(
                    answer.stored["postalCode"] == Self.otherForms["\(country) \(example)"], "\(country) \(example)")
            }
        }
        #expect(countries > 170)
    }

    @Test("Every country has rows, a first line, labels, and nothing required that it lacks")
    func rows() throws {
        let layouts = try AddressLayouts.embedded
        #expect(layouts.regionCodes.count >= 249)
        #expect(layouts.regionCodes.count { layouts.layout(for: $0)?.isOwn == true } >= 235)
        for code in layouts.regionCodes {
            let names = try #require(layouts.layout(for: code)).rows.joined().map(\.name)
            #expect(names.contains("line1") || names.contains("street"), "\(code)")
            #expect(Set(names).count == names.count, "\(code)")
        }
    }

    @Test(
        "Countries without postal codes have no field for one",
        arguments: ["QA", "BW", "MO", "AE", "HK", "AO", "JM", "ZW"])
    func codeless(_ country: String) throws {
        let layouts = try AddressLayouts.embedded
        #expect(layouts.layout(for: country)?.rows.joined().contains { $0.name == "postalCode" } == false)
        let answer = AddressAnswer(layouts.check(country, [("postalCode", "00000")], isPartial: true))
        #expect(answer.finds == ["postalCode unusedField"])
    }

    static let kept: [(String, String, String)] = [
        ("LV", "1073", "LV-1073"), ("LV", "lv 1073", "LV-1073"), ("AD", "100", "AD100"), ("SV", "1101", "CP 1101"),
        ("LT", "LT-04340", "04340"), ("PL", "00950", "00-950"), ("PT", "2725079", "2725-079"),
        ("SE", "SE-11455", "114 55"),
        ("SE", "S-114 55", "114 55"), ("CH", "CH-8001", "8001"), ("AI", "2640", "AI-2640"),
        ("KY", "ky11100", "KY1-1100"),
        ("CZ", "CZ-10000", "100 00"), ("FI", "FIN-00550", "00550"), ("FI", "FI-00550", "00550"),
        ("IT", "I-00144", "00144"),
        ("LU", "L-4750", "4750"), ("AT", "A-1010", "1010"), ("FR", "F-33380", "33380"), ("ES", "E-28039", "28039"),
        ("HR", "HR-10000", "10000"), ("SI", "SLO-4000", "4000"), ("LI", "FL-9490", "9490"),
        ("EE", "EST-69501", "69501"),
        ("MD", "MD-2012", "2012"), ("BM", "hm12", "HM 12"), ("MT", "VCT1753", "VCT 1753"), ("JE", "je11aa", "JE1 1AA"),
        ("IM", "IM99PS", "IM9 9PS"), ("FK", "fiqq1zz", "FIQQ 1ZZ"), ("SH", "TDCU1ZZ", "TDCU 1ZZ"),
        ("IR", "1193612345", "11936-12345"),
        ("AR", "c1070aam", "C1070AAM"), ("OM", "PC 133", "133"), ("VC", "0100", "VC0100"), ("BB", "23026", "BB23026"),
    ]

    @Test("A code is kept in the form that its country writes", arguments: kept)
    func form(_ country: String, _ typed: String, _ form: String) throws {
        let answer = AddressAnswer(try AddressLayouts.embedded.check(country, [("postalCode", typed)], isPartial: true))
        #expect(answer.finds == [])
        #expect(answer.stored["postalCode"] == form)
    }

    static let refused: [(String, String, String)] = [
        ("PT", "2725", "postalCodeIncomplete"), ("PL", "00", "postalCodeIncomplete"),
        ("SE", "114", "postalCodeIncomplete"),
        ("JE", "JE1", "postalCodeIncomplete"), ("JP", "100", "postalCodeIncomplete"),
        ("BR", "01310", "postalCodeIncomplete"), ("SG", "1234", "postalCodeObsolete"),
        ("JE", "JE1 1OA", "letterNotUsed"),
        ("IT", "00120", "otherCountry"), ("IT", "47890", "otherCountry"), ("CH", "9490", "otherCountry"),
        ("DK", "3900", "otherCountry"), ("FR", "98000", "otherCountry"),
        ("NL", "1012 J", "postalCodeIncomplete"),
        ("CA", "K1A 0", "postalCodeIncomplete"), ("CA", "K1A 0B", "postalCodeIncomplete"),
        ("IE", "D02 AF3", "postalCodeIncomplete"), ("IE", "D02", "postalCodeIncomplete"),
        ("IE", "D2", "postalCodeObsolete"), ("GB", "SW1A 1A", "postalCodeIncomplete"),
        ("US", "00000", "postalCodeFormat"), ("US", "00000-0000", "postalCodeFormat"),
        ("CN", "000000", "postalCodeFormat"), ("JP", "000-0000", "postalCodeFormat"), ("IS", "000", "postalCodeFormat"),
    ]

    @Test("A code that is refused is told why", arguments: refused)
    func refusal(_ country: String, _ typed: String, _ code: String) throws {
        let answer = AddressAnswer(try AddressLayouts.embedded.check(country, [("postalCode", typed)], isPartial: true))
        #expect(answer.finds == ["postalCode \(code)"])
    }

    static let regions: [(String, String, String)] = [
        ("ES", "Seville", "SE"), ("ES", "Bizkaia", "BI"), ("ES", "Lleida", "L"), ("ES", "A Coruña", "C"),
        ("ES", "Alacant", "A"),
        ("MX", "DF", "CMX"), ("MX", "Distrito Federal", "CMX"), ("MX", "Edomex", "MEX"), ("MX", "N.L.", "NLE"),
        ("JP", "Tokyo-to", "13"), ("JP", "東京", "13"), ("JP", "Osaka-fu", "27"), ("KR", "서울시", "11"),
        ("KR", "Gyeonggi-do", "41"),
        ("RU", "Moscow", "MOW"), ("RU", "Московская", "MOS"), ("RU", "St. Petersburg", "SPE"), ("IT", "Rome", "RM"),
        ("IT", "Firenze", "FI"),
        ("CA", "PQ", "QC"), ("CA", "Québec", "QC"), ("IN", "Orissa", "OD"), ("IN", "Uttaranchal", "UK"),
        ("IN", "J & K", "JK"),
        ("AR", "CABA", "C"), ("CL", "Región Metropolitana", "RM"), ("CO", "Bogotá D.C.", "DC"), ("TW", "臺北市", "TPE"),
        ("TW", "Kinmen", "KIN"),
        ("CN", "Peking", "BJ"), ("CN", "广东", "GD"), ("EG", "Cairo", "C"), ("UA", "Kyiv", "30"), ("UA", "Lviv", "46"),
        ("TR", "Istanbul", "34"),
        ("TR", "ISPARTA", "32"), ("VN", "Hà Nội", "HN"), ("VN", "TP. Hồ Chí Minh", "SG"), ("MY", "Penang", "07"),
        ("ID", "Jawa Barat", "JB"),
        ("ID", "Papua Selatan", "PS"), ("TH", "BKK", "10"), ("PH", "NCR", "00"), ("NG", "Abuja", "FC"),
        ("IR", "Tehran", "23"),
        ("US", "Washington D.C.", "DC"), ("AU", "Tas.", "TAS"), ("HK", "香港", "HK"), ("AE", "Dubayy", "DU"),
        ("BR", "Brasilia", "DF"), ("IN", "IN-OR", "OD"), ("CN", "CN-44", "GD"), ("CN", "廣東", "GD"),
        ("JP", "1", "01"), ("US", "Commonwealth of Virginia", "VA"), ("US", "\u{FEFF}CA", "CA"),
        ("CN", "廣東省", "GD"), ("CN", "黑龍江省", "HL"), ("CN", "遼寧省", "LN"), ("CN", "新疆維吾爾自治區", "XJ"),
        ("CN", "吉林省", "JL"), ("RU", "Московская обл.", "MOS"), ("RU", "Ростовская обл", "ROS"),
        ("RU", "респ. Татарстан", "TA"), ("RU", "Респ Татарстан", "TA"), ("RU", "Республика Крым", "UA-43"),
        ("UA", "Київська обл.", "32"),
        ("CO", "Distrito Capital", "DC"), ("CO", "Guajira", "LAG"), ("CO", "N. de Santander", "NSA"),
        ("CO", "Santander", "SAN"), ("VE", "Distrito Capital", "A"), ("VE", "Vargas", "X"),
        ("MX", "DIF", "CMX"), ("MX", "Edo. de México", "MEX"), ("IT", "OT", "SS"), ("IT", "OG", "NU"),
        ("IT", "VS", "SU"), ("TW", "高雄縣", "KHH"), ("TW", "台中縣", "TXG"), ("TW", "臺南縣", "TNN"),
        ("TW", "TPQ", "NWT"), ("ID", "IJ", "PA"), ("KR", "인천직할시", "28"), ("KR", "대전직할시", "30"),
        ("ES", "Santander", "S"), ("ES", "Oviedo", "O"), ("ES", "Logroño", "LO"), ("ES", "Pamplona", "NA"),
        ("PH", "Compostela Valley", "COM"), ("TR", "Afyon", "03"), ("IE", "Contae Mhaigh Eo", "MO"),
    ]

    @Test("A region is found by the names that people write", arguments: regions)
    func region(_ country: String, _ typed: String, _ key: String) throws {
        let answer = AddressAnswer(try AddressLayouts.embedded.check(country, [("region", typed)], isPartial: true))
        #expect(answer.finds == [])
        #expect(answer.stored["region"] == key)
    }

    static let otherCountries: [(String, String, String)] = [
        ("CN", "Hong Kong", "HK"), ("CN", "香港", "HK"), ("CN", "Macau", "MO"), ("CN", "澳门", "MO"), ("CN", "澳門", "MO"),
        ("CN", "Taiwan", "TW"), ("CN", "台湾", "TW"), ("US", "Canada", "CA"),
    ]

    @Test("A country in the place of a region is proposed as the country", arguments: otherCountries)
    func countryForRegion(_ country: String, _ typed: String, _ other: String) throws {
        let answer = AddressAnswer(try AddressLayouts.embedded.check(country, [("region", typed)], isPartial: true))
        #expect(answer.finds == ["region unknownRegion"])
        #expect(answer.suggests == ["country": other])
    }

    static let crossing: [(String, String, String)] = [
        ("US", "MT", "57717"), ("US", "WY", "57717"), ("US", "CA", "97635"), ("US", "NY", "06390"),
        ("US", "KY", "42223"),
        ("US", "TN", "42223"), ("AU", "NSW", "4380"), ("AU", "WA", "0872"), ("US", "PR", "00926"),
        ("CA", "QC", "K1A 0M5"),
        ("US", "GU", "96910"),
    ]

    @Test("Codes that are delivered to in two states", arguments: crossing)
    func crosses(_ country: String, _ region: String, _ code: String) throws {
        let fields = [("region", region), ("postalCode", code)]
        #expect(AddressAnswer(try AddressLayouts.embedded.check(country, fields, isPartial: true)).finds == [])
    }

    @Test("Towns and districts stand below their regions")
    func subregions() throws {
        let layouts = try AddressLayouts.embedded
        let acre = try #require(layouts.layout(for: "BR")).subregions(of: "AC")
        #expect(acre.count == 22)
        #expect(acre.contains(AddressSubregion(name: "Rio Branco", localName: nil)))
        let china = try #require(layouts.layout(for: "CN"))
        #expect(china.subregions(of: "SH").contains(AddressSubregion(name: "Pudong Xinqu", localName: "浦东新区")))
        let districts = china.subregions(of: "ZJ", below: "杭州市")
        #expect(districts.contains { $0.localName == "西湖区" })
        #expect(china.subregions(of: "ZJ", below: "Hangzhou Shi") == districts)
        #expect(china.subregions(of: "ZZ") == [])
        #expect(china.subregions(of: "ZJ", below: "Example Shi") == [])
        #expect(try #require(layouts.layout(for: "NL")).subregions(of: "NH") == [])
        for (country, region) in [("KR", "11"), ("TW", "TPE"), ("HK", "KLN"), ("CL", "RM")] {
            #expect(try #require(layouts.layout(for: country)).subregions(of: region).count > 5, "\(country)")
        }
    }
}
