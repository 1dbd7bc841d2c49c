import EmailAddresses
import Findings
import JSONText
import TableFormat

extension CardCheck {
    /// Whether a rule compares the keys of this collection, given what is there.
    func needsKeys(_ position: Int, _ list: JSONNode, _ found: FoundMembers) -> Bool {
        schema.cardRules.contains { rule in
            guard rule.collection == position else { return false }
            return switch rule.check {
            case .uniqueKey: hasSeveral(list)
            case .uniqueWideKey: isTold(rule) && hasSeveral(list)
            case .keyPresent, .keyFlagged: found[rule.member] != nil
            default: false
            }
        }
    }

    private func hasSeveral(_ list: JSONNode) -> Bool {
        var elements = nodes.elements(of: list)
        return elements.next() != nil && elements.next() != nil
    }

    /// Whether somebody wants to hear of it, so that it is worth finding out.
    func isTold(_ rule: RuleOperation) -> Bool { policy.severity(rule.problem, in: rules) != nil }

    /// The rules on the card as a whole and on its collections.
    func cardRules(_ root: JSONNode, _ found: FoundMembers, _ keys: [CollectionKeys]) {
        for rule in schema.cardRules where holds(rule.condition, found) {
            switch rule.check {
            case .memberRequired: memberRequired(rule, root)
            case .memberUnused: if let node = found[rule.member] { report(rule.code, at: node) }
            case .keyPresent:
                if let node = found[rule.member], keyed(node, rule, keys) == nil { report(rule.code, at: node) }
            case .keyFlagged: keyFlagged(rule, found, keys)
            case .uniqueKey: uniqueKey(rule, keys)
            case .uniqueWideKey: if isTold(rule) { uniqueWideKey(rule, keys) }
            case .atLeastOne, .atMostOne: flags(rule, found)
            case .maximum: maximum(rule, found)
            case .flagNeeds, .subset: break
            }
        }
    }

    /// The rules on one item.
    func itemRules(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema) {
        for rule in schema.itemRules[kind.row] {
            if rule.check == .flagNeeds {
                if let flag = found[rule.flag], isSet(flag), isNotSet(rule.other, found, kind, item) {
                    report(rule.code, at: flag)
                }
            } else if let subset = found[rule.member] {
                checkSubset(subset, of: found[rule.other], rule.code)
            }
        }
    }

    private func memberRequired(_ rule: RuleOperation, _ root: JSONNode) {
        guard let member = rule.member, !isGiven(schema.card.firstMember + member, in: root) else { return }
        report(rule.code, at: root)
    }

    /// Whether a flag is false or absent; one of another type is neither.
    private func isNotSet(_ flag: Int?, _ found: FoundMembers, _ kind: KindSchema, _ item: JSONNode) -> Bool {
        guard let flag else { return false }
        return found[flag].map { !isSet($0) } ?? !isGiven(kind.object.firstMember + flag, in: item)
    }

    /// Whether a flag is false, null or absent.
    private func isFalse(_ flag: JSONNode?) -> Bool {
        guard let flag else { return true }
        return document.kind(flag) == .null || document.bool(of: flag) == false
    }

    private func isSet(_ flag: JSONNode) -> Bool { document.bool(of: flag) == true }

    private func holds(_ condition: RuleOperation.Condition?, _ found: FoundMembers) -> Bool {
        guard let condition else { return true }
        let value = found[condition.member]
        let equal = value.map { document.text(of: $0, equals: condition.choice.utf8Span.span) } ?? false
        return equal != condition.negated
    }

    /// The item whose key is that of the member's value. Only e-mail addresses are referred to in this way.
    private func keyed(_ node: JSONNode, _ rule: RuleOperation, _ keys: [CollectionKeys]) -> JSONNode? {
        guard let keys = keys.first(where: { $0.position == rule.collection })?.keys, keys.isNeeded else { return nil }
        return keys.item(document.withText(of: node) { tables.emails.key(of: $0) } ?? [])
    }

    private func keyFlagged(_ rule: RuleOperation, _ found: FoundMembers, _ keys: [CollectionKeys]) {
        guard let node = found[rule.member], let item = keyed(node, rule, keys) else { return }
        let flag = flag(rule, of: item)
        if isFalse(flag) { report(rule.code, at: flag ?? item) }
    }

    private func uniqueKey(_ rule: RuleOperation, _ keys: [CollectionKeys]) {
        guard let keys = keys.first(where: { $0.position == rule.collection })?.keys, keys.isNeeded else { return }
        for (value, first) in keys.repeated {
            report(rule.code, at: value, [Parameter("first", document.pointer(to: first).description)])
        }
    }

    private func flags(_ rule: RuleOperation, _ found: FoundMembers) {
        guard let list = rule.collection.flatMap({ found[$0] }) else { return }
        var first: JSONNode?
        var isAbsent = false
        var isUnclear = false
        for item in nodes.elements(of: list) where nodes.kind(item) == .object {
            let flag = flag(rule, of: item)
            if isFalse(flag) { isAbsent = true } else if flag.map(isSet) == false { isUnclear = true }
            guard let flag, isSet(flag) else { continue }
            if let first, rule.check == .atMostOne {
                report(rule.code, at: flag, [Parameter("first", document.pointer(to: first).description)])
            }
            first = first ?? flag
        }
        if rule.check == .atLeastOne, isAbsent, !isUnclear, first == nil { report(rule.code, at: list) }
    }

    private func flag(_ rule: RuleOperation, of item: JSONNode) -> JSONNode? {
        guard let collection = rule.collection, let flag = rule.flag,
            let kind = schema.collections.first(where: { $0.position == collection })?.kind
        else { return nil }
        return document.member(rules.memberName(kind.object.firstMember + flag), of: item)
    }

    private func maximum(_ rule: RuleOperation, _ found: FoundMembers) {
        guard let list = rule.collection.flatMap({ found[$0] }) else { return }
        var count = 0
        var firstBeyond: JSONNode?
        for item in document.elements(of: list) {
            count += 1
            if count == rule.limit + 1 { firstBeyond = item }
        }
        if let firstBeyond {
            report(rule.code, at: firstBeyond, [Parameter("count", count), Parameter("limit", rule.limit)])
        }
    }

    private func checkSubset(_ list: JSONNode, of other: JSONNode?, _ code: String) {
        for element in nodes.elements(of: list) {
            if !(other.map { contains(element, in: $0) } ?? false) { report(code, at: element) }
        }
    }
}
