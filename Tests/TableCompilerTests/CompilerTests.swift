import Foundation
import TableCompiler
import TableFormat
import Testing

@Suite struct CompilerTests {
    @Test func findsNoFaultInTheProject() throws {
        #expect(try TemporaryProject().faults() == [])
    }

    @Test func givesTheSameBytesEachTime() throws {
        let project = try TemporaryProject()
        let first = try project.images()
        #expect(try project.images() == first)
        #expect(first.keys.sorted() == ["address", "dates", "email", "lookup", "names", "phone", "photos", "rules"])
        for (topic, bytes) in first {
            let image = try TableImage(verifying: bytes)
            #expect(image.topic == topic && image.dataVersion > 20_260_000)
            #expect(!(try SourceRecords(image).sources.isEmpty), "\(topic) names its sources")
        }
    }

    /// One spoilt place each: the file, what is replaced by what, and the code of the fault at that line.
    @Test(arguments: [
        ("Rules/card.json", #""customType""#, #""customTyp""#, "table.unknownMember"),
        ("Rules/card.json", #""value": 1000,"#, #""value": "1000","#, "table.wrongType"),
        ("Rules/card.json", #", "each": "filled""#, "", "rules.action"),
        ("Rules/details/photo.json", #""report": "photo.tooMany""#, #""report": "photo.tooFew""#, "rules.unknownCode"),
        ("Rules/details/photo.json", #""atMost": "photos""#, #""atMost": "photo""#, "rules.unknownLimit"),
        ("Rules/details/name.json", #""at": "default""#, #""at": "defualt""#, "rules.unknownField"),
        (
            "Rules/details/email.json", #""require": {"verified": true}"#, #""require": {"verified": "yes"}"#,
            "rules.type"
        ),
        ("Rules/details/phone.json", #""check": "phone""#, #""check": "telephone""#, "rules.check"),
        ("Rules/details/phone.json", #""collection": "phones""#, #""collection": "circles""#, "rules.duplicateMember"),
        ("Rules/details/phone.json", #""region": "country""#, #""region": "type""#, "rules.unknownField"),
        ("Rules/card.json", #""severity": "warning""#, #""severity": "grave""#, "rules.severity"),
        ("Rules/card.json", #""when": {"profile": "managed"}"#, #""when": {"profile": "third"}"#, "rules.unknownValue"),
        ("Rules/details/name.json", #""code": "name.comma""#, #""code": "name.comna""#, "messages.missing"),
        ("Rules/messages/nl/card.json", #""card.labelMissing""#, #""card.labelMisissng""#, "messages.unknownCode"),
        ("Rules/messages/en/card.json", "{allowed}", "{alowed}", "messages.placeholder"),
        ("Rules/messages/en/phone.json", #""a company number""#, #""""#, "messages.empty"),
    ]) func reportsAFaultAtItsPlace(path: String, old: String, new: String, code: String) throws {
        try expect(code, at: path, replacing: old, with: new, of: RulesTopic.self)
    }

    @Test(arguments: [
        ("phone/NL", #"\\d{6}|8"#, #"\\d+|8"#, "phone.badPattern", PhoneTopic.self as TemporaryProject.AnyTopic),
        (
            "phone/NL", #""callingCode": 31"#, #""callingCode": 31, "callingCode": 32"#, "json.duplicateMember",
            PhoneTopic.self
        ),
        ("phone/NL", #""regionCode": "NL""#, #""regionCode": "QX""#, "country.noName", RulesTopic.self),
        ("address/NL", #"[1-9]\\d{3}"#, #"[1-9]\\d*"#, "address.badPattern", AddressTopic.self),
    ]) func reportsAFaultOfACountry(
        file: String, old: String, new: String, code: String, topic: TemporaryProject.AnyTopic
    ) throws {
        try expect(code, at: "CountryData/\(file).json", replacing: old, with: new, of: topic)
    }

    private func expect(
        _ code: String, at path: String, replacing old: String, with new: String, of topic: TemporaryProject.AnyTopic
    ) throws {
        let project = try TemporaryProject()
        let line = try project.replace(old, with: new, in: path)
        let faults = project.faults(of: topic)
        #expect(faults.contains { $0.file == path && $0.line == line && $0.code == code }, "\(faults)")
    }

    @Test func reportsAMessageThatOneLanguageLacks() throws {
        let project = try TemporaryProject()
        try project.replace(#""card.labelMissing""#, with: #""card.somethingElse""#, in: "Rules/messages/nl/card.json")
        let missing = project.faults(of: RulesTopic.self).filter { $0.code == "messages.missing" }
        #expect(
            missing.map(\.message) == ["'card.labelMissing' has no message in 'nl'; add it to messages/nl/card.json"])
        #expect(missing.map(\.file) == ["Rules/card.json"])
    }

    @Test func refusesALimitThatTheReaderCannotKeep() throws {
        let project = try TemporaryProject()
        try project.replace(#""value": 250"#, with: #""value": 251"#, in: "Rules/details/phone.json")
        #expect(project.faults(of: PhoneTopic.self).map(\.code) == ["phone.limit"])
    }

    @Test func reportsAllFaultsInOneRun() throws {
        let project = try TemporaryProject()
        try project.replace(#", "each": "filled""#, with: "", in: "Rules/card.json")
        try project.replace("{allowed}", with: "{alowed}", in: "Rules/messages/en/card.json")
        try project.replace(#""severity": "error""#, with: #""severity": "grave""#, in: "Rules/details/phone.json")
        try project.replace("{", with: "{,", in: "CountryData/phone/BE.json")
        let codes = Set(project.faults().map(\.code))
        #expect(codes.isSuperset(of: ["rules.action", "messages.placeholder", "rules.severity", "json.missingName"]))
    }

    /// A file that cannot be read is one fault: the codes that it would have listed are not called unknown.
    @Test func reportsABrokenFileOnce() throws {
        let path = "Rules/details/name.json"
        let project = try TemporaryProject()
        let line = try project.replace(#""severity": "error","#, with: #""severity": 3,"#, in: path)
        #expect(
            project.faults(of: NamesTopic.self, RulesTopic.self).map { "\($0.line) \($0.code)" } == [
                "\(line) table.wrongType"
            ])
        try project.replace("{", with: "{,", in: path)
        #expect(
            project.faults(of: NamesTopic.self, RulesTopic.self).map(\.description) == [
                "\(path):1:2: json.missingName: a member name is missing here"
            ])
        try project.remove(path)
        #expect(project.faults(of: NamesTopic.self, RulesTopic.self).map(\.code) == ["table.unreadable"])
        #expect(mkfifo(project.root.appending(path: path).path, 0o600) == 0)
        #expect(
            project.faults(of: NamesTopic.self, RulesTopic.self).map(\.description) == [
                "\(path):1:1: table.unreadable: not a file but a pipe or device"
            ])
    }

    @Test func writesAFaultAsEditorsReadIt() throws {
        let project = try TemporaryProject()
        let line = try project.replace(#", "each": "filled""#, with: "", in: "Rules/card.json")
        let text = try #require(project.faults(of: RulesTopic.self).first).description
        #expect(text.hasPrefix("Rules/card.json:\(line):5: rules.action: "))
    }

    @Test func laysATeamsRulesOverOurs() throws {
        let project = try TemporaryProject()
        let own = project.root.appending(path: "own/details")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: project.root.appending(path: "Rules/details/photo.json"), to: own.appending(path: "photo.json"))
        #expect(project.faults(overlay: project.root.appending(path: "own").path) == [])
        try project.replace(#""severity": "error""#, with: #""severity": "grave""#, in: "own/details/photo.json")
        let faults = project.faults(overlay: project.root.appending(path: "own").path)
        #expect(faults.map(\.code) == ["rules.severity"])
        #expect(faults.first?.file.hasSuffix("own/details/photo.json") == true)
    }

    @Test func reportsATeamsFileThatNothingReads() throws {
        let project = try TemporaryProject()
        let own = project.root.appending(path: "own/detials")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: project.root.appending(path: "Rules/details/photo.json"), to: own.appending(path: "photo.json"))
        let faults = project.faults(overlay: project.root.appending(path: "own").path)
        #expect(faults.map(\.code) == ["table.unusedFile"])
    }

    @Test(arguments: ["0", "-1", "99999999999"]) func refusesALimitThatNoReaderTakes(value: String) throws {
        let project = try TemporaryProject()
        let line = try project.replace(#""value": 100,"#, with: "\"value\": \(value),", in: "Rules/details/name.json")
        #expect(project.faults(of: NamesTopic.self).contains { $0.code == "rules.limit" && $0.line == line })
    }
}
