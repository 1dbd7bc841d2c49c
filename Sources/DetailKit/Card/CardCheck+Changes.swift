import Findings
import JSONText
import TableFormat

extension CardCheck {
    /// The rules on what may become of the items of a card. The new card has been checked; the old one is only read.
    func changes(from old: CardCheck, to after: JSONNode) {
        guard !isFull else { return }
        old.changed = self
        for rule in schema.cardChangeRules {
            compare(rule, old.cardMembers, cardMembers, after, schema.card, old)
        }
        for (position, kind) in schema.collections where !schema.changeRules[kind.row].isEmpty {
            // Of a collection that cannot be read it is not known what it has lost.
            guard let list = old.cardMembers[position], !cardMembers.isUnusable(position) else { continue }
            let new = cardMembers[position]
            guard old.isBounded(list), new.map(isBounded) ?? true else { continue }
            let match = ItemMatch(list, of: old, to: new, of: self, kind)
            changes(match, kind, old, at: new ?? after)
        }
    }

    private func isBounded(_ list: JSONNode) -> Bool {
        document.elements(of: list).reduce(0) { count, _ in count + 1 } <= rules.limits.items
    }

    private func changes(_ match: ItemMatch, _ kind: KindSchema, _ old: CardCheck, at list: JSONNode) {
        for rule in schema.changeRules[kind.row] {
            switch rule.action {
            case .keepAtLeast: keepAtLeast(rule, match, old, at: list)
            case .kept: kept(rule, match, kind, old, at: list)
            case .unchanged, .require:
                for pair in match.pairs {
                    guard let new = pair.new else { continue }
                    let was = old.quietMembers(of: pair.old, kind.object)
                    compare(rule, was, quietMembers(of: new, kind.object), new, kind.object, old)
                }
            default: break
            }
        }
    }

    /// An item that is not there any more is told at the collection, or at the card when that is gone as well.
    private func report(_ rule: RuleOperation, removed item: JSONNode, of old: CardCheck, at list: JSONNode) {
        report(rule, at: list, [Parameter("removed", old.document.pointer(to: item).description)])
    }

    private func keepAtLeast(_ rule: RuleOperation, _ match: ItemMatch, _ old: CardCheck, at list: JSONNode) {
        guard match.newCount < rule.limit, let gone = match.pairs.last(where: { $0.new == nil }) else { return }
        report(rule, removed: gone.old, of: old, at: list)
    }

    private func kept(
        _ rule: RuleOperation, _ match: ItemMatch, _ kind: KindSchema, _ old: CardCheck, at list: JSONNode
    ) {
        for pair in match.pairs where pair.new == nil {
            old.newItem = FoundMembers()
            guard old.holds(rule.when, old.quietMembers(of: pair.old, kind.object)) == true else { continue }
            if let condition = rule.condition, hasItem(condition, in: cardMembers[rule.collection], kind) { continue }
            report(rule, removed: pair.old, of: old, at: list)
        }
    }

    /// Whether the condition holds for an item, or may: one that cannot be read is told by itself.
    private func hasItem(_ condition: Int, in list: JSONNode?, _ kind: KindSchema) -> Bool {
        guard let list else { return false }
        return document.elements(of: list).contains { item in
            document.kind(item) == .object && holds(condition, quietMembers(of: item, kind.object)) != false
        }
    }

    /// Compares an object, which is the card or an item of it, with what has become of it.
    private func compare(
        _ rule: RuleOperation, _ was: FoundMembers, _ found: FoundMembers, _ new: JSONNode, _ object: ObjectSchema,
        _ old: CardCheck
    ) {
        old.newItem = found
        guard old.holds(rule.when, was) == true else { return }
        if rule.action == .unchanged {
            guard let member = rule.member, !was.isUnusable(member), !found.isUnusable(member) else { return }
            let type = rules.memberType(object.firstMember + member)
            if isUnchanged(was[member], in: old, found[member], type) { return }
            report(rule, at: place(rule, found) ?? found[member] ?? new)
        } else if rule.action == .require, old.holds(rule.condition, was) == false {
            report(rule, at: place(rule, found) ?? new)
        }
    }

    private func place(_ rule: RuleOperation, _ found: FoundMembers) -> JSONNode? {
        schema.places(rule).lazy.compactMap { found[$0] }.first
    }

    private func isUnchanged(
        _ was: JSONNode?, in old: CardCheck, _ value: JSONNode?, _ type: MemberType
    ) -> Bool {
        guard let was, let value else {
            // A flag that is not there is not set.
            let given = was.map { old.document.bool(of: $0) } ?? value.map { document.bool(of: $0) }
            return type == .flag ? given != true : (was == nil) == (value == nil)
        }
        switch type {
        case .flag: return old.document.bool(of: was) == document.bool(of: value)
        case .number: return old.document.integer(of: was) == document.integer(of: value)
        case .email: return isSame(value, was, in: old, isEmail: true) == true
        case .name, .phone:
            let key = document.withText(of: value) { self.key(of: $0, type, region: nil) } ?? []
            let oldKey = old.document.withText(of: was) { old.key(of: $0, type, region: nil) } ?? []
            return key == oldKey && !key.isEmpty || isSame(value, was, in: old, isEmail: false) == true
        default: return isSame(value, was, in: old, isEmail: false) == true
        }
    }
}
