import Foundation
import Testing

@Suite struct PolicyOptionTests {
    static let payload = #"{"kind": "phone", "value": "+31691234567", "country": "NL"}"#

    private func lint(policy: String) throws -> DetailCommand.Outcome {
        let file = FileManager.default.temporaryDirectory.appending(path: "policy-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try policy.write(to: file, atomically: true, encoding: .utf8)
        return try DetailCommand.run(
            ["lint", "--policy", file.path, "--fail-on", "error", "--format", "json", "-"], input: Self.payload)
    }

    @Test func raisesAProblem() throws {
        #expect(try lint(policy: #"{"severities": {"phone.notValid": "error"}}"#).status == 1)
        let off = try lint(policy: #"{"severities": {"phone.notValid": "off"}}"#)
        #expect(off.status == 0 && off.output.hasPrefix(#"{"valid":true,"problems":[]"#))
    }

    @Test(arguments: [
        (
            #"{"severities": {"phone.notvalid": "error"}}"#,
            "1:17: unknown code 'phone.notvalid'; did you mean 'phone.notValid'?"
        ),
        (#"{"severities": {"phone.notValid": "loud"}}"#, "one of off, info, warning, error"),
        (#"{"severities": {"json.tooDeep": "off"}}"#, "cannot be changed"),
        ("{", "not a policy in JSON"),
        (
            #"{"policy": "import"}"#,
            #"1:12: a policy called 'import' that says nothing; to start from a policy of the tables, write {"base": "import"}"#
        ),
    ])
    func refusesAPolicyThatCannotBeUsed(_ policy: String, _ message: String) throws {
        let outcome = try lint(policy: policy)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func aMissingPolicyIsNotPassedOver() throws {
        #expect(try DetailCommand.run(["lint", "--policy", "no-such-file.json", "Examples/card.json"]).status == 2)
    }

    @Test func offersTheNameThatWasMeant() throws {
        let outcome = try DetailCommand.run(["lint", "--policy", "imprt", "Examples/card.json"])
        #expect(outcome.status == 2)
        #expect(
            outcome.errors == "detail: --policy: there is no policy 'imprt'; did you mean 'import'?\n")
    }

    /// A number that nobody has can be kept from data that others have collected.
    @Test(arguments: [("detail", 1), ("import", 0)]) func takesAPolicyOfTheTables(name: String, status: Int32) throws {
        let arguments = ["lint", "--policy", name, "--fail-on", "error", "--kind", "phone", "-"]
        #expect(try DetailCommand.run(arguments, input: #"{"value": "call me"}"#).status == status)
    }

    @Test func tellsWhichPoliciesChangeACode() throws {
        #expect(try DetailCommand.run(["rule", "phone.tooShort"]).output.contains("import warning"))
    }
}
