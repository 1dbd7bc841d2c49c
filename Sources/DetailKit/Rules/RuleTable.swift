import Synchronization
package import TableFormat
import UnicodeText

/// The rules image: the objects of a card, the problems, the rule program and the messages.
package final class RuleTable: Sendable {
    let texts: TextPool
    let objects: RecordTable
    let members: RecordTable

    /// The members as the walk reads them, by row.
    let entries: FixedRows<MemberEntry>
    /// The names of each object's members, by row of the object.
    let memberNames: FixedRows<MemberNames>
    let lists: RecordTable

    /// The texts of the list table as the walk compares them, by row.
    let listEntries: FixedRows<ListEntry>
    let kinds: RecordTable
    let problems: RecordTable

    /// How much each of them matters; `nil` for one that is told only where a policy asks for it.
    let severities: [Severity?]
    let rules: RecordTable
    let places: RecordTable
    let policies: RecordTable
    let bounds: RecordTable
    let classes: RecordTable
    let ranges: RecordTable

    /// The tests of all conditions, resolved.
    let tests: FixedRows<RuleTest>
    let languages: RecordTable
    let plurals: RecordTable
    let messages: RecordTable
    let words: RecordTable

    /// Who sees what: `VisibilityTable` reads them.
    let visibleCards: RecordTable
    let visibleKinds: RecordTable
    let visibleMembers: RecordTable
    let visibleSummaries: RecordTable
    let history: RecordTable
    let examples: RecordTable
    let parts: RecordTable

    /// The numbers of `Rules/card.json`.
    let limits: CardLimits

    /// ICU's rules for counting, by language row, once a message of a language without a table of forms has asked for them.
    let pluralRules = Mutex<[Int: PluralRules]>([:])

    package init(image: TableImage) throws(TableError) {
        try image.require(topic: RuleLayout.topic, schemaVersion: RuleLayout.schemaVersion)
        texts = try TextPool(image, RuleLayout.texts)
        objects = try RecordTable(image, RuleLayout.Object.tag)
        members = try RecordTable(image, RuleLayout.Member.tag)
        let (known, names) = (members, texts)
        lists = try RecordTable(image, RuleLayout.List.tag)
        let (rows, pool) = (lists.column(RuleLayout.List.text.rawValue), texts)
        listEntries = FixedRows((0..<rows.count).map { ListEntry(pool.utf8(rows[$0])) })
        let kinds = try RecordTable(image, RuleLayout.Kind.tag)
        self.kinds = kinds
        let typesByMember = RuleTable.types(of: kinds, objects)
        let bounds = try RecordTable(image, RuleLayout.Bounds.tag)
        self.bounds = bounds
        entries = FixedRows(
            (0..<known.count).map { MemberEntry(known, names, bounds, row: $0, types: typesByMember($0)) })
        memberNames = FixedRows(RuleTable.names(objects, known, entries))
        problems = try RecordTable(image, RuleLayout.Problem.tag)
        severities = RuleTable.severities(problems)
        rules = try RecordTable(image, RuleLayout.Rule.tag)
        policies = try RecordTable(image, RuleLayout.Policy.tag)
        places = try RecordTable(image, RuleLayout.Place.tag)
        classes = try RecordTable(image, RuleLayout.Class.tag)
        ranges = try RecordTable(image, RuleLayout.Range.tag)
        let source = TestSource(objects: objects, members: members)
        let programs = try RecordTable(image, RuleLayout.Test.tag)
        var tests: [RuleTest] = []
        for row in 0..<programs.count { tests.append(try RuleTest(programs, row: row, in: source)) }
        self.tests = FixedRows(tests)
        languages = try RecordTable(image, RuleLayout.Language.tag)
        plurals = try RecordTable(image, RuleLayout.Plural.tag)
        messages = try RecordTable(image, RuleLayout.Message.tag)
        words = try RecordTable(image, RuleLayout.Word.tag)
        visibleCards = try RecordTable(image, VisibilityLayout.Card.tag)
        visibleKinds = try RecordTable(image, VisibilityLayout.Kind.tag)
        visibleMembers = try RecordTable(image, VisibilityLayout.Shown.tag)
        visibleSummaries = try RecordTable(image, VisibilityLayout.Summary.tag)
        history = try RecordTable(image, RuleLayout.History.tag)
        examples = try RecordTable(image, RuleLayout.Example.tag)
        parts = try RecordTable(image, RuleLayout.Part.tag)
        limits = try CardLimits(LimitTable(image))
    }

    private static func names(
        _ objects: RecordTable, _ members: RecordTable, _ entries: FixedRows<MemberEntry>
    ) -> [MemberNames] {
        (0..<objects.count).map { row in
            let count = memberCount(ofObject: row, objects, members)
            let first = count > 0 ? objects[row, RuleLayout.Object.firstMember.rawValue] : 0
            return MemberNames(UnsafeBufferPointer(start: entries.start + first, count: count))
        }
    }

    /// The types of the kind whose object has a member.
    private static func types(
        of kinds: RecordTable, _ objects: RecordTable
    ) -> (_ member: Int) -> (first: Int, count: Int)? {
        let runs = (0..<kinds.count).map { row in
            let object = kinds[row, RuleLayout.Kind.object.rawValue]
            return (
                first: objects[object, RuleLayout.Object.firstMember.rawValue],
                count: objects[object, RuleLayout.Object.memberCount.rawValue],
                types: (
                    first: kinds[row, RuleLayout.Kind.firstType.rawValue],
                    count: kinds[row, RuleLayout.Kind.typeCount.rawValue]
                )
            )
        }
        return { member in runs.first { member >= $0.first && member - $0.first < $0.count }?.types }
    }

    /// The texts of a run of the list table.
    func list(_ first: Int, _ count: Int) -> [String] {
        (first..<first + max(0, min(count, lists.count - first))).map {
            texts[lists[$0, RuleLayout.List.text.rawValue]]
        }
    }
}

/// The bounds on a payload and its report.
struct CardLimits: Sendable {
    let payloadBytes: Int
    let depth: Int
    let items: Int
    let problems: Int

    /// Bytes of the pointers of a report's problems.
    let pathBytes: Int

    /// A text of so many bytes is brought into Form C to be compared; a longer one is compared as it is.
    let composedBytes: Int

    /// Among so many words the nearest is looked for; among more, none is.
    let nearestCandidates: Int

    init(_ table: LimitTable) throws(TableError) {
        payloadBytes = try table.value(RuleLayout.Limit.payloadBytes)
        depth = try table.value(RuleLayout.Limit.depth)
        items = try table.value(RuleLayout.Limit.items)
        problems = try table.value(RuleLayout.Limit.problems)
        pathBytes = try table.value(RuleLayout.Limit.pathBytes)
        composedBytes = try table.value(RuleLayout.Limit.composedBytes)
        nearestCandidates = try table.value(RuleLayout.Limit.nearestCandidates)
    }
}
