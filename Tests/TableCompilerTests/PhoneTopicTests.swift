import Foundation
import TableCompiler
import TableFormat
import Testing

/// A workspace with one small plan, and the real rules and characters.
@Suite struct PhoneTopicTests {
    static let plan = """
        {
          "regionCode": "NL",
          "callingCode": 31,
          "nationalPrefixForParsing": "(1\\\\d)$|0",
          "nationalPrefixTransform": "20\\\\1",
          "internationalPrefix": "00",
          "general": {"pattern": "[1-9]\\\\d{8}|14\\\\d{3}", "lengths": [5, 9]},
          "types": {
            "mobile": {"pattern": "6\\\\d{8}", "lengths": [9], "example": "612345678"}
          },
          "formats": [{"pattern": "(\\\\d)(\\\\d{8})", "format": "\\\\1 \\\\2", "leadingDigits": ["6"]}]
        }
        """
    static let codes = """
        {"callingCodes": [{"callingCode": 31, "regions": ["NL"]}]}
        """

    static let dialling = """
        {"source": "a test", "callingCodes": [{"callingCode": 31, "geographicMobiles": true}]}
        """

    func compile(
        plan: String = plan, codes: String = codes, dialling: String = dialling, others: [String: String] = [:]
    ) throws -> (faults: [String], image: [UInt8]) {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("phone-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        for folder in ["CountryData/phone", "Rules/characters", "Rules/details"] {
            try FileManager.default.createDirectory(
                at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        for rules in ["Rules/characters/phone.json", "Rules/details/phone.json"] {
            try FileManager.default.copyItem(
                at: project.appendingPathComponent(rules).standardizedFileURL, to: root.appendingPathComponent(rules))
        }
        try plan.write(
            to: root.appendingPathComponent("CountryData/phone/NL.json"), atomically: true, encoding: .utf8)
        try codes.write(
            to: root.appendingPathComponent("CountryData/phone/calling-codes.json"), atomically: true, encoding: .utf8)
        try dialling.write(
            to: root.appendingPathComponent("CountryData/dialling.json"), atomically: true, encoding: .utf8)
        for (path, text) in others {
            try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
        }
        let diagnostics = Diagnostics()
        var image = ImageBuilder(topic: PhoneTopic.name, schemaVersion: PhoneTopic.schemaVersion, dataVersion: 0)
        PhoneTopic.compile(Workspace(root: root.path, diagnostics: diagnostics), diagnostics, into: &image)
        let faults = diagnostics.sorted.map { "\($0.file):\($0.line):\($0.column): \($0.code)" }
        return (faults, image.build())
    }

    @Test func theSameTablesGiveTheSameBytes() throws {
        let first = try compile()
        #expect(first.faults.isEmpty)
        #expect(try compile().image == first.image)
        _ = try TableImage(verifying: first.image)
    }

    static let broken: [(String, String, String)] = [
        ("6\\\\d{8}\", \"l", "6\\\\d*\", \"l", "NL.json:9:32: phone.badPattern"),
        ("6\\\\d{8}\", \"l", "6\\\\w\", \"l", "NL.json:9:31: phone.badPattern"),
        ("6\\\\d{8}\", \"l", "6(?=1)\", \"l", "NL.json:9:31: phone.badPattern"),
        ("6\\\\d{8}\", \"l", "6(1\", \"l", "NL.json:9:31: phone.badPattern"),
        ("6\\\\d{8}\", \"l", "6[9-1]\", \"l", "NL.json:9:33: phone.badPattern"),
        ("6\\\\d{8}\", \"l", "6\\\\d{8}$\", \"l", "NL.json:9:27: phone.badPattern"),
        ("6\\\\d{8}\", \"l", "6{9,8}\", \"l", "NL.json:9:29: phone.badPattern"),
        ("6\\\\d{8}\", \"l", "6)\", \"l", "NL.json:9:29: phone.badPattern"),
        ("\"612345678\"", "\"712345678\"", "NL.json:9:65: phone.badExample"),
        ("\"612345678\"", "\"61234567\"", "NL.json:9:65: phone.badExample"),
        ("[5, 9]", "[9, 5]", "NL.json:7:65: phone.badLength"),
        ("[5, 9]", "[5, 64]", "NL.json:7:65: phone.badLength"),
        ("20\\\\1", "20\\\\2", "NL.json:5:30: phone.badTransform"),
        ("\\\\1 \\\\2", "\\\\1 \\\\3", "NL.json:11:54: phone.badFormat"),
        ("(\\\\d)(\\\\d{8})", "(\\\\d)\\\\d{8}", "NL.json:11:27: phone.badFormat"),
        ("(\\\\d)(\\\\d{8})", "(6)(\\\\d{8,9})", "NL.json:11:27: phone.badFormat"),
        ("\\\\1 \\\\2", "\\\\1 é", "NL.json:11:54: phone.badFormat"),
        ("\\\\1 \\\\2", "\\\\1 $C", "NL.json:11:54: phone.badFormat"),
        ("[\"6\"]", "[\"6$\"]", "NL.json:11:83: phone.badPattern"),
        ("\"mobile\"", "\"mobil\"", "NL.json:9:5: table.unknownMember"),
        ("\"internationalPrefix\"", "\"idd\"", "NL.json:6:3: table.unknownMember"),
        ("\"callingCode\": 31", "\"callingCode\": \"31\"", "NL.json:3:18: table.wrongType"),
        ("(1\\\\d)$|0", "(1)(2)(3)(4)(5)", "NL.json:1:1: phone.badPattern"),
    ]

    @Test(arguments: broken)
    func aFaultIsReportedAtItsPlace(_ old: String, _ new: String, _ fault: String) throws {
        let plan = PhoneTopicTests.plan.replacingOccurrences(of: old, with: new)
        #expect(plan != PhoneTopicTests.plan)
        #expect(try compile(plan: plan).faults.contains("CountryData/phone/\(fault)"))
    }

    static let brokenCodes: [(String, String)] = [
        ("{\"callingCodes\": [{\"callingCode\": 31, \"regions\": [\"NL\", \"BE\"]}]}", "1:57: phone.missingPlan"),
        ("{\"callingCodes\": [{\"callingCode\": 32, \"regions\": [\"NL\"]}]}", "1:51: phone.missingPlan"),
        ("{\"callingCodes\": []}", "1:1: phone.unlistedPlan"),
        ("{\"callingCodes\": [{\"callingCode\": 1000, \"regions\": []}]}", "1:19: phone.badCallingCode"),
    ]

    @Test(arguments: brokenCodes)
    func callingCodesAndPlansBelongTogether(_ codes: String, _ fault: String) throws {
        #expect(try compile(codes: codes).faults.contains("CountryData/phone/calling-codes.json:\(fault)"))
    }

    static let brokenDialling: [(String, String)] = [
        ("{\"callingCodes\": []}", "1:1: table.missingMember"),
        ("{\"source\": \"\", \"callingCodes\": [{\"callingCode\": 32}]}", "1:33: phone.badCallingCode"),
        (
            "{\"source\": \"\", \"callingCodes\": [{\"callingCode\": 31}, {\"callingCode\": 31}]}",
            "1:54: phone.badCallingCode"
        ),
        (
            "{\"source\": \"\", \"callingCodes\": [{\"callingCode\": 31, \"carrier\": true}]}",
            "1:53: table.unknownMember"
        ),
        (
            "{\"source\": \"\", \"callingCodes\": [{\"callingCode\": 31, \"typedPrefix\": {\"digit\": 10, \"notBefore\": []}}]}",
            "1:68: phone.badDigit"
        ),
    ]

    @Test(arguments: brokenDialling)
    func diallingFactsBelongToACallingCode(_ dialling: String, _ fault: String) throws {
        #expect(try compile(dialling: dialling).faults.contains("CountryData/dialling.json:\(fault)"))
    }

    @Test func allFaultsInOneRun() throws {
        let plan = PhoneTopicTests.plan.replacingOccurrences(of: "612345678", with: "1")
            .replacingOccurrences(of: "[5, 9]", with: "[99]").replacingOccurrences(of: "20\\\\1", with: "x")
        #expect(try compile(plan: plan).faults.count >= 3)
    }
}
