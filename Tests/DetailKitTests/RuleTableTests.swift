import AddressLookup
import CalendarDates
import DetailKit
import EmailAddresses
import JSONText
import PersonNames
import PhoneNumbers
import Photos
import PostalAddresses
import Testing

@Suite struct RuleTableTests {
    /// What the modules can report is what the tables explain.
    @Test func everyCodeOfAModuleIsInTheTables() throws {
        let listed = Set(try Project.validator.tables.codes.map(\.code))
        let reported =
            AddressCode.allCases.map(\.rawValue) + LookupCode.allCases.map(\.rawValue)
            + DateCode.allCases.map(\.rawValue)
            + EmailCode.allCases.map(\.rawValue)
            + NameCode.allCases.map(\.rawValue) + PhoneCode.allCases.map(\.rawValue)
            + PhotoCode.allCases.map(\.rawValue)
            + JSONErrorCode.allCases.map(\.rawValue) + Tables.structureCodes
        #expect(Set(reported).subtracting(listed).isEmpty)
    }

    @Test(arguments: [
        ("nl", true), ("nl-BE", true), ("NL", true), ("nl-Latn-NL", true), ("en", false), ("de", false), ("", false),
        ("-", false),
    ])
    func fallsBackAlongTheLanguageTag(tag: String, isDutch: Bool) throws {
        let report = try Project.validator.validate(Array(#"{"kind": "name", "value": ""}"#.utf8))
        let problem = try #require(report.problems.first)
        #expect((report.message(problem, language: tag) == report.message(problem, language: "nl")) == isDutch)
    }
}
