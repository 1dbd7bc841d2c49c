import JSONText
import TableFormat

extension CardCheck {
    /// Checks the values of members whose type says more than their shape: a number, an address, a name by itself, a region, or
    /// an object of its own. Each is told by the codes of its kind, whatever object it stands in.
    ///
    /// - Parameter open: a bit for each member that nobody else looks at.
    func values(_ found: FoundMembers, _ object: ObjectSchema, _ open: UInt32, of node: JSONNode) {
        for place in 0..<object.memberCount where open & 1 << UInt32(place) != 0 {
            guard let value = found[place] else { continue }
            let row = object.firstMember + place
            switch rules.memberType(row) {
            case .email: email(at: value)
            case .name: name(at: value)
            case .phone: phone(at: value, row, found, object, of: node, region: nil)
            case .region: _ = region(at: value)
            case .fields:
                let country = rules.entries[row].target - object.firstMember
                if let country = found[country] { fields(value, country) }
            case .object: inner(value, row)
            default: break
            }
        }
    }

    /// Checks an object inside another one: a detail of a kind, a way of sharing, or any other.
    private func inner(_ node: JSONNode, _ row: Int) {
        guard let number = rules.members.reference(row, RuleLayout.Member.object.rawValue) else { return }
        let object = schema.objects[number]
        if object.row == schema.sharing.row {
            shared(node)
        } else if let kind = schema.kinds.first(where: { $0.object.row == object.row }) {
            item(node, kind, noKeys)
        } else {
            let found = members(of: node, object)
            references(found, object)
            values(found, object, object.values, of: node)
        }
    }
}
