import Findings
import JSONText
import TableFormat

extension CardCheck {
    /// Whether a rule compares the keys of this collection, given what is there.
    func needsKeys(_ position: Int, _ list: JSONNode, _ found: borrowing FoundMembers) -> Bool {
        for rule in schema.cardRules where rule.collection == position {
            switch rule.action {
            case .uniqueKey: if hasSeveral(list) { return true }
            case .uniqueWideKey: if isTold(rule), hasSeveral(list) { return true }
            case .among: if found[rule.member] != nil { return true }
            default: break
            }
        }
        return false
    }

    private func hasSeveral(_ list: JSONNode) -> Bool {
        var elements = nodes.elements(of: list)
        return elements.next() != nil && elements.next() != nil
    }

    /// Whether somebody wants to hear of it, so that it is worth finding out.
    func isTold(_ rule: RuleOperation) -> Bool { policy.severity(rule.problem, in: rules) != nil }

    /// The rules on the card as a whole and on its collections.
    func cardRules(_ root: JSONNode, _ keys: [CollectionKeys]) {
        for rule in schema.cardRules where holds(rule.when, cardMembers) == true {
            switch rule.action {
            case .require: require(rule, root, cardMembers)
            case .among: among(rule, keys)
            case .uniqueKey: uniqueKey(rule, keys)
            case .uniqueWideKey: if isTold(rule) { uniqueWideKey(rule, keys) }
            case .uniqueText, .uniqueFolded: uniqueText(rule)
            case .atLeast: atLeast(rule)
            case .atMost: atMost(rule)
            case .subset: subset(rule, cardMembers)
            case .filled, .distinct, .known, .layoutFields: break
            }
        }
    }

    /// The rules on one item.
    func itemRules(_ item: JSONNode, _ found: borrowing FoundMembers, _ kind: KindSchema) {
        for rule in schema.itemRules[kind.row] where holds(rule.when, found) == true {
            switch rule.action {
            case .require: require(rule, item, found)
            case .subset: subset(rule, found)
            default: break
            }
        }
    }

    /// A condition that does not hold is told at the first of the rule's places that is there, else at the subject. What is
    /// there but wrong is told by itself.
    private func require(_ rule: RuleOperation, _ node: JSONNode, _ found: borrowing FoundMembers) {
        guard holds(rule.condition, found) == false else { return }
        for place in schema.places(rule) {
            if found.isUnusable(place) { return }
            if let node = found[place] { return report(rule, at: node) }
        }
        report(rule, at: node)
    }

    /// Adds a problem that a rule found.
    func report(_ rule: RuleOperation, at node: JSONNode, _ parameters: [Parameter] = []) {
        report(rules.code(ofProblem: rule.problem), at: node, parameters)
    }

    func reportRepeated(_ rule: RuleOperation, at node: JSONNode, first: JSONNode) {
        report(rule, at: node, [Parameter("first", document.pointer(to: first).description)])
    }

    /// The item whose key is that of the member's value must be there; where the rule says more of it, that is told of an
    /// item that is there.
    private func among(_ rule: RuleOperation, _ keys: [CollectionKeys]) {
        guard let node = cardMembers[rule.member], let position = rule.collection,
            cardMembers[position] != nil || !cardMembers.isUnusable(position)
        else { return }
        let known = keys.first { $0.position == position && $0.keys.isNeeded }?.keys
        let item = known.flatMap { keys in
            keys.item { bytes in _ = withText(of: node) { appendKey(of: $0, collection: position, to: &bytes) } }
        }
        guard let condition = rule.condition else {
            if item == nil { report(rule, at: node) }
            return
        }
        guard let item, let kind = schema.kind(ofCollection: position) else { return }
        let found = quietMembers(of: item, kind.object)
        guard holds(condition, found) == false else { return }
        report(rule, at: schema.places(rule).lazy.compactMap { found[$0] }.first ?? item)
    }

    private func uniqueKey(_ rule: RuleOperation, _ keys: [CollectionKeys]) {
        guard let keys = keys.first(where: { $0.position == rule.collection })?.keys, keys.isNeeded else { return }
        for (value, first) in keys.repeated { reportRepeated(rule, at: value, first: first) }
    }

    /// Every text of one list must be among those of another.
    private func subset(_ rule: RuleOperation, _ found: borrowing FoundMembers) {
        guard let list = found[rule.member] else { return }
        let other = found[rule.other]
        for element in nodes.elements(of: list) {
            if !(other.map { contains(element, in: $0) } ?? false) { report(rule, at: element) }
        }
    }
}
