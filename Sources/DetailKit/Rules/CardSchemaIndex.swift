import TableFormat

/// What a run needs of the rules image, looked up once when the tables are opened.
final class CardSchemaIndex: Sendable {
    let card: ObjectSchema

    /// Two cards: before and after a change.
    let change: ObjectSchema
    let sharing: ObjectSchema
    let kinds: [KindSchema]

    /// All objects, by row.
    let objects: [ObjectSchema]

    /// The collections of a card: their place among its members and their kind.
    let collections: [(position: Int, kind: KindSchema)]

    /// The lists of names of the card, each with the rules on it.
    let nameLists: [(row: Int, place: Int, rules: FixedRows<RuleOperation>)]

    /// The rules on the card and on whole collections, in the order of the table, but for those on texts.
    let cardRules: FixedRows<RuleOperation>

    /// The rules that no two items have the same text in a member, by the number of the collection.
    let textRules: [FixedRows<RuleOperation>]

    /// Those of them that compare the keys of a collection, by its number.
    let keyRules: [FixedRows<RuleOperation>]

    /// Whether one of them looks into the items of a collection, by its number.
    let looksIntoItems: [Bool]

    /// The rules on a change of an item, by row of its kind.
    let changeRules: [[RuleOperation]]

    /// The rules on a change of the card's own members.
    let cardChangeRules: [RuleOperation]

    /// The rules on a single item, by row of its kind.
    let itemRules: [FixedRows<RuleOperation>]

    /// The places of members at which rules put their problems, in runs.
    private let placePositions: [Int]

    /// A bit for each member of a card whose value is looked at by itself.
    let values: UInt32
    let deviceRegion: Int?

    /// The old and the new card, among the members of a change.
    let before: Int?
    let after: Int?
    /// The first eight bytes of the names that tell a detail or a change from a card.
    let formStarts: (kind: UInt64, before: UInt64, after: UInt64)
    let sharingMode: Int?
    let sharingCircles: Int?

    /// The way of sharing that names fields: the last choice of the mode, as a row of the list table.
    let perFieldMode: Int

    init(_ table: RuleTable) throws(TableError) {
        let card = try table.required(CardSchemaIndex.cardName)
        let sharing = try table.required(CardSchemaIndex.sharingName)
        self.card = card
        self.sharing = sharing
        change = try table.required("change")
        var program: [RuleOperation] = []
        for row in 0..<table.rules.count { program.append(try RuleOperation(table, row: row)) }
        let kinds = (0..<table.kinds.count).map { KindSchema(row: $0, in: table, program) }
        self.kinds = kinds
        objects = (0..<table.objects.count).map { ObjectSchema(table, row: $0) }
        let collections: [(position: Int, kind: KindSchema)] = (0..<card.memberCount).compactMap { position in
            let row = card.firstMember + position
            guard table.memberType(row) == .items, let object = table.object(ofMember: row),
                let kind = kinds.first(where: { $0.object.row == object.row })
            else { return nil }
            return (position, kind)
        }
        self.collections = collections
        nameLists = (0..<card.memberCount).compactMap { place in
            guard table.memberType(card.firstMember + place) == .names else { return nil }
            let rules = program.filter { $0.subject == .list && $0.kind == nil && $0.member == place }
            return (card.firstMember + place, place, FixedRows(rules))
        }
        let rules = program.filter { $0.subject == .card || $0.subject == .collection }
        let textActions: Set<RuleAction> = [.uniqueText, .uniqueFolded]
        let cardRules = rules.filter { !textActions.contains($0.action) }
        self.cardRules = FixedRows(cardRules)
        textRules = collections.map { collection in
            FixedRows(rules.filter { $0.collection == collection.position && textActions.contains($0.action) })
        }
        let keyActions: Set<RuleAction> = [.uniqueKey, .uniqueWideKey, .among]
        keyRules = collections.map { collection in
            FixedRows(cardRules.filter { $0.collection == collection.position && keyActions.contains($0.action) })
        }
        let itemActions: Set<RuleAction> = [.atLeast, .atMost, .among]
        looksIntoItems = collections.map { collection in
            cardRules.contains { $0.collection == collection.position && itemActions.contains($0.action) }
        }
        itemRules = kinds.map { kind in
            FixedRows(program.filter { $0.subject == .item && $0.kind == kind.row && $0.action != .layoutFields })
        }
        changeRules = kinds.map { kind in program.filter { $0.subject == .change && $0.kind == kind.row } }
        cardChangeRules = program.filter { $0.subject == .change && $0.kind == nil }
        placePositions = (0..<table.places.count).map {
            table.position(ofMember: table.places[$0, RuleLayout.Place.member.rawValue])
        }
        let deviceRegion = table.position("deviceRegion", in: card)
        self.deviceRegion = deviceRegion
        values = card.values & ~(deviceRegion.map { 1 << UInt32($0) } ?? 0)
        before = table.position("before", in: change)
        after = table.position("after", in: change)
        let sides = change
        func start(_ place: Int?) -> UInt64 { place.map { sides.entries[$0].nameStart } ?? 0 }
        formStarts = (
            CardCheck.kindMember.withUTF8Buffer { MemberEntry.start(of: $0.span) }, start(before), start(after)
        )
        sharingMode = table.position("mode", in: sharing)
        sharingCircles = table.position("circles", in: sharing)
        perFieldMode =
            sharingMode.map { place in
                let row = sharing.firstMember + place
                return table.members[row, RuleLayout.Member.firstChoice.rawValue]
                    + table.members[row, RuleLayout.Member.choiceCount.rawValue] - 1
            } ?? -1
    }

    /// The members at which a rule puts its problem.
    func places(_ rule: RuleOperation) -> ArraySlice<Int> {
        placePositions[rule.firstPlace..<rule.firstPlace + rule.placeCount]
    }

    /// The kind of the details in a list of a card.
    func kindName(ofCollection name: String, _ rules: RuleTable) -> String? {
        collections.first { rules.memberName(card.firstMember + $0.position) == name }?.kind.name
    }

    /// The name of the root object, in the table and in problems at the root.
    static let cardName = "card"

    /// The name of the object that says who sees a detail.
    static let sharingName = "sharing"
}
