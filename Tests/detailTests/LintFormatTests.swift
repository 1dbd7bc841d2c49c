import Foundation
import Testing

/// The formats of `detail lint` for programs. `Tools/oracle/formats.py` holds them against their schemas.
@Suite struct LintFormatTests {
    static let card = "{\n  \"x\": \"😀\", \"phones\": [{\"value\": \"😀06 12\", \"country\": \"NL\"}]\n}\n"
    static let programs = ["json", "ndjson", "sarif", "github", "gitlab", "junit", "checkstyle"]

    /// One problem of the card as each format tells it.
    static let lines: [(format: String, line: String)] = [
        ("concise", "a b.json:2:3: warning: “x” is not a member that a card has here. [card.unknownMember]"),
        (
            "github",
            "::warning file=a b.json,line=2,col=3,endLine=2,endColumn=6,title=card.unknownMember::“x” is not a member that a card has here."
        ),
        (
            "gitlab",
            #""severity":"minor","location":{"path":"a b.json","positions":{"begin":{"line":2,"column":3},"end":{"line":2,"column":6}}}}"#
        ),
        (
            "checkstyle",
            #"    <error line="2" column="3" severity="warning" message="“x” is not a member that a card has here." source="card.unknownMember"/>"#
        ),
        ("junit", #"    <testcase name="card.unknownMember /x" classname="a b.json">"#),
        (
            "sarif",
            #""locations":[{"physicalLocation":{"artifactLocation":{"uri":"a%20b.json"},"region":{"startLine":2,"startColumn":3,"endLine":2,"endColumn":6}},"logicalLocations":[{"fullyQualifiedName":"/x"}]}]"#
        ),
        (
            "ndjson",
            #"{"file":"a b.json","line":2,"column":3,"endLine":2,"endColumn":6,"code":"card.unknownMember","severity":"warning","message":"“x” is not a member that a card has here.","path":"/x","segments":["x"]}"#
        ),
    ]

    @Test(arguments: lines) func tellsAProblem(format: String, line: String) throws {
        let folder = try LintFolder(["a b.json": Self.card])
        let outcome = try folder.lint(["a b.json", "--format", format])
        #expect(outcome.status == 1 && outcome.errors.isEmpty)
        #expect(outcome.output.contains(line), "\(outcome.output)")
    }

    /// Columns are characters of Unicode, whatever their bytes.
    @Test func countsColumnsInCharacters() throws {
        let outcome = try DetailCommand.run(["lint", "-f", "concise"], input: Self.card)
        #expect(outcome.output.contains("-:2:35: error:"), "\(outcome.output)")
    }

    /// JSON that is none is told with its reason and place.
    @Test(arguments: programs.map { ($0, $0 == "json" ? ["json", "--positions"] : [$0]) })
    func tellsWhatIsWrongWithJSON(format: String, arguments: [String]) throws {
        let outcome = try DetailCommand.run(["lint", "--format"] + arguments, input: "{\n  \"a\": 1,\n}\n")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("json.trailingComma"))
        #expect(outcome.output.contains(#/2(,|:|"|, ).*9/#), "\(outcome.output)")
    }

    /// What a person typed stays out of what machines pass on, unless it is asked for.
    @Test(arguments: programs.filter { $0 != "json" }) func keepsValuesToItself(format: String) throws {
        let input =
            #"{"emails": [{"value": "Sanne.Visser@Exämple,nl"}], "phones": [{"value": "06 4455 6677", "country": "NL"}]}"#
        let outcome = try DetailCommand.run(["lint", "--format", format], input: input)
        #expect(outcome.status == 1)
        for secret in ["isser", "xämple", "4455", "6677"] { #expect(!outcome.output.lowercased().contains(secret)) }
        let isFreeText = ["github", "gitlab", "junit", "checkstyle"].contains(format)
        let shown = try DetailCommand.run(["lint", "--show-values", "--format", format], input: input)
        #expect(shown.output.contains("06 4455 6677") != isFreeText, "\(shown.output)")
    }

    @Test func addsPlacesToReports() throws {
        let input = #"{"a/b~": 1, "phones": [{"value": 5}]}"#
        let plain = try DetailCommand.run(["lint", "-f", "json"], input: input).output
        #expect(!plain.contains("segments") && !plain.contains("line"))
        let output = try DetailCommand.run(["lint", "-f", "json", "--positions", "--show-values"], input: input).output
        #expect(output.contains(#""path":"/a~1b~0","#))
        #expect(
            output.contains(
                #""segments":["a/b~"],"offset":1,"length":6,"line":1,"column":2,"endLine":1,"endColumn":8,"value":1}"#),
            "\(output)")
        #expect(output.contains(#""segments":["phones",0,"value"],"#))
    }

    /// A run without a problem is whole in every format.
    @Test(arguments: [
        ("full", "No problems in 1 file.\n"), ("concise", "No problems in 1 file.\n"), ("ndjson", ""), ("github", ""),
        ("json", "{\"valid\":true,\"problems\":[],\"normalized\":{}}\n"), ("gitlab", "[\n]\n"),
        ("checkstyle", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n</checkstyle>\n"),
    ]) func tellsThatNothingIsWrong(format: String, output: String) throws {
        let outcome = try DetailCommand.run(["lint", "--format", format], input: "{}")
        #expect(outcome.output == output && outcome.status == 0)
    }

    /// The same problem is the same in the next run, wherever its line went.
    @Test(arguments: ["gitlab", "sarif"]) func recognisesAProblem(format: String) throws {
        func fingerprints(_ input: String) throws -> [String] {
            let output = try DetailCommand.run(["lint", "-f", format], input: input).output
            let marks = output.matches(of: #/(?:fingerprint|detail\/v1)":"([0-9a-f]{16})"/#).map { String($0.1) }
            #expect(!marks.isEmpty && Set(marks).count == marks.count)
            return marks
        }
        let marks = try fingerprints(Self.card)
        #expect(try fingerprints("\n\n" + Self.card) == marks)
        #expect(try fingerprints(Self.card.replacing("06 12", with: "06 13")) != marks)
        #expect(try fingerprints(#"{"names": [{"value": "J4n5!", "default": true}]}"#).count == 3)
    }

    /// Only what makes the exit status 1 has failed.
    @Test func countsFailures() throws {
        let input = #"{"kind": "phone", "value": "+31 6 12345678"}"#
        let mild = try DetailCommand.run(["lint", "-f", "junit"], input: input).output
        #expect(mild.contains(#"tests="1" failures="0""#) && mild.contains("<system-out>info, line 1, column 29:"))
        let strict = try DetailCommand.run(["lint", "-f", "junit", "--fail-on", "info"], input: input).output
        #expect(strict.contains(#"tests="1" failures="1""#) && strict.contains(#"<failure type="info""#))
    }

    /// Whoever reads only the results does not take a run for clean in which a file could not be read.
    @Test(arguments: [
        ("junit", #"<testsuite name="none.json" tests="1" failures="0" errors="1">"#),
        ("junit", #"<error type="detail.couldNotRun" message="none.json: No such file or directory">"#),
        (
            "checkstyle",
            #"severity="error" message="none.json: No such file or directory" source="detail.couldNotRun"/>"#
        ),
        ("gitlab", #""check_name":"detail.couldNotRun","fingerprint":""#),
        ("gitlab", #""severity":"blocker","location":{"path":"none.json","lines":{"begin":1}}}"#),
        ("github", "::error file=none.json,title=detail.couldNotRun::none.json: No such file or directory\n"),
        ("sarif", #""executionSuccessful":false,"toolExecutionNotifications":[{"level":"error","#),
    ]) func tellsWhatCouldNotBeRead(format: String, words: String) throws {
        let folder = try LintFolder(["a b.json": Self.card])
        for files in [["none.json"], ["a b.json", "none.json"], ["none.json", "a b.json"]] {
            let outcome = try folder.lint(files + ["--format", format])
            #expect(outcome.status == 2 && outcome.output.contains(words), "\(outcome.output)")
            #expect(outcome.errors == "detail: none.json: No such file or directory\n")
            if ["gitlab", "sarif"].contains(format) {
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) }
            }
        }
    }

    /// A file is one element, however many payloads it has.
    @Test func tellsTheProblemsOfAFileTogether() throws {
        let batch = #"{"x": 1}"# + "\n{}\n" + #"{"y": 1}"#
        let folder = try LintFolder(["a.ndjson": batch, "b.ndjson": batch, "c.json": "{}"])
        let output = try folder.lint(["a.ndjson", "c.json", "b.ndjson", "-f", "checkstyle"]).output
        let elements = output.matches(of: #/<(?:file|error|\/file)(?: name="[^"]*"| line="[0-9]+")?/#).map {
            String($0.0)
        }
        let inside = [#"<error line="1""#, #"<error line="3""#, "</file"]
        #expect(elements == [#"<file name="a.ndjson""#] + inside + [#"<file name="b.ndjson""#] + inside, "\(output)")
    }

    /// Whatever a file is called, a format stays what it is.
    @Test(arguments: [
        ("github", "file=a%25%3A%2C%0Ab.json,"), ("sarif", #""uri":"a%25%3A%2C%0Ab.json""#),
        ("checkstyle", #"<file name="a%:,&lt;U+000A&gt;b.json">"#), ("gitlab", #""path":"a%:,\nb.json""#),
        ("concise", "a%:,<U+000A>b.json:1:2: "),
    ]) func writesNamesOfFiles(format: String, words: String) throws {
        let folder = try LintFolder(["a%:,\nb.json": #"{"x": 1}"#])
        let outcome = try folder.lint([".", "-f", format])
        #expect(outcome.output.contains(words), "\(outcome.output)")
    }
}
