import Foundation
import TableCompiler
import Testing

/// A team's folder with one mistake gives one fault: its file and what to do about it.
@Suite struct TeamFolderTests {
    /// A text of the example's folder, what takes its place, and the fault: file, code, and a part of what is said.
    typealias Mistake = (path: String, old: String, new: String, code: String, hint: String)

    private static let badge = "details/badgeNumber.json"
    private static let words = "messages/en/badgeNumber.json"

    @Test(
        arguments: [
            (
                badge, #""limits": {"#, #""limits": {"badgeDigit": {"value": 5, "source": "x"},"#, "rules.unusedLimit",
                "did you mean 'badgeDigits'?"
            ),
            (
                "details/name.json", #""limits": {"#,
                #""problems": [{"code": "name.emoji", "removed": true}], "limits": {"#, "rules.checkCode",
                #"{"code": "name.emoji", "severity": "off"}"#
            ),
            (
                "details/name.json", #""limits": {"#, #""problems": null, "limits": {"#, "rules.checkCode",
                "one by one"
            ),
            (badge, #""maximum": "label""#, #""maximum": "labell""#, "rules.unknownLimit", "did you mean 'label'?"),
            (badge, #"{"value": 6,"#, #"{"value": 0,"#, "rules.limit", "from 1 to"),
            (badge, #"{"value": 6,"#, #"{"value": "6","#, "table.wrongType", "not a string"),
            (
                badge, #""report": "badgeNumber.duplicate""#, #""report": "name.duplicate""#, "rules.foreignCode",
                "badgeNumber.duplicate"
            ),
            (
                badge, #""report": "badgeNumber.duplicate""#, #""report": "badgeNumber.duplicat""#, "rules.unknownCode",
                "did you mean 'badgeNumber.duplicate'?"
            ),
            (badge, #""parameters": []"#, #""parameters": ["floor"]"#, "rules.parameter", "'floor'"),
            (badge, #""parameters": ["first"]"#, #""parameters": ["first", "first"]"#, "rules.parameter", "twice"),
            (words, "This badge", "{count}", "messages.placeholder", "'count'"),
            (words, "This badge is there twice.", " ", "messages.empty", "says nothing"),
            (words, "The garage has no desk where a badge could be switched on.", "", "messages.empty", "says nothing"),
            (
                words, #""badgeNumber.duplicate""#, #""badgeNumber.duplicat""#, "messages.unknownCode",
                "did you mean 'badgeNumber.duplicate'?"
            ),
            (
                badge, #""active": {"type": "flag"}"#, #""active": {"type": "flag"}, "kind": {"type": "text"}"#,
                "rules.memberName", "payload"
            ),
            (
                badge, #""active": {"type": "flag"}"#, #""active": {"type": "flag"}, "": {"type": "text"}"#,
                "rules.memberName", "empty"
            ),
            (badge, #""collection": "badgeNumbers""#, #""collection": "before""#, "rules.memberName", "'before'"),
            (badge, #""collection": "badgeNumbers""#, #""collection": "after""#, "rules.memberName", "'after'"),
            (badge, #""collection": "badgeNumbers""#, #""collection": "kind""#, "rules.memberName", "'kind'"),
            (
                badge, #""collection": "badgeNumbers""#, #""collection": "phones""#, "rules.duplicateMember",
                "choose another name"
            ),
            (
                badge, #""collection": "badgeNumbers""#, #""colection": "badgeNumbers""#, "table.unknownMember",
                "did you mean 'collection'?"
            ),
            (
                badge, #""id": {"type": "text", "minimum": 1"#, #""id": {"type": "text", "minimum": -3"#, "rules.bound",
                "from 0"
            ),
            (badge, #""unique": {"by": "value", "compare": "folded"}"#, #""atMost": -1"#, "rules.bound", "from 0"),
            (
                badge, #""active": {"type": "flag"}"#,
                #""active": {"type": "flag"}, "size": {"type": "choice", "of": []}"#, "rules.choice", "nothing"
            ),
            (
                badge, #""active": {"type": "flag"}"#,
                #""active": {"type": "flag"}, "size": {"type": "choice", "of": ["s", "s"]}"#, "rules.choice", "twice"
            ),
            (
                badge, #""active": {"type": "flag"}"#, #""active": {"type": "flag", "to": "circles"}"#, "rules.type",
                "references"
            ),
            (badge, #"["door", "garage"]"#, #"["door", "garage", "door"]"#, "rules.kindType", "twice"),
            (badge, #"["door", "garage"]"#, #"["door", "garage", "custom"]"#, "rules.kindType", "in every kind"),
            (badge, #""since": "1.0""#, #""since": "yesterday""#, "rules.since", "such as 1.0"),
            (badge, #""source": "our handbook, Badges""#, #""source": " ""#, "table.emptySource", "where"),
            (
                badge, #""classes": {"#, #""classes": {"hex": {"has": ["0-9"], "source": "x"},"#, "rules.unusedClass",
                "'hex'"
            ),
            (badge, #""A-F""#, #""%%""#, "characters.badSet", "'%%'"),
            (badge, #""active": {"type": "flag"}"#, #""active": {"type": "bool"}"#, "rules.memberType", "flag"),
            (badge, #""members": {"#, #""memebers": {"#, "table.unknownMember", "did you mean 'members'?"),
            (badge, #""rules": ["#, #""rule": ["#, "table.unknownMember", "did you mean 'rules'?"),
            (badge, #""problems": ["#, #""problem": ["#, "table.unknownMember", "did you mean 'problems'?"),
            (badge, #""types": ["door", "garage"]"#, #""types": "door""#, "table.wrongType", "not a string"),
            (badge, #""require": {"#, #""requires": {"#, "table.unknownMember", "did you mean 'require'?"),
            (
                badge, #"{"type": "garage"}, "require""#, #"{"tpye": "garage"}, "require""#, "rules.unknownField",
                "did you mean 'type'?"
            ),
            (
                badge, #"{"type": "garage"}, "require""#, #"{"type": "Garage"}, "require""#, "rules.unknownValue",
                "did you mean 'garage'?"
            ),
            (badge, #""kind": "badgeNumber""#, #""kind": "badgenumber""#, "rules.kind", "rename"),
        ] as [Mistake]) func oneMistakeIsOneFault(_ mistake: Mistake) throws
    {
        let project = try TemporaryProject()
        let overlay = try team(project)
        try project.replace(mistake.old, with: mistake.new, in: "team/\(mistake.path)")
        expect(project.faults(of: RulesTopic.self, overlay: overlay), mistake.path, mistake.code, mistake.hint, overlay)
    }

    /// A whole file that is added to the folder.
    @Test(arguments: [
        (
            "details/name.json", #"{"limits": {"graphemeCluster": {"value": 120, "source": "x"}}}"#,
            "rules.unusedLimit", "did you mean 'graphemeClusters'?"
        ),
        (
            "details/email.json", #"{"limits": {"localOctet": {"value": 60, "source": "x"}}}"#, "rules.unusedLimit",
            "did you mean 'localOctets'?"
        ),
        (
            "details/phone.json", #"{"limits": {"character": {"value": 60, "source": "x"}}}"#, "rules.unusedLimit",
            "did you mean 'characters'?"
        ),
        (
            "card.json", #"{"limits": {"itmes": {"value": 60, "source": "x"}}}"#, "rules.unusedLimit",
            "did you mean 'items'?"
        ),
        (
            "address/lookup.json", #"{"limits": {"candidate": {"value": 60, "source": "x"}}}"#, "rules.unusedLimit",
            "did you mean 'candidates'?"
        ),
        (
            "address/lookup.json", #"{"lists": {"limits": {"row": {"value": 60, "source": "x"}}}}"#,
            "rules.unusedLimit", "did you mean 'rows'?"
        ),
        (
            "details/name.json", #"{"limits": {"graphemeClusters": {"value": 150}}}"#, "rules.limitSource",
            "a 'source' of its own"
        ),
        ("card.json", #"{"limits": {"items": {"value": 60}}}"#, "rules.limitSource", "a 'source' of its own"),
        (
            "address/lookup.json", #"{"limits": {"candidates": {"value": 60}}}"#, "rules.limitSource",
            "a 'source' of its own"
        ),
        (
            "details/nmae.json", #"{"limits": {"scalars": {"value": 300, "source": "x"}}}"#, "rules.kind",
            "did you mean 'name.json'?"
        ),
        ("details/name.json", #"{"limits": {"scalars": null}}"#, "rules.missingLimit", "'scalars'"),
        ("details/name.json", #"{"limits": {"scalar": null}}"#, "table.nothingToRemove", "did you mean 'scalars'?"),
        (
            "details/name.json", #"{"limits": {"graphemeClusters": {"value": 500, "source": "x"}}}"#,
            "rules.limitOrder", "'scalars' 400"
        ),
        (
            "details/date.json", #"{"limits": {"minimumYear": {"value": 10000, "source": "x"}}}"#, "rules.limitOrder",
            "'maximumYear' 9999"
        ),
        (
            "details/phone.json", #"{"problems": [{"code": "phone.tooShort", "parameters": ["region", "lenght"]}]}"#,
            "rules.parameter", "'lenght'"
        ),
        (
            "details/phone.json", #"{"problems": [{"code": "phone.tooShrt", "severity": "warning"}]}"#,
            "rules.unknownCode", "did you mean 'phone.tooShort'?"
        ),
        (
            "details/phone.json", #"{"rules": [{"report": "phone.duplicat", "removed": true}]}"#,
            "table.nothingToRemove", "did you mean 'phone.duplicate'?"
        ),
        (
            "details/phone.json", #"{"rules": [{"report": "phone.duplicate", "removed": "yes"}]}"#, "table.wrongType",
            "removed"
        ),
        ("details/card.json", #"{"limits": {"items": {"value": 60, "source": "x"}}}"#, "rules.kind", "card.json"),
        ("details/sharing.json", #"{"kind": "sharing"}"#, "rules.kind", "choose another name"),
        (
            "policies/ours.json", #"{"policy": "ours", "source": "x", "severities": {"phnoe.*": "warning"}}"#,
            "rules.unknownCode", "did you mean 'phone.*'?"
        ),
        (
            "policies/ours.json",
            #"{"policy": "ours", "source": "x", "severities": {"phone.*": {"atmost": "warning"}}}"#,
            "table.unknownMember", "did you mean 'atMost'?"
        ),
        ("policies/ours.json", #"{"policy": "our", "source": "x"}"#, "policies.name", "rename"),
        ("messages/french.json", #"{"language": "french"}"#, "messages.language", "such as fr"),
        (
            "messages/en/report.json", #"{"words": {"summary.nune": "Nothing."}}"#, "messages.unknownWord",
            "did you mean 'summary.none'?"
        ),
        ("details/badgeNumber.JSON", "{}", "table.unusedFile", "'.json'"),
        ("detail/other.json", "{}", "table.unusedFile", "did you mean 'details/other.json'?"),
        ("other.json", "{}", "table.unusedFile", "details/KIND.json"),
    ]) func aFileWithAMistakeIsOneFault(path: String, text: String, code: String, hint: String) throws {
        let project = try TemporaryProject()
        let overlay = try team(project)
        try project.write(text, to: "team/\(path)")
        let faults = project.faults(overlay: overlay)
        expect(faults, path, code, hint, overlay)
    }

    /// A copy of our rules is the natural start, with what editors and version control put beside it.
    @Test func takesACopyOfOurRules() throws {
        let project = try TemporaryProject()
        let files = FileManager.default
        let rules = try files.destinationOfSymbolicLink(atPath: project.root.appending(path: "Rules").path)
        try files.copyItem(atPath: rules, toPath: project.root.appending(path: "team").path)
        for path in [
            ".git/config.json", "details/.phone.json.swp", "details/._phone.json", "details/phone.json~", "README.md",
        ] {
            try project.write("no table", to: "team/\(path)")
        }
        #expect(project.faults(overlay: project.root.appending(path: "team").path) == [])
    }

    @Test func followsALinkThatLeadsBackOnce() throws {
        let project = try TemporaryProject()
        let overlay = try team(project)
        try FileManager.default.createSymbolicLink(atPath: overlay + "/details/loop", withDestinationPath: ".")
        #expect(project.faults(overlay: overlay) == [])
    }

    @Test func tellsALinkThatLeadsNowhereByItsOwnName() throws {
        let project = try TemporaryProject()
        let overlay = try team(project)
        try FileManager.default.createSymbolicLink(
            atPath: overlay + "/details/gone.json", withDestinationPath: "nowhere")
        expect(
            project.faults(of: RulesTopic.self, overlay: overlay), "details/gone.json", "table.unreadable", "nowhere",
            overlay)
    }

    @Test(arguments: [["build"], ["check"]]) func saysWhereTheProjectIsNot(command: [String]) throws {
        let project = try TemporaryProject()
        let overlay = try team(project)
        #expect(BuildTool.run(command + ["--root", overlay, "--rules", overlay, "--output", overlay + "/out"]) == 2)
    }

    // MARK: - The folder

    /// The example's folder of rules.
    private func team(_ project: TemporaryProject) throws -> String {
        let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Examples/rules")
        let overlay = project.root.appending(path: "team")
        try FileManager.default.copyItem(at: examples, to: overlay)
        return overlay.path
    }

    private func expect(_ faults: [Diagnostic], _ path: String, _ code: String, _ hint: String, _ overlay: String) {
        let found = faults.first
        #expect(
            faults.count == 1 && found?.file == "\(overlay)/\(path)" && found?.code == code
                && found?.message.contains(hint) ?? false, "\(faults)")
    }
}
