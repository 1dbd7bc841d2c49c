import Findings
import PersonNames
import Testing

/// What people reported of programs that read names too narrowly or too widely. Names of private people are replaced.
@Suite("Reported names")
struct ReportedNameTests {
    @Test(
        "names that were refused somewhere",
        arguments: [
            "Combining Diặcritics", "レオナルド・ディカプリオ", "Homer J. Simpson", "Lanaʻi", "ကောင်းထက်စံ", "কি", "สมชาย ใจดี",
            "JJ", "Wu", "Javier L. Muñoz", "O", "O'Brien-O'Malley", "Fredé", "علی\u{200C}رضا",
        ]) func accepts(name: String) throws
    {
        #expect(try NameRules.embedded.check(name).findings.isEmpty)
    }

    /// Reports count characters; findings count bytes of UTF-8.
    @Test(arguments: [
        ("André!", "name.punctuation", 5), ("H4nn3 Andersen", "name.digit", 1), ("𝐉𝐨𝐡𝐧", "name.styledLetter", 0),
    ]) func refuses(name: String, code: String, character: Int) throws {
        let finding = try #require(NameRules.embedded.check(name).findings.first)
        #expect(finding.code == code)
        let start = name.index(name.startIndex, offsetBy: character)
        #expect(finding.range.lowerBound == name.utf8.distance(from: name.startIndex, to: start))
    }

    /// The report wants U+2018 in the place of an apostrophe saved as U+2019. It is the same letter as a carelessly typed okina
    /// or ayin, so that it is proposed and not done; what names are compared by folds it.
    @Test func proposesTheApostrophe() throws {
        let result = try NameRules.embedded.check("Dana‘s")
        #expect(result.isValid && result.findings.map(\.repair) == [Repair("Dana’s", .proposed)])
        #expect(try NameRules.embedded.key(of: "Dana‘s") == NameRules.embedded.key(of: "Dana’s"))
    }
}
