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
    @Test(
        "what to write instead",
        arguments: [
            // The quotation marks of keyboards stand for gershayim between Hebrew letters, and around a nickname elsewhere.
            ("צה\"ל", "צה״ל"), ("רמב”ם", "רמב״ם"), ("Mary \"Molly\" Smith", "Mary Molly Smith"), ("\"דוד\"", "דוד"),
            ("¡Anna!", "Anna"), ("བསྟན་འཛིན།", "བསྟན་འཛིན"), ("राम।", "राम"), ("Անի։", "Անի"), ("!Kung", nil),
        ]) func proposes(name: String, meant: String?) throws
    {
        let result = try NameRules.embedded.check(name)
        #expect(!result.isValid && result.findings.allSatisfy { $0.repair?.text == meant }, "\(result)")
    }

    /// No apostrophe was meant by marks that quote a nickname.
    @Test(arguments: ["Mary ‘Molly’ Smith", "Mary `Molly´ Smith", "‘Bob’", "Mary ‘Molly Ann’"])
    func leavesQuotingMarksAlone(name: String) throws {
        #expect(try NameRules.embedded.check(name).findings.isEmpty)
    }

    @Test("marks without a letter are told once", arguments: [("Ann4", 600), ("", 9), ("Anna -", 2)])
    func strayMarks(start: String, count: Int) throws {
        let name = start + String(repeating: "\u{301}", count: count)
        let findings = try NameRules.embedded.check(name).findings.filter { $0.code != "name.tooManyScalars" }
        let places = findings.filter { $0.code == "name.strayMark" }.map(\.range)
        #expect(places == [start.utf8.count..<name.utf8.count])
        #expect(!findings.contains { $0.code == "name.tooManyMarks" })
    }
}
