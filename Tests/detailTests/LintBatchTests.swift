import Testing

/// Batches that are larger than one run of lines, so that several threads share them.
@Suite struct LintBatchTests {
    /// Every line says which one it is, some are blank, some end in CR, and some are as long as many others.
    private static func line(_ number: Int) -> String {
        switch number % 97 {
        case 0: ""
        case 1: #"{"circles": ["\#(number)", "\#(number)"]}"# + "\r"
        case 2: #"{"x\#(number)": "\#(String(repeating: "long ", count: 20_000))"}"#
        case 3: #"{"x\#(number)": ,}"#
        default: #"{"x\#(number)": 1}"#
        }
    }

    private static let count = 5000

    @Test(arguments: ["\n", ""]) func keepsTheOrder(ending: String) throws {
        let folder = try LintFolder([:])
        let lines = (1...Self.count).map(Self.line)
        let text = lines.joined(separator: "\n") + ending
        try folder.write(text, to: "cards.ndjson")
        let whole = try folder.lint(["cards.ndjson", "--format", "json"]).output.split(separator: "\n")
        let given = lines.filter { !$0.isEmpty }
        #expect(whole.count == given.count)
        // One by one, so on one thread.
        for index in stride(from: 0, to: given.count, by: 613) {
            let alone = try folder.lint(["-", "--format", "json"], input: given[index]).output
            #expect(String(whole[index]) + "\n" == alone)
        }
        for (report, line) in zip(whole, given) where line.hasPrefix(#"{"x"#) && !line.contains(",}") {
            let name = line.dropFirst(2).prefix { $0 != "\"" }
            #expect(report.contains(#""member":"\#(name)""#))
        }
    }

    @Test func numbersLinesAndPayloads() throws {
        let folder = try LintFolder([:])
        try folder.write((1...Self.count).map(Self.line).joined(separator: "\n"), to: "cards.ndjson")
        let problems = try folder.lint(["cards.ndjson", "--format", "ndjson"]).output.split(separator: "\n")
        let numbers = (1...Self.count).filter { !Self.line($0).isEmpty }
        try #require(problems.count == numbers.count)
        for (record, number) in numbers.enumerated() {
            #expect(problems[record].contains(#""record":\#(record),"line":\#(number),"#))
        }
    }

    /// No more of a line is kept than tells that it is too long, and what follows it is read as ever.
    @Test func passesOverALineThatIsTooLong() throws {
        let folder = try LintFolder([:])
        let long = "\"" + String(repeating: "x", count: 9 << 20) + "\""
        try folder.write([#"{"a": 1}"#, long, #"{"b": 1}"#].joined(separator: "\n"), to: "cards.ndjson")
        let codes = try folder.lint(["cards.ndjson", "--format", "concise", "--quiet"]).output.split(separator: "\n")
        #expect(codes.map { $0.contains("[json.tooLarge]") } == [false, true, false])
        #expect(codes.last?.hasPrefix("cards.ndjson:3:") == true)
    }
}
