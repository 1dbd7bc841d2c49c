/// What a run keeps of one collection of a card.
final class CollectionCheck {
    /// The place of the collection among the members of the card.
    let position: Int
    let kind: KindSchema

    /// The rules that compare the keys of its items.
    let keyRules: FixedRows<RuleOperation>

    /// The rules that no two items have the same text in a member, what each has found so far, and a bit for each such member.
    let textRules: FixedRows<RuleOperation>
    let textKeys: [ItemKeys]
    let textMembers: UInt32

    /// Whether an item has such a text.
    var hasTexts = false

    /// Whether a rule on the collection looks into its items.
    let looksIntoItems: Bool

    /// What its items are compared by.
    let keys = ItemKeys()

    /// The items themselves, where a rule looks into them.
    let items = CollectionItems()

    init(_ number: Int, in schema: CardSchemaIndex) {
        (position, kind) = schema.collections[number]
        keyRules = schema.keyRules[number]
        looksIntoItems = schema.looksIntoItems[number]
        let rules = schema.textRules[number]
        textRules = rules
        textKeys = (0..<rules.count).map { _ in ItemKeys() }
        textMembers = (0..<rules.count).reduce(0) { bits, row in
            rules[row].member.map { bits | 1 << UInt32(truncatingIfNeeded: $0) } ?? bits
        }
    }

    /// Takes up another card; nothing is known of the collection yet.
    func begin() {
        keys.begin(isNeeded: false)
        items.begin(areKnown: false)
        guard hasTexts else { return }
        hasTexts = false
        for keys in textKeys { keys.begin(isNeeded: true) }
    }
}
