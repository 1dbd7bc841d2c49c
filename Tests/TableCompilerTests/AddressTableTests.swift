import Foundation
import TableCompiler
import Testing

/// Faults in the tables of addresses, each at its own line.
@Suite("Address tables")
struct AddressTableTests {
    struct Spoilt: Sendable, CustomTestStringConvertible {
        let path: String
        let old: String
        let new: String
        let code: String

        init(_ path: String, _ old: String, _ new: String, _ code: String) {
            self.path = path
            self.old = old
            self.new = new
            self.code = code
        }

        var testDescription: String { "\(code): \(new)" }
    }

    private static let nl = "CountryData/address/NL.json"
    private static let us = "CountryData/address/US.json"
    private static let characters = "Rules/characters/address.json"
    private static let fields = "Rules/address/fields.json"
    private static let envelope = "Rules/address/envelope.json"
    private static let form = "Rules/address/form.json"

    static let layouts = [
        Spoilt(nl, #""input""#, #""inputs""#, "table.unknownMember"),
        Spoilt(nl, #""required": ["#, #""required": [1, "#, "table.wrongType"),
        Spoilt(nl, #""regionCode": "NL""#, #""regionCode": "BE""#, "address.wrongCountry"),
        Spoilt(nl, #""required": ["postalCode""#, #""required": ["postcode""#, "address.unknownField"),
        Spoilt(nl, #""required": ["postalCode""#, #""required": ["region""#, "address.notInInput"),
        Spoilt(nl, #"[{"field": "city"}]"#, #"[{"field": "street"}]"#, "address.duplicateField"),
        Spoilt(nl, #""city": "city.woonplaats""#, #""city": "city.stad""#, "address.unknownLabel"),
        Spoilt(nl, #""weight": 2"#, #""weight": 200"#, "address.badWeight"),
        Spoilt(nl, #""keyboard": "alnum""#, #""keyboard": "thumbs""#, "address.unknownKeyboard"),
        Spoilt(nl, #""needs": ["postalCode""#, #""needs": ["region""#, "address.notInInput"),
        Spoilt(nl, "{street}", "{road}", "address.badEnvelope"),
        Spoilt(nl, "{street}", "{street", "address.badEnvelope"),
        Spoilt(nl, "{street}", "{street.size}", "address.badEnvelope"),
        Spoilt("CountryData/address/IE.json", "{region.name unless city}]", "{region.name}", "address.badEnvelope"),
        Spoilt("CountryData/address/DE.json", #""soft": ["#, #""soft": ["city", "#, "address.contradiction"),
        Spoilt(form, #""capitals": "words""#, #""capitals": "loud""#, "address.badCapitals"),
        Spoilt(form, #""keyboard": "alnum""#, #""keyboard": "thumbs""#, "address.unknownKeyboard"),
        Spoilt(form, #""field": "box""#, #""field": "poBox""#, "address.duplicateField"),
        Spoilt(form, #""field": "box""#, #""field": "mailbox""#, "address.unknownField"),
        Spoilt(form, #""NL": {"#, #""QQ": {"#, "address.unknownCountry"),
        Spoilt(envelope, #""countries": ["NL", "AW""#, #""countries": ["NL", "QQ""#, "address.unknownCountry"),
        Spoilt(envelope, #""except": ["CN""#, #""except": ["QQ""#, "address.unknownCountry"),
        Spoilt(envelope, #""regions": ["AU""#, #""regions": ["QQ""#, "address.unknownCountry"),
        Spoilt(nl, #""words": "etage""#, #""words": "Etage""#, "address.badWords"),
        Spoilt(nl, #""write": "-achter""#, #""text": "-achter""#, "table.unknownMember"),
        Spoilt(nl, #""lookup": {"#, #""split": {}, "lookup": {"#, "table.unknownMember"),
        Spoilt("CountryData/address/JP.json", #""familyFirst""#, #""lastFirst""#, "address.unknownOrder"),
    ]

    static let codes = [
        Spoilt(nl, #"[1-9]\\d{3}[A-Z]{2}"#, #"[1-9]\\d{3}[A-Z]+"#, "address.badPattern"),
        Spoilt(nl, #"[1-9]\\d{3}[A-Z]{2}"#, #"[1-9]\\w{3}[A-Z]{2}"#, "address.badPattern"),
        Spoilt(nl, #"[1-9]\\d{3}[A-Z]{2}"#, #"([1-9]\\d{3}[A-Z]{2}"#, "address.badPattern"),
        Spoilt(nl, #"[1-9]\\d{3}[A-Z]{2}"#, #"[1-9\\d{3}"#, "address.badPattern"),
        Spoilt(nl, #"[1-9]\\d{3}[A-Z]{2}"#, #"[9-1]\\d{3}"#, "address.badPattern"),
        Spoilt(nl, #"[1-9]\\d{3}[A-Z]{2}"#, #"\\d{4}[A-Z]{2,}"#, "address.badPattern"),
        Spoilt(nl, #"[1-9]\\d{3}[A-Z]{2}"#, #"\\d{17}"#, "address.badPattern"),
        Spoilt(nl, "9999 AA", "9999 A", "address.badMask"),
        Spoilt(us, #", {"mask": "99999-9999"}"#, "", "address.badMask"),
        Spoilt(nl, "1012 JS", "1012 SS", "address.badExample"),
        Spoilt(nl, "1012 JS", "0012 JS", "address.badExample"),
        Spoilt(nl, #""prefixes": ["NL"]"#, #""prefixes": ["nl"]"#, "address.badCode"),
    ]

    static let regions = [
        Spoilt(us, #"{"key": "AK""#, #"{"key": "AL""#, "address.duplicateRegion"),
        Spoilt(us, #""name": "Alaska""#, #""name": "Alabama""#, "address.ambiguousRegion"),
        Spoilt(us, #""350-352""#, #""352-350""#, "address.badRange"),
        Spoilt(us, #""350-352""#, #""350-3520""#, "address.badRange"),
        Spoilt(us, #""regions": ["MT""#, #""regions": ["ZZ""#, "address.unknownRegion"),
        Spoilt(us, #""show": "key""#, #""show": "all""#, "address.badShow"),
        Spoilt("CountryData/address/GB.json", #""country": "GG""#, #""country": "QQ""#, "address.unknownCountry"),
    ]

    private static let se = "CountryData/address/SE.json"
    private static let subregions = "CountryData/address/subregions/BR.json"

    /// Faults of corrections and of what they correct: each is told in its own file.
    static let corrections = [
        Spoilt(se, #""corrects": true"#, #""corrects": 1"#, "table.wrongType"),
        Spoilt(se, #""999 99""#, #""999 9""#, "address.badMask"),
        Spoilt(se, #""postal""#, #""postage""#, "table.unknownMember"),
        Spoilt("CountryData/address/ES.json", #""also": ["Gerona""#, #""also": ["Seville""#, "address.ambiguousRegion"),
        Spoilt("CountryData/address/IT.json", #""key": "MI""#, #""key": "QQ""#, "table.missingMember"),
        Spoilt("CountryData/address/imported/PL.json", #""99-999""#, #""99-99""#, "address.badMask"),
        Spoilt("CountryData/address/imported/MX.json", #""key": "BCN""#, #""key": "AGU""#, "address.duplicateRegion"),
        Spoilt(subregions, #""region": "AC""#, #""region": "QQ""#, "address.unknownRegion"),
        Spoilt(subregions, #""Acrelândia""#, #""-""#, "address.badRegion"),
        Spoilt("CountryData/address/subregions/TW.json", #""postal": ["#, #""postal": ["12-1", "#, "address.badRange"),
    ]

    @Test("A correction needs something to correct")
    func nothingToCorrect() throws {
        let project = try TemporaryProject()
        try project.remove("CountryData/address/imported/SE.json")
        #expect(
            project.faults(of: AddressTopic.self).contains {
                $0.code == "address.nothingToCorrect" && $0.file.hasSuffix(Self.se)
            })
    }

    static let others = [
        Spoilt(characters, #""separators": "["#, #""separators": "[["#, "address.badSet"),
        Spoilt(characters, #""digit": "0""#, #""digit": "00""#, "address.badLookAlike"),
        Spoilt(characters, #""symbols": "0123"#, #""symbols": "00123"#, "address.badSymbol"),
        Spoilt(characters, #""as": "ss""#, #""as": "sss""#, "address.badLetter"),
        Spoilt(fields, #""name": "line2""#, #""name": "line1""#, "address.duplicateField"),
        Spoilt(fields, #""houseAddition""#, #""houseNumber""#, "address.duplicateField"),
        Spoilt("CountryData/countries.json", #""alpha3": "AND""#, #""alpha3": "and""#, "address.countryCode"),
        Spoilt("CountryData/countries.json", #""code": "AE""#, #""code": "AD""#, "address.duplicateCountry"),
        Spoilt("CountryData/countries.json", #""code": "GR"}"#, #""code": "QQ"}"#, "address.unknownCountry"),
        Spoilt("Rules/messages/nl/address.json", #""label.zip""#, #""label.zap""#, "address.missingLabel"),
    ]

    @Test(arguments: layouts + codes + regions + corrections + others)
    func isReportedAtItsPlace(_ spoilt: Spoilt) throws {
        let project = try TemporaryProject()
        let line = try project.replace(spoilt.old, with: spoilt.new, in: spoilt.path)
        let faults = project.faults(of: AddressTopic.self)
        let isFound = faults.contains { $0.code == spoilt.code && ($0.file != spoilt.path || $0.line >= line - 1) }
        #expect(isFound, "\(faults)")
    }

    @Test("A bad pattern is reported at the character that is wrong")
    func column() throws {
        let project = try TemporaryProject()
        try project.replace(#"[1-9]\\d{3}[A-Z]{2}"#, with: #"[1-9]\\d{3}[A-Z]+"#, in: Self.nl)
        let fault = try #require(project.faults(of: AddressTopic.self).first { $0.code == "address.badPattern" })
        let pattern = #"    "compact": "[1-9]\\d{3}[A-Z]+""#
        #expect(fault.column == pattern.count - 1)
    }
}
