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
        var own: JSONNode?
        func add(_ place: JSONNode, of item: JSONNode) {
            count += 1
            // The one that is saved into a card that is full is the one too many.
            if item == soleDetail { own = place }
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
                add(place(of: rule, in: found) ?? node, of: node)
            }
        } else {
            for item in nodes.elements(of: list) { add(item, of: item) }
        }
        guard let beyond, !rule.isEach else { return }
        report(rule, at: own ?? beyond, [Parameter("count", count), Parameter("limit", rule.limit)], ifNamed: rules)
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
}
