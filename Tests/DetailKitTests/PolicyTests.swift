import DetailKit
import Testing

@Suite struct PolicyTests {
    private func report(_ policy: String, _ payload: String) throws -> Report {
        let tables = try Project.validator.tables
        let validator = Validator(tables: tables, policy: try Policy(json: Array(policy.utf8), tables: tables))
        return validator.validate(Array(payload.utf8))
    }

    static let notInUse = #"{"kind": "phone", "value": "+31 691234567", "country": "NL"}"#

    @Test func raisesInformationToAnError() throws {
        let plain = try report(#"{"severities": {}}"#, Self.notInUse)
        #expect(plain.isValid)
        let raised = try report(#"{"severities": {"phone.notValid": "error"}}"#, Self.notInUse)
        #expect(!raised.isValid)
        #expect(raised.problems.first { $0.code == "phone.notValid" }?.severity == .error)
        #expect(raised.problems.first { $0.code == "phone.storedForm" }?.severity == .info)
    }

    @Test func lowersAnErrorAndTheReportFollows() throws {
        let lowered = try report(
            #"{"severities": {"phone.localOnly": "info"}}"#, #"{"kind": "phone", "value": "253 0000", "country": "US"}"#
        )
        #expect(lowered.isValid && lowered.problems.first?.severity == .info)
    }

    @Test func leavesOutWhatIsOffAndSavesItAllTheSame() throws {
        let policy = #"{"severities": {"phone.storedForm": "off", "phone.notValid": "off"}}"#
        let quiet = try report(policy, Self.notInUse)
        #expect(quiet.problems.isEmpty && quiet.isValid)
        let saved = try #require(quiet.normalized)
        #expect(String(decoding: saved, as: UTF8.self) == #"{"kind":"phone","value":"+31691234567","country":"NL"}"#)
    }

    /// The repair of a problem that is left out does not end up at another one.
    @Test func aRepairGoesWithItsProblem() throws {
        let payload = #"{"kind": "phone", "value": "+376 1234567", "country": "US", "type": "mobile", "label": ""}"#
        let policy = #"{"severities": {"phone.otherCallingCode": "off"}}"#
        #expect(
            try report(policy, payload).problems.allSatisfy {
                $0.fix?.operations.contains { $0.path == "/country" } != true
            })
        let other = #"{"kind": "phone", "value": "+31623456789", "country": "US"}"#
        let told = try report(#"{"severities": {}}"#, other).problems
        #expect(told.first?.fix?.operations.map(\.path) == ["/country"])
        #expect(try report(policy, other).problems.isEmpty)
    }

    @Test func aPolicyCanBeMadeWithoutJSON() throws {
        let tables = try Project.validator.tables
        let policy = try Policy(["phone.notValid": .error], tables: tables)
        let report = Validator(tables: tables, policy: policy).validate(Array(Self.notInUse.utf8))
        #expect(!report.isValid)
        #expect(throws: PolicyError.self) { try Policy(["phone.notvalid": .error], tables: tables) }
    }

    static let faults: [(policy: String, reason: PolicyError.Reason, name: String, nearest: String?, column: Int)] = [
        (#"{"severities": {"phone.notvalid": "error"}}"#, .unknownCode, "phone.notvalid", "phone.notValid", 17),
        (#"{"severities": {"phone": "off"}}"#, .unknownCode, "phone", "phone.*", 17),
        (#"{"severities": {"phnoe.*": "off"}}"#, .unknownCode, "phnoe.*", "phone.*", 17),
        (#"{"severities": {"shoe.laces": "error"}}"#, .unknownCode, "shoe.laces", nil, 17),
        (#"{"severities": {"phone.notValid": "errror"}}"#, .unknownLevel, "errror", "error", 35),
        (#"{"severities": {"phone.notValid": 2}}"#, .wrongType, "phone.notValid", nil, 35),
        (#"{"severities": {"json.tooDeep": "off"}}"#, .fixedCode, "json.tooDeep", nil, 17),
        (#"{"severities": {"card.tooManyProblems": "off"}}"#, .fixedCode, "card.tooManyProblems", nil, 17),
        (#"{"severity": {}}"#, .unknownMember, "severity", "severities", 2),
        (#"{"severities": []}"#, .wrongType, "", nil, 16),
        (#"[]"#, .wrongType, "", nil, 1),
        (#"{"policy": "import"}"#, .noBase, "import", "import", 12), (#"{"policy": "mine"}"#, .noBase, "mine", nil, 12),
        (#"{"policy": "import", "email": "signUp"}"#, .noBase, "import", "import", 12),
        (#"{"base": "imprt"}"#, .unknownPolicy, "imprt", "import", 10), (#"{"base": 3}"#, .wrongType, "base", nil, 10),
        (
            #"{"severities": {"phone.notValid": "off", "phone.notValid": "info"}}"#, .malformed, "json.duplicateMember",
            nil, 42
        ),
        ("", .malformed, "json.empty", nil, 1),
    ]

    @Test(arguments: faults)
    func aFaultIsToldAtItsPlace(
        _ policy: String, _ reason: PolicyError.Reason, _ name: String, _ nearest: String?, _ column: Int
    ) throws {
        let tables = try Project.validator.tables
        let fault = #expect(throws: PolicyError.self) { try Policy(json: Array(policy.utf8), tables: tables) }
        #expect(
            fault?.reason == reason && fault?.name == name && fault?.nearest == nearest, "\(String(describing: fault))")
        #expect(fault?.line == 1 && fault?.column == column, "\(String(describing: fault))")
    }

    /// A policy that starts from one of the tables says what that one says, except where it says something itself.
    @Test func startsFromAPolicyOfTheTables() throws {
        let payload = #"{"kind": "phone", "value": "12", "country": "NL", "type": "fax"}"#
        func severities(_ policy: String) throws -> [String: Severity] {
            Dictionary(try report(policy, payload).problems.map { ($0.code, $0.severity) }) { first, _ in first }
        }
        let imported = try severities(#"{"base": "import"}"#)
        #expect(!imported.isEmpty && imported.values.allSatisfy { $0 <= .warning })
        let plain = try severities("{}")
        #expect(imported != plain)
        let own = try severities(#"{"base": "import", "severities": {"phone.tooShort": "error"}}"#)
        #expect(own == imported.merging(["phone.tooShort": .error]) { $1 } && own != imported)
        // What is bound is the severity that the base has.
        let bound = try severities(#"{"base": "import", "severities": {"*": {"atMost": "error"}}}"#)
        #expect(bound == imported)
        let tables = try Project.validator.tables
        let signUp = try Policy(json: Array(#"{"base": "signUp"}"#.utf8), tables: tables)
        #expect(signUp.name == "signUp" && signUp.email == .signUp)
        let other = try Policy(json: Array(#"{"base": "signUp", "email": "detail"}"#.utf8), tables: tables)
        #expect(other.email == .detail)
    }

    /// A copy of a policy of the tables is one.
    @Test(arguments: ["detail", "import", "signUp"]) func takesTheFilesOfTheTables(name: String) throws {
        let tables = try Project.validator.tables
        let copy = #"{"$schema": "x", "policy": "\#(name)", "source": "x", "since": "0.1", "severities": {}}"#
        #expect(try Policy(json: Array(copy.utf8), tables: tables).name == nil)
    }

    @Test func aPolicyIsBounded() throws {
        let tables = try Project.validator.tables
        let large = #"{"severities": {}}"# + String(repeating: " ", count: 1 << 16)
        #expect(throws: PolicyError.self) { try Policy(json: Array(large.utf8), tables: tables) }
        let deep = String(repeating: "[", count: 100)
        #expect(throws: PolicyError.self) { try Policy(json: Array(deep.utf8), tables: tables) }
    }
}
