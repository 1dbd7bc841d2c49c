/// What a run keeps of one collection of a card.
final class CollectionCheck {
    /// The place of the collection among the members of the card.
    let position: Int
    let kind: KindSchema

    /// The rules that compare the keys of its items.
    let keyRules: FixedRows<RuleOperation>

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
    }

    /// Takes up another card; nothing is known of the collection yet.
    func begin() {
        keys.begin(isNeeded: false)
        items.begin(areKnown: false)
    }
}
