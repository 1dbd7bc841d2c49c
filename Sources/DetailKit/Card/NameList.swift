import JSONText
import TableFormat

/// What a run keeps of one list of names that the card has, such as its circles, to which other members refer.
final class NameList {
    /// The row of the member, by which references name it; -1 for a list that there is not.
    let row: Int

    /// The place of the list among the members of the card.
    let place: Int

    /// The rules on the list and on what refers to it.
    let rules: FixedRows<RuleOperation>

    /// The names, as long as all are plain: texts of ASCII without escapes, none empty or twice.
    let plain = PlainNames()

    /// The list, when the payload is a card that has it.
    private(set) var node: JSONNode?

    /// Whether references can be checked: a detail alone has nothing to refer to.
    private(set) var isKnown = false

    /// The names, when they are too many to look through.
    var table: [[UInt8]: JSONNode]?

    /// The names to find the nearest among, once one is looked for.
    var texts: [String]?

    init(row: Int, place: Int, _ rules: FixedRows<RuleOperation>) {
        self.row = row
        self.place = place
        self.rules = rules
    }

    /// Takes up the list of a card. What is there but is no list says nothing about the references.
    func begin(_ members: FoundMembers) {
        node = members[place]
        isKnown = !members.isUnusable(place)
    }

    /// Lets go of the card.
    func end() {
        (node, isKnown) = (nil, false)
        plain.removeAll()
        if table != nil { table = nil }
        if texts != nil { texts = nil }
    }
}
