import Foundation
import Testing

/// A list that a user gave is told about, line by line, and makes no table while anything is wrong.
@Suite struct ListFaultTests {
    /// Runs `tablec lookup` on a list and answers its status and what it printed.
    static func compile(
        _ list: Data, _ options: [String] = []
    ) throws -> (status: Int32, lines: [String], isWritten: Bool) {
        let folder = try Folder()
        let file = folder.url.appending(path: "list.csv")
        let output = folder.url.appending(path: "out.table")
        try list.write(to: file)
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "tablec")
        process.arguments = ["lookup", file.path, "--output", output.path, "--root", Project.root.path] + options
        let answers = folder.url.appending(path: "answers")
        try Data().write(to: answers)
        process.standardOutput = try FileHandle(forWritingTo: answers)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: answers, encoding: .utf8).replacing(file.path, with: "list.csv")
        return (
            process.terminationStatus, text.split(separator: "\n").map(String.init),
            FileManager.default.fileExists(atPath: output.path)
        )
    }

    static let head = "postcode;huisnummer;straat;woonplaats\n"

    @Test(arguments: [
        ("", "1:1: lookup.empty"), ("straat\nDam\n", "1:1: lookup.missingColumn"),
        ("postcode;straat;woonplaats\n", "1:1: lookup.missingColumn"),
        ("postcode;huisnummer\n", "1:1: lookup.missingColumn"),
        ("postcode;postal_code;huisnummer;straat\n", "1:10: lookup.duplicateColumn"),
        (head + "1012SA;1;Dam;Amsterdam\n", "2:1: lookup.badCode"),
        (head + ";1;Dam;Amsterdam\n", "2:1: lookup.badCode"),
        (head + "1012JS;0;Dam;Amsterdam\n", "2:8: lookup.badNumber"),
        (head + "1012JS;1a;Dam;Amsterdam\n", "2:8: lookup.badNumber"),
        (head + "1012JS;;Dam;Amsterdam\n", "2:8: lookup.badNumber"),
        (head + "1012JS;123456;Dam;Amsterdam\n", "2:8: lookup.badNumber"),
        (head + "1012JS;1;;\n", "2:1: lookup.noPlace"), (head + "1012JS;1;Dam\n", "2:1: lookup.fieldCount"),
        (head + "1012JS;1;Dam;Amsterdam;\n", "2:1: lookup.fieldCount"),
        (head + "1012JS;1;\"Dam\nlaan\";Amsterdam\n", "2:10: lookup.control"),
        (head + "1012JS;1;Dám \"x\";Amsterdam\n", "2:14: lookup.badQuote"),
        (head + "1012JS;1;\"Dam\"x;Amsterdam\n", "2:15: lookup.badQuote"),
        (head + "1012JS;1;Dam;\"Amsterdam\n", "2:14: lookup.openQuote"),
        (head + "1012JS;1;\"Dam;Amsterdam\n1012JT;1;\"Dam\";Amsterdam\n", "2:10: lookup.openQuote"),
        (
            head + "1012JS;1;\"Dam;Amsterdam\n" + String(repeating: "1012JT;1;Dam;Amsterdam\n", count: 3000),
            "2:10: lookup.openQuote"
        ),
        (head + "1012JS;1;" + String(repeating: "a", count: 401) + ";Amsterdam\n", "2:10: lookup.tooLong"),
        (head + "1012JS;1;" + String(repeating: "a", count: 65_600) + ";Amsterdam\n", "2:1: lookup.lineTooLong"),
        ("postcode;van;tot;soort;straat\n1012JS;3;1;oneven;Dam\n", "2:8: lookup.badRange"),
        ("postcode;van;tot;soort;straat\n1012JS;1;4;oneven;Dam\n", "2:12: lookup.badParity"),
        ("postcode;van;tot;soort;straat\n1012JS;1;3;scheef;Dam\n", "2:12: lookup.badParity"),
    ])
    func tellsWhatIsWrongWhere(list: String, fault: String) throws {
        let (status, lines, isWritten) = try Self.compile(Data(list.utf8))
        #expect(status == 1 && !isWritten)
        // A first line may lack more than one column; any other fault is told once.
        #expect(lines.count == 1 || fault.hasSuffix("missingColumn"))
        #expect(lines.first?.hasPrefix("list.csv:\(fault): ") == true, "\(lines)")
    }

    @Test func tellsEveryLineAndGoesOn() throws {
        var list = Data(Self.head.utf8)
        for line in 0..<3000 { list += Data("1012JS;\(line % 3 == 0 ? "x" : "1");Dam;Amsterdam\r\n".utf8) }
        list += Data("1012JS;1;D".utf8) + Data([0xFF]) + Data("m;Amsterdam".utf8)
        let (status, lines, _) = try Self.compile(list)
        #expect(status == 1 && lines.count == 1001)
        #expect(lines[1].hasPrefix("list.csv:5:8: lookup.badNumber"))
        #expect(lines.last?.hasPrefix("list.csv:3002:10: lookup.notUTF8") == true)
    }

    @Test func refusesWhatItCannotDo() throws {
        let good = Data((Self.head + "1012JS;1;Dam;Amsterdam\n").utf8)
        #expect(try Self.compile(good).status == 0)
        #expect(try Self.compile(good, ["--country", "QQ"]).status == 1)
        #expect(try Self.compile(good, ["--country"]).status == 2)
        #expect(try Self.compile(good, ["--what", "x"]).status == 2)
        #expect(try Self.compile(good, ["second.csv"]).status == 2)
    }

    static let rangeHead = "postcode;van;tot;soort;straat\n"

    @Test(
        "Ranges that share numbers are told and compiled",
        arguments: [
            ("1012JS;1;9;mixed;Dam\n1012JS;7;11;odd;Damrak\n", "3:1"),
            ("1012JS;1;9;odd;Dam\n1012JS;3;3;mixed;Damrak\n", "3:1"),
            ("1012JS;3;3;mixed;Dam\n1012JS;1;9;odd;Damrak\n", "3:1"),
            ("1012JS;1;9;odd;Dam\n1012JS;2;10;even;Damrak\n", nil),
            ("1012JS;1;9;odd;Dam\n1012JS;4;4;mixed;Damrak\n", nil), ("1012JS;1;9;odd;Dam\n1012JS;3;11;odd;Dam\n", nil),
            ("1012JS;1;9;odd;Dam\n1012JT;1;9;odd;Damrak\n", nil), ("1012JS;3;3;odd;Dam\n1012JS;3;3;odd;Damrak\n", nil),
        ] as [(String, String?)])
    func tellsOverlaps(lines: String, place: String?) throws {
        let answer = try Self.compile(Data((Self.rangeHead + lines).utf8))
        #expect(answer.status == 0 && answer.isWritten)
        let told = answer.lines.filter { $0.contains("lookup.overlap") }
        #expect(
            told.map { $0.hasPrefix("list.csv:\(place ?? ""): lookup.overlap: line 2 ") }
                == (place == nil ? [] : [true]))
    }

    @Test(
        "A column that nobody reads is told and left out",
        arguments: [
            ("postcode;from;to;side;street;city\n3511AB;1;9;odd;Dorpsstraat;Utrecht\n", ["1:18"]),
            ("postcode;huisnummer;straat;woonplats\n3511AB;1;Dorpsstraat;Utrecht\n", ["1:28"]),
            ("postcode;huisnummer;straat;bairro\n3511AB;1;Dorpsstraat;Oost\n", ["1:28"]),
            ("postcode;huisnummer;straat\n3511AB;1;Dorpsstraat\n", []),
        ])
    func tellsUnreadColumns(list: String, places: [String]) throws {
        let answer = try Self.compile(Data(list.utf8))
        #expect(answer.status == 0 && answer.isWritten)
        let told = answer.lines.filter { $0.contains("lookup.unreadColumn") }
        #expect(told.map { $0.split(separator: ":")[1...2].joined(separator: ":") } == places)
    }

    @Test func saysWhatAListOfACountryNeeds() throws {
        let other = try Self.compile(Data("postcode;straat\n10115;Dam\n".utf8), ["--country", "DE"])
        #expect(other.status == 0)
        let none = try Self.compile(Data("postcode\n018956\n".utf8), ["--country", "SG"])
        #expect(none.lines.first?.contains("what is to be filled in: city") == true, "\(none.lines)")
        let codeless = try Self.compile(Data("postcode;town\n1;Dam\n".utf8), ["--country", "HK"])
        #expect(codeless.status == 1 && codeless.lines.first?.contains("lookup.noCodes") == true)
    }

    /// The example of the documentation: public buildings, in the columns of the register.
    @Test func compilesTheExample() throws {
        let list = try Data(contentsOf: Project.root.appending(path: "Examples/addresses.csv"))
        let (status, _, isWritten) = try Self.compile(list)
        #expect(status == 0 && isWritten)
    }
}
