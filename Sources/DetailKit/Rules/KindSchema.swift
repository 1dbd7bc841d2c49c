import TableFormat

/// A kind of detail: its object, its types, and where the members lie that its checks read.
final class KindSchema: Sendable {
    /// The members that checks in Swift read by name. The names are part of the card's contract.
    enum Role: Int, CaseIterable {
        case id, value, country, type, fields, sharing
        case day, month, year
        case file, width, height, format, metadata
    }

    let row: Int
    let name: String

    /// The checks in Swift that the kind has.
    let check: DetailCheck
    let object: ObjectSchema

    /// A bit for each member that refers to circles.
    let circles: UInt32
    private let positions: InlineArray<14, Int>

    init(row: Int, in table: RuleTable) {
        self.row = row
        name = table.texts[table.kinds[row, RuleLayout.Kind.name.rawValue]]
        let word = table.kinds[row, RuleLayout.Kind.check.rawValue]
        check = DetailCheck.allCases.indices.contains(word) ? DetailCheck.allCases[word] : .none
        let object = ObjectSchema(table, row: table.kinds[row, RuleLayout.Kind.object.rawValue])
        self.object = object
        circles = (0..<object.memberCount).reduce(0) { bits, place in
            table.memberType(object.firstMember + place) == .references ? bits | 1 << UInt32(place) : bits
        }
        positions = InlineArray { table.position("\(Role.allCases[$0])", in: object) ?? -1 }
    }

    /// The place of a member, or `nil` when the kind has none of this name.
    func position(_ role: Role) -> Int? {
        let position = positions[role.rawValue]
        return position < 0 ? nil : position
    }
}
