import Foundation
import Testing

@Suite struct PhoneCommandTests {
    @Test func tellsAPersonEveryForm() throws {
        let outcome = try DetailCommand.run(["phone", "--region", "nl", "--from", "US", "06 23456789"])
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                06 23456789
                  a mobile number (Netherlands)
                    E.164          +31623456789
                    international  +31 6 23456789
                    national       06 23456789
                    URI            tel:+31-6-23456789
                    from there     011 31 6 23456789
                    by mobile      +31 6 23456789

                """)
    }

    @Test func tellsAPersonWhyAndWhatInstead() throws {
        let outcome = try DetailCommand.run(["phone", "--region", "PL", "--lang", "nl", "+48 (0) 22 512 34 56"])
        #expect(outcome.output.contains("warning[phone.trunkZero]: "))
        #expect(outcome.output.contains("   | +48 (0) 22 512 34 56\n   |      ^\n"))
        #expect(outcome.output.hasSuffix("  = misschien: schrijf “+48225123456”\n"))
    }

    /// The members of a batch's answers are a contract.
    @Test func answersABatchLineByLine() throws {
        let outcome = try DetailCommand.run(
            ["phone", "--region", "NL", "--format", "json"],
            input: """
                {"input":"06 23456789"}
                {"input":"+1 201 555 0123 x7","region":"US","from":"NL","carrier":"15","match":"201 555 0123"}
                06 23456789
                {"input":"+999 1234","region":null}
                {"input":
                []
                """)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(outcome.status == 1 && lines.count == 6)
        #expect(
            lines[0]
                == #"{"input":"06 23456789","region":"NL","callingCode":31,"nationalNumber":"623456789","extension":null,"#
                + #""possible":"possible","valid":true,"type":"mobile","numberRegion":"NL","e164":"+31623456789","#
                + #""international":"+31 6 23456789","national":"06 23456789","rfc3966":"tel:+31-6-23456789","#
                + #""problems":[],"suggestion":null}"#)
        #expect(lines[1].contains(#""extension":"7""#))
        #expect(lines[1].contains(#""outOfCountry":"00 1 201-555-0123 ext. 7","mobileDialling":"+1 201-555-0123","#))
        #expect(lines[1].contains(#""withCarrier":"(201) 555-0123 ext. 7","match":"shortNSN""#))
        #expect(lines[2] == lines[0])
        #expect(lines[3].hasPrefix(#"{"input":"+999 1234","region":"NL","error":"invalidCallingCode","problems":[{"#))
        #expect(lines[4].hasPrefix(#"{"input":null,"region":null,"error":"notANumber","problem":"json."#))
        #expect(lines[5].contains(#""input":"[]""#))
    }

    @Test func allAnswers() throws {
        let outcome = try DetailCommand.run(
            ["phone", "--region", "AR", "--format", "json", "--answers", "011 15-2345-6789"])
        let expected =
            #""source":"region","carrierCode":null,"validForRegion":true,"geographic":true,"areaCodeLength":3,"#
            + #""destinationCodeLength":3,"portable":true,"internationallyDiallable":true,"original":"011 15-2345-6789","#
            + #""truncated":"+5491123456789","possibleTypes":{"fixedLine":"tooLong","#
        #expect(outcome.output.contains(expected))
    }

    static let strict: [(String, Int32)] = [
        ("+31 6 23456789", 0), ("tel:+31-6-23456789", 0), ("call +31 6 23456789", 1), ("1-800-FLOWERS", 1),
    ]

    @Test(arguments: strict)
    func strictlyTheWholeTextIsTheNumber(_ text: String, _ status: Int32) throws {
        #expect(try DetailCommand.run(["phone", "--region", "US", text]).status == 0)
        let outcome = try DetailCommand.run(["phone", "--region", "US", "--strict", "--format", "json", text])
        #expect(outcome.status == status)
        #expect(outcome.output.contains(#""error":"notANumber""#) == (status == 1))
    }

    static let statuses: [([String], Int32)] = [
        (["phone", "+31623456789"], 0),
        (["phone", "+31 691234567"], 0),
        (["phone", "+31 6"], 1),
        (["phone", "call me"], 1),
        (["phone", "06 23456789"], 1),
        (["phone", "--region", "Holland", "06 23456789"], 2),
        (["phone", "--from", "x", "+31623456789"], 2),
        (["phone", "--masks"], 2),
        (["phone", "--masks", "--region", "AQ"], 2),
        (["phone", "--masks", "--region", "NL"], 0),
    ]

    @Test(arguments: statuses)
    func endsWithItsStatus(_ arguments: [String], _ status: Int32) throws {
        let outcome = try DetailCommand.run(arguments)
        #expect(outcome.status == status, "\(outcome.errors)")
        #expect(outcome.output.isEmpty == (status == 2))
    }

    @Test func shapesAndPlaceholders() throws {
        let text = try DetailCommand.run(["phone", "--masks", "--region", "NL"])
        #expect(text.output.contains("a mobile number               06 ########   +31 6 ########   06 1•••••••\n"))
        let json = try DetailCommand.run(["phone", "--masks", "--region", "NL", "--format", "json"])
        #expect(
            json.output.contains(
                #"{"type":"mobile","national":"06 ########","international":"+31 6 ########","placeholder":"06 1•••••••"}"#
            ))
    }

    /// Nothing of what somebody typed reaches the terminal as it is.
    @Test func controlsAreWrittenOut() throws {
        let outcome = try DetailCommand.run(["phone", "--region", "NL", "06 \u{1B}[31m23456789"])
        #expect(!outcome.output.contains("\u{1B}"))
        #expect(outcome.output.contains("U+001B"))
    }

    /// Files from Windows have a mark at their start and a sign more at the end of lines.
    @Test func readsFilesFromWindows() throws {
        let outcome = try DetailCommand.run(
            ["phone", "--strict", "--region", "NL", "--format", "json"],
            input: "\u{FEFF}{\"input\":\"06 23456789\"}\r\n06 23456789\r\n")
        let lines = outcome.output.split(separator: "\n")
        #expect(outcome.status == 0 && lines.count == 2)
        #expect(lines.allSatisfy { $0.hasPrefix(#"{"input":"06 23456789","region":"NL","callingCode":31"#) })
    }

    static let faults: [(String, String)] = [
        (
            #"{"input":"+31623456789","region":31}"#,
            #""problem":"query.wrongType","column":34,"problems":[],"suggestion":null}"#
        ),
        (
            #"{"input":"+31623456789","match":[]}"#,
            #""problem":"query.wrongType","column":33,"problems":[],"suggestion":null}"#
        ),
        (#"{"input":5}"#, #""problem":"query.wrongType","column":10,"problems":[],"suggestion":null}"#),
        (#"{"region":"NL"}"#, #""problem":"json.missingValue","column":1,"problems":[],"suggestion":null}"#),
        (
            #"{"input":"06 23456789","region":"Holland"}"#,
            #""error":"invalidCallingCode","problems":[{"code":"phone.unknownRegion""#
        ),
        (#"{"input":"06 23456789","region":"\u00DF"}"#, #"{"code":"phone.unknownRegion""#),
    ]

    @Test(arguments: faults)
    func whatALineCannotAsk(_ line: String, _ answer: String) throws {
        let outcome = try DetailCommand.run(["phone", "--format", "json", "--region", "NL"], input: line)
        #expect(outcome.status == 1 && outcome.output.contains(answer), "\(outcome.output)")
    }

    @Test func typingHasAnEnd() throws {
        let input = #"{"input":""# + String(repeating: "1", count: 5000) + #"","region":"NL"}"#
        let outcome = try DetailCommand.run(["phone", "--as-typed", "--format", "json"], input: input)
        #expect(outcome.output.split(separator: ",").count == 252)
    }

    @Test func aPolicyDecidesWhatFails() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "policy-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try #"{"severities": {"phone.notValid": "error"}}"#.write(to: file, atomically: true, encoding: .utf8)
        #expect(try DetailCommand.run(["phone", "+31691234567"]).status == 0)
        #expect(try DetailCommand.run(["phone", "--policy", file.path, "+31691234567"]).status == 1)
    }

    @Test func saysSoWhenTheTablesLackALanguage() throws {
        #expect(
            try DetailCommand.run(["phone", "--lang", "xx", "+31623456789"]).errors.contains("--lang is one of en, nl"))
    }
}
