import DetailKit
import Testing

/// A kind of a team is seen as its own file or that of the card says, and by nobody when neither says anything.
@Suite struct TeamPreviewTests {
    private static func kind(_ more: String = "") -> String {
        #"""
        {"kind": "badge", "collection": "badges", "source": "a test", "since": "1.0",
         "members": {"value": {"type": "text"}, "note": {"type": "text"}, "circles": {"type": "references", "to": "circles"}},
         "problems": []\#(more)}
        """#
    }

    static let cases: [(files: [String: String], seen: [String: [String]])] = [
        (["details/badge.json": kind()], ["family": [], "work": []]),
        (
            ["details/badge.json": kind(#", "visibility": {"circles": "circles", "shows": ["value"]}"#)],
            ["family": ["value"], "work": []]
        ),
        (
            [
                "details/badge.json": kind(),
                "card.json":
                    #"{"visibility": {"kinds": {"badge": {"circles": "circles", "shows": ["note", "value"]}}}}"#,
            ], ["family": ["note", "value"], "work": []]
        ),
    ]

    @Test(arguments: cases) func isSeenByThoseWhoMay(files: [String: String], seen: [String: [String]]) throws {
        let card = Array(
            #"{"circles": ["family", "work"], "badges": [{"value": "A-1", "note": "old", "circles": ["family"]}]}"#.utf8
        )
        let validator = try TeamTables.validator(files)
        for (circle, members) in seen {
            let preview = try #require(validator.preview(card, circle: circle))
            let collection = try #require(preview.collections.first { $0.name == "badges" })
            #expect(collection.items.flatMap { $0.members.map(\.name) } == members)
        }
    }
}
