import Foundation
import Testing

@Suite struct DateCommandTests {
    @Test func tellsAPersonEveryForm() throws {
        let outcome = try DetailCommand.run(["date", "--today", "2026-11-30", "29 February 1992", "--02-29"])
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                29 February 1992
                    ISO 8601  1992-02-29
                    vCard     19920229
                    next      2027-02-28
                    years     34
                --02-29
                    ISO 8601  --02-29
                    vCard     --0229
                    next      2027-02-28

                """)
    }

    @Test func tellsAPersonWhyAndWhatInstead() throws {
        let outcome = try DetailCommand.run(["date", "--lang", "nl", "6/2/1980"])
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("error[date.ambiguous]: "))
        #expect(outcome.output.contains("   | 6/2/1980\n   | ^^^\n"))
        #expect(outcome.output.hasSuffix("  = misschien: schrijf “1980-02-06”\n  = misschien: schrijf “1980-06-02”\n"))
    }

    /// The members of a batch's answers are a contract.
    @Test func answersABatchLineByLine() throws {
        let outcome = try DetailCommand.run(
            ["date", "--today", "2026-11-30", "--leap-day", "march1", "--format", "json"],
            input: """
                {"day":29,"month":2}
                BDAY:1604-01-05
                {"input":"6/2/1980","region":"US"}
                {"input":"2026-12-24","type":"anniversary"}
                {"input":"2026-12-24"}
                {"input":"2026-12-24","today":"2027-01-01"}
                {"input":"1992-02-29","today":"tomorrow"}
                {"day":"1","month":2}
                {"day":31,"month":4}
                """)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(outcome.status == 1 && lines.count == 9)
        #expect(
            lines[0] == #"{"input":null,"valid":true,"normalized":{"day":29,"month":2,"year":null},"iso":"--02-29","#
                + #""next":"2027-03-01","problems":[],"suggestion":null,"suggestions":[],"vCard":"--0229","years":null}"#
        )
        #expect(
            lines[1].hasPrefix(
                #"{"input":"BDAY:1604-01-05","valid":true,"normalized":{"day":5,"month":1,"year":null},"iso":"--01-05","#
                    + #""next":"2027-01-05","problems":[{"code":"date.placeholderYear","severity":"warning","offset":5,"length":4,"#
            ))
        #expect(lines[2].contains(#""iso":"1980-06-02""#))
        #expect(lines[3].contains(#""valid":true"#) && lines[3].contains(#""next":"2026-12-24","problems":[]"#))
        #expect(lines[4].contains(#""valid":false"#) && lines[4].contains(#""code":"date.inFuture""#))
        #expect(lines[5].contains(#""valid":true"#) && lines[5].contains(#""years":0"#))
        #expect(lines[6].contains(#""problem":"query.wrongType""#))
        #expect(lines[7].contains(#""problem":"query.wrongType","column":8"#))
        #expect(lines[8].contains(#""code":"date.dayNotInMonth""#) && lines[8].contains(#""limit":30"#))
    }

    static let statuses: [([String], Int32)] = [
        (["1992-02-29"], 0), (["--0229"], 0), (["BDAY;VALUE=text:"], 0), (["1604-01-05"], 0),
        ([#"{"day":29,"month":2}"#], 0), ([#"{"day":31,"month":2}"#], 1), (["{"], 1), ([""], 1), (["1900-02-29"], 1),
        (["--region", "Holland", "6/2/1980"], 2), (["--today", "--02-29", "1992-02-29"], 2),
        (["--leap-day", "1", "1992-02-29"], 2), (["--kind", "wedding", "1992-02-29"], 2),
    ]

    @Test(arguments: statuses)
    func endsWithItsStatus(_ arguments: [String], _ status: Int32) throws {
        let outcome = try DetailCommand.run(["date"] + arguments)
        #expect(outcome.status == status, "\(outcome.errors)")
        #expect(outcome.output.isEmpty == (status == 2))
    }

    @Test func aLintIsToldTheDay() throws {
        let card = #"{"dates":[{"type":"birthday","day":1,"month":6,"year":2026}]}"#
        #expect(
            try DetailCommand.run(["lint", "--today", "2026-05-01", "-"], input: card).output.contains("date.inFuture"))
        #expect(try DetailCommand.run(["lint", "--today", "2026-06-01", "-"], input: card).status == 0)
        #expect(try DetailCommand.run(["lint", "--today", "June", "-"], input: card).status == 2)
    }

    @Test func controlsAreWrittenOut() throws {
        let outcome = try DetailCommand.run(["date", "29 \u{1B}[31m feb"])
        #expect(!outcome.output.contains("\u{1B}"))
    }
}
