import DetailKit
import EmailAddresses
import Testing

@Suite struct NamedPolicyTests {
    private func report(_ name: String, _ payload: String) throws -> Report {
        let tables = try Project.validator.tables
        return Validator(tables: tables, policy: try Policy(named: name, tables: tables)).validate(Array(payload.utf8))
    }

    @Test func theTablesNameTheirPolicies() throws {
        #expect(try Project.validator.tables.policyNames == ["detail", "import", "signUp"])
    }

    @Test func signUpRefusesWhatADetailWarnsOf() throws {
        let payload = #"{"emails": [{"value": "sanne@mailinator.com"}]}"#
        let detail = try report("detail", payload)
        let signUp = try report("signUp", payload)
        #expect(detail.isValid && detail.problems.map(\.code) == ["email.disposable"])
        #expect(!signUp.isValid && signUp.problems.map(\.code) == ["email.disposableSignUp"])
    }

    /// What others have kept gets in, with its faults told; what cannot be read does not.
    @Test func importLowersErrorsAndNothingElse() throws {
        let payload = #"{"kind": "phone", "value": "12", "country": "NL", "type": "fax"}"#
        let plain = try report("detail", payload)
        let lowered = try report("import", payload)
        #expect(!plain.isValid && lowered.isValid)
        #expect(plain.problems.map(\.code) == lowered.problems.map(\.code))
        for (before, after) in zip(plain.problems, lowered.problems) {
            #expect(after.severity == min(before.severity, .warning))
        }
        let unreadable = try report("import", #"{"phones": 3}"#)
        #expect(!unreadable.isValid)
    }

    @Test func theLongestBeginningCounts() throws {
        let tables = try Project.validator.tables
        let json = #"{"severities": {"phone.storedForm": "warning", "*": "off", "phone.*": {"atMost": "info"}}}"#
        let validator = Validator(tables: tables, policy: try Policy(json: Array(json.utf8), tables: tables))
        let payload = #"{"phones": [{"value": "06 2345 678", "country": "NL"}], "nickname": "x"}"#
        let found = validator.validate(Array(payload.utf8)).problems
        #expect(!found.isEmpty && found.allSatisfy { $0.code.hasPrefix("phone.") && $0.severity <= .warning })
    }

    static let faults: [(json: String, reason: PolicyError.Reason, name: String)] = [
        (#"{"severities": {"fax.*": "off"}}"#, .unknownCode, "fax.*"),
        (#"{"severities": {"json.*": "off"}}"#, .fixedCode, "json.*"),
        (#"{"severities": {"phone.*": {"atMost": "loud"}}}"#, .unknownLevel, "loud"),
        (#"{"severities": {"phone.*": {}}}"#, .wrongType, "phone.*"),
        (#"{"email": "signup"}"#, .unknownPolicy, "signup"),
    ]

    @Test(arguments: faults) func aFaultIsTold(json: String, reason: PolicyError.Reason, name: String) throws {
        let tables = try Project.validator.tables
        let fault = #expect(throws: PolicyError.self) { try Policy(json: Array(json.utf8), tables: tables) }
        #expect(fault?.reason == reason && fault?.name == name)
    }

    @Test func aNameThatThereIsNotIsTold() throws {
        let tables = try Project.validator.tables
        let fault = #expect(throws: PolicyError.self) { try Policy(named: "inport", tables: tables) }
        #expect(fault?.reason == .unknownPolicy && fault?.nearest == "import")
    }
}
