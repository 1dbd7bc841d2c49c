import Foundation
import TableCompiler
import TableFormat
import Testing

/// Who sees what is a table, and a slip in it is told at its place.
@Suite struct VisibilityTests {
    private static let path = "Rules/card.json"

    @Test(arguments: [
        (#""phone": {"circles": "circles", "shows""#, #""fone": {"circles": "circles", "shows""#, "rules.noKind"),
        (#""shows": ["value", "type", "label", "default"]"#, #""shows": ["value", "typ"]"#, "rules.unknownField"),
        (#""shows": ["value", "type", "label", "default"]"#, #""shows": ["value", "value"]"#, "rules.shownTwice"),
        (#""always": "default""#, #""always": "label""#, "rules.fieldType"),
        (#""own": {"year": "yearCircles"}"#, #""own": {"year": "day"}"#, "rules.fieldType"),
        (#""own": {"year": "yearCircles"}"#, #""own": {"yeer": "yearCircles"}"#, "rules.notShown"),
        (#""perField": ["country", "fields"]"#, #""perField": ["country", "id"]"#, "rules.notShown"),
        (#""photo": "first""#, #""photo": "last""#, "rules.unknownWord"),
        (#""form": "international""#, #""form": "national""#, "rules.unknownWord"),
        (#""member": "fields", "field": "city""#, #""member": "country", "field": "city""#, "rules.fieldType"),
        (#""name": {"kind": "name""#, #""name": {"kind": "nam""#, "rules.noKind"),
        (#""particles": ["#, #""particels": ["#, "table.unknownMember"),
        (#""phone": {"circles": "circles", "shows""#, #""phone": {"shows""#, "rules.shownToNobody"),
    ]) func tellsAFaultAtItsPlace(old: String, new: String, code: String) throws {
        let project = try TemporaryProject()
        let line = try project.replace(old, with: new, in: Self.path)
        let faults = project.faults(of: RulesTopic.self)
        #expect(faults.contains { $0.file == Self.path && $0.line == line && $0.code == code }, "\(faults)")
    }
}
