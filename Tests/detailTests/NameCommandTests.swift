import Foundation
import Testing

@Suite struct NameCommandTests {
    @Test func tellsAPersonHowANameIsSaved() throws {
        let outcome = try DetailCommand.run(["name", "  Sinéad   O’Brien "])
        #expect(outcome.status == 0)
        #expect(
            outcome.output.hasPrefix(
                """
                  Sinéad   O’Brien\u{20}
                  a name of 14 characters
                    saved as     Sinéad O’Brien
                    compared as  sinéad o'brien
                  info[name.storedForm]: The name will be saved in a tidied form.

                """), "\(outcome.output)")
    }

    @Test func tellsAPersonWhatIsWrongWhereAndWhatInstead() throws {
        let outcome = try DetailCommand.run(["name", "--lang", "nl", "Jan Ⅲ"])
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("Jan Ⅲ\n  zo is dit geen naam\n  error[name.romanNumeral]: "))
        #expect(outcome.output.contains("   | Jan Ⅲ\n   |     ^\n"))
        #expect(outcome.output.hasSuffix("  = misschien: schrijf “Jan III”\n"))
    }

    /// The members of a batch's answers are a contract.
    @Test func answersABatchLineByLine() throws {
        let outcome = try DetailCommand.run(
            ["name", "--format", "json"],
            input: """
                {"input":" José "}
                Marieke de Vries
                {"input":"An\\u200bna"}
                {"input":7}
                {"input":""}
                """)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(outcome.status == 1 && lines.count == 5)
        #expect(
            lines[0].hasPrefix(
                #"{"input":" José ","valid":true,"normalized":"José","key":"josé","graphemes":4,"problems":[{"code":"name.storedForm","#
            ))
        #expect(lines[0].hasSuffix(#","suggestion":null}"#))
        #expect(
            lines[1]
                == #"{"input":"Marieke de Vries","valid":true,"normalized":"Marieke de Vries","key":"marieke de vries","#
                + #""graphemes":16,"problems":[],"suggestion":null}"#)
        #expect(
            lines[2].hasPrefix(
                #"{"input":"An\#u{200B}na","valid":false,"normalized":null,"key":null,"graphemes":5,"problems":["#
                    + #"{"code":"name.invisible","severity":"error","offset":2,"length":3,"params":{"character":"U+200B","#
                    + #""characterName":"ZERO WIDTH SPACE","count":1"#), "\(lines[2])")
        #expect(lines[2].hasSuffix(#","suggestion":"Anna"}"#))
        #expect(
            lines[3].hasPrefix(
                #"{"input":null,"valid":false,"normalized":null,"key":null,"graphemes":null,"problem":"#))
        #expect(lines[4].contains(#""valid":false"#) && lines[4].contains(#""name.empty""#))
    }

    /// What the tables call an error can be information to a team, and the other way round.
    @Test func followsAPolicy() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "policy-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try #"{"severities": {"name.digit": "warning"}}"#.write(to: file, atomically: true, encoding: .utf8)
        #expect(try DetailCommand.run(["name", "Anna 4"]).status == 1)
        #expect(try DetailCommand.run(["name", "--policy", file.path, "Anna 4"]).status == 0)
    }
}
