import Findings
import JSONText
import TableFormat

extension CardCheck {
    /// Whether a rule compares the keys of a collection, given what is there.
    func needsKeys(_ collection: CollectionCheck, _ list: JSONNode, _ found: FoundMembers) -> Bool {
        for row in 0..<collection.keyRules.count {
            let rule = collection.keyRules[row]
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
    func cardRules(_ root: JSONNode) {
        for row in 0..<schema.cardRules.count {
            let pointer = schema.cardRules.start + row
            guard mayHold(pointer, cardMembers), holds(pointer.pointee.when, cardMembers) == true else { continue }
            let rule = pointer.pointee
            switch rule.action {
            case .require: require(rule, root, cardMembers)
            case .among: among(rule)
            case .uniqueKey: uniqueKey(rule)
            case .uniqueWideKey: if isTold(rule) { uniqueWideKey(rule) }
            case .atLeast: atLeast(rule)
            case .atMost: atMost(rule)
            case .subset: subset(rule, cardMembers)
            case .uniqueText, .uniqueFolded, .filled, .distinct, .known, .layoutFields, .unchanged, .kept, .keepAtLeast:
                break
            }
        }
    }

    /// The rules on one item.
    func itemRules(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema) {
        let (start, count) = schema.itemRules[kind.row].bounds
        for row in 0..<count {
            let pointer = start + row
            guard mayHold(pointer, found), holds(pointer.pointee.when, found) == true else { continue }
            let rule = pointer.pointee
            switch rule.action {
            case .require: require(rule, item, found)
            case .subset: subset(rule, found)
            default: break
            }
        }
    }

    /// Whether the member is there without which a rule cannot hold: what most rules end with.
    @inline(__always)
    private func mayHold(_ rule: UnsafePointer<RuleOperation>, _ found: FoundMembers) -> Bool {
        rule.pointee.needed == 0 || found.given & rule.pointee.needed != 0
    }

    /// A condition that does not hold is told at the first of the rule's places that is there, else at the subject. What is
    /// there but wrong is told by itself.
    private func require(_ rule: RuleOperation, _ node: JSONNode, _ found: FoundMembers) {
        guard holds(rule.condition, found) == false else { return }
        for place in schema.places(rule) {
            if found.isUnusable(place) { return }
            if let node = found[place] { return report(rule, at: node, parameters(of: rule, found)) }
        }
        report(rule, at: node, parameters(of: rule, found))
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
    private func among(_ rule: RuleOperation) {
        guard let node = cardMembers[rule.member],
            cardMembers[rule.collection] != nil || !cardMembers.isUnusable(rule.collection)
        else { return }
        _ = withCollection(at: rule.collection) { among(rule, node, $0) }
    }

    private func among(_ rule: RuleOperation, _ node: JSONNode, _ collection: CollectionCheck) {
        var item: JSONNode?
        if collection.keys.isNeeded {
            let type = collection.kind.keyType
            item = collection.keys.item { bytes in
                _ = withText(of: node) { appendKey(of: $0, of: type, region: deviceRegion, to: &bytes) }
            }
        }
        guard let condition = rule.condition else {
            if item == nil { report(rule, at: node) }
            return
        }
        guard let item, let found = collection.items.members(of: item) else { return }
        guard holds(condition, found) == false else { return }
        report(rule, at: place(of: rule, in: found) ?? item)
    }

    private func uniqueKey(_ rule: RuleOperation) {
        _ = withCollection(at: rule.collection) { collection in
            guard collection.keys.isNeeded else { return }
            for (value, first) in collection.keys.repeated { reportRepeated(rule, at: value, first: first) }
        }
    }

    /// Every text of one list must be among those of another.
    private func subset(_ rule: RuleOperation, _ found: FoundMembers) {
        guard let list = found[rule.member] else { return }
        let other = found[rule.other]
        for element in nodes.elements(of: list) {
            if !(other.map { contains(element, in: $0) } ?? false) { report(rule, at: element) }
        }
    }
}
