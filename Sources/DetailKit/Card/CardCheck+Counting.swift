import Findings
import JSONText
import TableFormat
import UnicodeText

extension CardCheck {
    /// A collection with items has enough for which the condition holds. Told at the collection.
    func atLeast(_ rule: RuleOperation) {
        guard let list = cardMembers[rule.collection] else { return }
        _ = withCollection(at: rule.collection) { if $0.items.areKnown { atLeast(rule, list, $0.items) } }
    }

    private func atLeast(_ rule: RuleOperation, _ list: JSONNode, _ items: CollectionItems) {
        var count = rule.condition == nil ? items.count : 0
        if let condition = rule.condition {
            for index in 0..<items.count {
                // Of an item that cannot be read nothing is known, so nothing is said.
                guard let holds = holds(condition, items[index].members) else { return }
                if holds { count += 1 }
            }
        }
        guard count < rule.limit, items.count > 0 || rule.condition == nil else { return }
        report(rule, at: list, [Parameter("count", count), Parameter("limit", rule.limit)], ifNamed: rules)
    }

    /// A collection has at most so many for which the condition holds. Told at the first too many, or at each of them.
    func atMost(_ rule: RuleOperation) {
        guard let list = cardMembers[rule.collection] else { return }
        _ = withCollection(at: rule.collection) { atMost(rule, list, $0.items) }
    }

    private func atMost(_ rule: RuleOperation, _ list: JSONNode, _ items: CollectionItems) {
        var count = 0
        var first: JSONNode?
        var beyond: JSONNode?
        func add(_ place: JSONNode) {
            count += 1
            if count > rule.limit {
                if rule.isEach { reportRepeated(rule, at: place, first: first ?? place) }
                beyond = beyond ?? place
            }
            first = first ?? place
        }
        if let condition = rule.condition {
            for index in 0..<items.count {
                let (node, found) = items[index]
                guard holds(condition, found) == true else { continue }
                add(place(of: rule, in: found) ?? node)
            }
        } else {
            for item in nodes.elements(of: list) { add(item) }
        }
        guard let beyond, !rule.isEach else { return }
        report(rule, at: beyond, [Parameter("count", count), Parameter("limit", rule.limit)], ifNamed: rules)
    }

    /// The first of the rule's places that is there.
    func place(of rule: RuleOperation, in found: FoundMembers) -> JSONNode? {
        for place in schema.places(rule) { if let node = found[place] { return node } }
        return nil
    }

    /// Adds a problem with those of the parameters that its code has.
    func report(
        _ rule: RuleOperation, at node: JSONNode, _ parameters: [Parameter], ifNamed rules: RuleTable
    ) {
        let known = rules.parameters(ofProblem: rule.problem)
        report(rule, at: node, parameters.filter { known.contains($0.name) })
    }

    /// No two items have the same text in a member, composed, and where the rule says so folded.
    func uniqueText(_ rule: RuleOperation) {
        guard let list = cardMembers[rule.collection], let member = rule.member,
            let kind = collection(at: rule.collection)?.kind
        else { return }
        let keys = ItemKeys()
        keys.begin(isNeeded: true)
        for item in nodes.elements(of: list) where nodes.kind(item) == .object {
            guard let value = document.member(rules.memberName(kind.object.firstMember + member), of: item),
                nodes.kind(value) == .string
            else { continue }
            keys.add(item: item, value: value) { bytes in
                _ = withText(of: value) { text in
                    guard text.count <= rules.limits.composedBytes else { return bytes.append(contentsOf: text.bytes) }
                    let folded = rule.action == .uniqueFolded ? CaseFolding.folded(text) : text.bytes
                    bytes.append(contentsOf: NFC.normalized(folded.span) ?? folded)
                }
            }
        }
        for (value, first) in keys.repeated { reportRepeated(rule, at: value, first: first) }
    }
}
