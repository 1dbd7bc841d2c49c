import TableFormat

/// A kind of detail: its object, its types, and where the members lie that its checks read.
final class KindSchema: Sendable {
    /// The members that checks in Swift read by name. The names are part of the card's contract.
    enum Role: Int, CaseIterable {
        case id, value, country, type, fields
        case day, month, year
        case file, width, height, format, metadata
    }

    let row: Int
    let name: String

    /// The checks in Swift that the kind has.
    let check: DetailCheck
    let object: ObjectSchema

    /// A bit for each member that says who sees the detail.
    let sharing: UInt32

    /// A bit for each other member whose value is looked at by itself, and not by the check of the kind.
    let open: UInt32

    /// What the items are compared by when the kind has no check: the type of the member `value`.
    let keyType: MemberType?

    /// The rules on the fields that a way of sharing names.
    let layoutRules: FixedRows<RuleOperation>

    /// A bit for each list of names that a detail of the kind has itself and that a rule is on.
    let ownNames: UInt32

    /// The rules on lists of names that a detail of the kind has itself.
    let nameRules: FixedRows<RuleOperation>
    private let positions: InlineArray<13, Int>

    init(row: Int, in table: RuleTable, _ program: [RuleOperation]) {
        self.row = row
        name = table.texts[table.kinds[row, RuleLayout.Kind.name.rawValue]]
        let word = table.kinds[row, RuleLayout.Kind.check.rawValue]
        check = DetailCheck.allCases.indices.contains(word) ? DetailCheck.allCases[word] : .none
        let object = ObjectSchema(table, row: table.kinds[row, RuleLayout.Kind.object.rawValue])
        self.object = object
        nameRules = FixedRows(program.filter { $0.subject == .list && $0.kind == row })
        ownNames = program.filter { $0.subject == .list && $0.kind == row }.reduce(0) { bits, rule in
            rule.member.map { bits | 1 << UInt32(truncatingIfNeeded: $0) } ?? bits
        }
        layoutRules = FixedRows(program.filter { $0.action == .layoutFields && $0.kind == row })
        let positions: InlineArray<13, Int> = InlineArray {
            table.position("\(Role.allCases[$0])", in: object) ?? -1
        }
        self.positions = positions
        let sharingRow = table.object(CardSchemaIndex.sharingName)?.row
        let sharing = object.places { row in
            table.memberType(row) == .object && table.object(ofMember: row)?.row == sharingRow
        }
        self.sharing = sharing
        let value = positions[Role.value.rawValue]
        keyType = value < 0 ? nil : table.memberType(object.firstMember + value)
        var known: [Int] = []
        switch check {
        case .name, .email: known = [value]
        case .phone:
            known = [value]
            if value >= 0 { known.append(table.entries[object.firstMember + value].target - object.firstMember) }
        case .address: known = [positions[Role.country.rawValue], positions[Role.fields.rawValue]]
        case .date, .photo, .none: break
        }
        open = object.values & ~sharing & ~object.places { known.contains($0 - object.firstMember) }
    }

    /// The place of a member, or `nil` when the kind has none of this name.
    func position(_ role: Role) -> Int? {
        let position = positions[role.rawValue]
        return position < 0 ? nil : position
    }
}
