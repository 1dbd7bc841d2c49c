import Foundation
import Testing

/// `detail test` as a team runs it over cases of its own.
@Suite struct TestCommandTests {
    static let cases = #"""
        [{"id": "name-right", "given": {"kind": "name", "value": "Anna"}, "expect": {"valid": true}, "why": "a name"},
         {"id": "name-empty", "lang": "nl", "given": {"kind": "name", "value": ""},
          "expect": {"problems": [{"path": "/value", "code": "name.empty", "message": "De naam is leeg."}]}, "why": "no name"},
         {"id": "date-asked", "asks": "date", "raw": "February 1992",
          "expect": {"problems": [{"path": "", "code": "date.dayMissing"}]}, "why": "a text that is no card"},
         {"id": "level", "given": {"kind": "name", "value": ""}, "severities": {"name.empty": "off"},
          "expect": {"valid": true, "problems": []}, "why": "a policy of its own"},
         {"id": "parts", "parts": ["{\"kind\": \"name\", \"value\": \"", {"text": "Anna ", "times": 30}, "\"}"],
          "expect": {"problems": [{"code": "name.tooLong"}]}, "why": "a large payload"}]
        """#

    /// Runs cases from a file of their own, with another file beside it.
    private static func run(_ cases: String, _ options: [String], beside: String = "[]") throws -> DetailCommand.Outcome
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "cases-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try cases.write(to: folder.appending(path: "cases.json"), atomically: true, encoding: .utf8)
        try beside.write(to: folder.appending(path: "beside"), atomically: true, encoding: .utf8)
        let arguments = options.map { $0 == "BESIDE" ? folder.appending(path: "beside").path : $0 }
        return try DetailCommand.run(["test", folder.appending(path: "cases.json").path] + arguments)
    }

    @Test(arguments: [
        ([], 0, "5 passed, 0 failed\n"), (["--messages"], 0, "5 passed, 0 failed\n"),
        (["--filter", "name-"], 0, "2 passed, 0 failed\n"), (["--filter", "name-,level"], 0, "3 passed, 0 failed\n"),
    ]) func runsTheCases(options: [String], status: Int32, output: String) throws {
        let outcome = try Self.run(Self.cases, options)
        #expect(outcome.status == status && outcome.output == output && outcome.errors.isEmpty, "\(outcome)")
    }

    @Test func comparesMessagesOnlyWhenAsked() throws {
        let other = Self.cases.replacing("De naam is leeg.", with: "Er is geen naam.")
        #expect(try Self.run(other, []).status == 0)
        let outcome = try Self.run(other, ["--messages"])
        #expect(
            outcome.status == 1 && outcome.output.contains("4 passed, 1 failed")
                && outcome.output.contains("Er is geen naam."))
    }

    @Test func tellsACodeThatThereIsNot() throws {
        let outcome = try Self.run(Self.cases.replacing("name.empty\", \"message", with: "name.emtpy\", \"message"), [])
        #expect(
            outcome.status == 1
                && outcome.output.contains("there is no code 'name.emtpy'; did you mean 'name.empty'?"), "\(outcome)")
    }

    @Test(arguments: [
        (#"[{"id": "name-right", "reason": "x"}]"#, 1, "passes, but is expected to fail: x"),
        (#"[{"id": "name-gone", "reason": "x"}]"#, 1, "name-gone: expected to fail, but there is no such case"),
        (#"[{"id": "level", "reason": "not done"}]"#, 0, "4 passed, 0 failed, 1 failed as expected"),
    ]) func knowsWhatFails(list: String, status: Int32, output: String) throws {
        let cases = Self.cases.replacing(
            #""expect": {"valid": true, "problems": []}"#, with: #""expect": {"valid": false}"#)
        let known = list.contains("level") ? list : String(list.dropLast()) + #", {"id": "level", "reason": "y"}]"#
        let outcome = try Self.run(cases, ["--expected-failures", "BESIDE"], beside: known)
        #expect(outcome.status == status && outcome.output.contains(output), "\(outcome)")
    }

    @Test(arguments: ["{}", "[", #"[{"id": "a"}]"#, #"[{"id": "a", "reason": "x"}, {"id": "a", "reason": "y"}]"#])
    func refusesWhatIsNoListOfFailures(list: String) throws {
        let outcome = try Self.run(Self.cases, ["--expected-failures", "BESIDE"], beside: list)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.split(separator: "\n").count == 1)
    }

    @Test func tellsWhatNoCaseTries() throws {
        let some = try Self.run(Self.cases, ["--coverage"])
        #expect(some.status == 1 && some.output.contains("  not broken: phone.empty\n"))
        #expect(some.output.contains("  not kept: phone.empty\n") && !some.output.contains("not broken: name.empty\n"))
        let all = try DetailCommand.run(["test", "Tests/Corpus", "--rules", "--coverage"])
        #expect(all.status == 0 && !all.output.contains("not "), "\(all.output.suffix(400))")
    }

    @Test(arguments: [["--filter", "zzz"], ["--expected-failures", "/nowhere"]])
    func cannotRunOverNothing(options: [String]) throws {
        #expect(try Self.run(Self.cases, options).status == 2)
    }
}
