import Findings
import JSONText
import TableFormat

extension CardCheck {
    /// The members that must be there under a condition: told at a text that says nothing, else at the object.
    func conditionalMembers(of node: JSONNode, _ object: ObjectSchema, _ found: borrowing FoundMembers) {
        var open = object.conditional
        while open != 0 {
            let place = open.trailingZeroBitCount
            open &= open - 1
            let row = object.firstMember + place
            guard !found.isUnusable(place) else { continue }
            let value = found[place]
            if let value, !(rules.entries[row].isFilled && isBlank(value)) { continue }
            guard holds(rules.entries[row].condition, found) == true else { continue }
            report(RuleCode.missingMember, at: value ?? node, [Parameter("member", rules.memberName(row))])
        }
    }

    /// The members of an object that was checked before, without telling again what is wrong with them.
    func quietMembers(of node: JSONNode, _ object: ObjectSchema) -> FoundMembers {
        var found = memberMemory.take(object.memberCount)
        for member in nodes.members(of: node) {
            guard let place = withText(of: member.name, { object.position($0) }) ?? nil,
                !found.has(place)
            else { continue }
            if isUsable(member.value, rules.memberType(object.firstMember + place)) {
                found.add(member.value, at: place)
            } else if nodes.kind(member.value) != .null {
                found.markUnusable(place)
            }
        }
        return found
    }

    /// Whether a value is of the type of its member, which says enough about an item that is looked at again.
    private func isUsable(_ value: JSONNode, _ type: MemberType) -> Bool {
        let found = nodes.kind(value)
        return switch type {
        case .text, .region, .email, .name, .phone, .choice, .kindType: found == .string
        case .flag: found == .bool
        case .number: nodes.integer(of: value) != nil
        case .names, .references, .items: found == .array
        case .sharing: found == .array || found == .object
        case .fields, .object: found == .object
        }
    }
}
