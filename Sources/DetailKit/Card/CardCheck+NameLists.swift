import Findings
import JSONText
import TableFormat
import UnicodeText

extension CardCheck {
    /// The names of a list of the card: what its rules say of them.
    func names(_ names: NameList) {
        guard let list = names.node, !arePlain(list, names) else { return }
        if let rule = rule(.filled, names.rules, FoundMembers()) { filled(list, rule) }
        if let rule = rule(.distinct, names.rules, FoundMembers()) { repeated(in: list, rule) }
        names.table = makeTable(list)
    }

    /// The lists of names that a detail has itself, to which nothing refers.
    func ownNames(_ found: FoundMembers, _ kind: KindSchema) {
        for row in 0..<kind.nameRules.count {
            let operation = kind.nameRules[row]
            guard let list = found[operation.member], holds(operation.when, found) == true else { continue }
            if operation.action == .filled { filled(list, operation) } else { repeated(in: list, operation) }
        }
    }

    /// The rule of a list that asks for something, if there is one and it holds.
    private func rule(_ action: RuleAction, _ rules: FixedRows<RuleOperation>, _ found: FoundMembers) -> RuleOperation?
    {
        for row in 0..<rules.count where rules[row].action == action {
            if holds(rules[row].when, found) == true { return rules[row] }
        }
        return nil
    }

    private func filled(_ list: JSONNode, _ rule: RuleOperation) {
        for name in nodes.elements(of: list) where nodes.kind(name) == .string && isBlank(name) {
            report(rule, at: name)
        }
    }

    /// Whether the names are a few texts of ASCII, none empty and none twice, as on most cards. They are then kept.
    private func arePlain(_ list: JSONNode, _ names: NameList) -> Bool {
        for name in nodes.elements(of: list) {
            guard let text = nodes.plainText(of: name), !isBlank(name),
                UTF8Text.asciiPrefix(of: text.span) == text.count, names.plain.number(of: text, in: nodes) == nil,
                names.plain.add(name, nodes.start(of: text))
            else {
                names.plain.removeAll()
                return false
            }
        }
        return true
    }

    /// The list that the references of a member go to; one without names when there is none.
    @inline(__always)
    func nameList(of row: Int) -> NameList {
        let target = rules.entries[row].target
        if target == firstNames.row { return firstNames }
        return otherNames.first { $0.row == target } ?? noNames
    }

    /// Whether a list refers to plain names of the card only, and to none twice. Most lists are settled here: no rule on
    /// references has anything to say of them.
    @inline(__always)
    func areKnownNames(_ list: JSONNode, of row: Int) -> Bool {
        if rules.entries[row].target == firstNames.row { return areKnownNames(list, firstPlain) }
        return areKnownNames(list, nameList(of: row).plain)
    }

    private func areKnownNames(_ list: JSONNode, _ names: PlainNames) -> Bool {
        guard names.count > 0, nodes.kind(list) == .array else { return false }
        var seen: UInt32 = 0
        for reference in nodes.elements(of: list) {
            guard nodes.kind(reference) == .string, let text = nodes.plainText(of: reference),
                let name = names.number(of: text, in: nodes), seen & 1 << UInt32(name) == 0
            else { return false }
            seen |= 1 << UInt32(name)
        }
        return true
    }

    /// The names that an object refers to, such as the circles that a detail is shared with.
    @inline(__always)
    func references(_ found: FoundMembers, _ object: ObjectSchema) {
        let open = object.references & found.places & ~found.settled
        if open != 0 { references(found, object, open) }
    }

    private func references(_ found: FoundMembers, _ object: ObjectSchema, _ open: UInt32) {
        for place in 0..<object.memberCount where open & 1 << UInt32(place) != 0 {
            if let list = found[place] { references(list, nameList(of: object.firstMember + place)) }
        }
    }

    /// References to names: which the card must have, and none of them twice, as far as rules say so.
    func references(_ list: JSONNode, _ names: NameList) {
        if areKnownNames(list, names.plain) { return }
        if let rule = rule(.distinct, names.rules, FoundMembers()) { repeated(in: list, rule) }
        guard names.isKnown, let rule = rule(.known, names.rules, FoundMembers()) else { return }
        for reference in nodes.elements(of: list) where nodes.kind(reference) == .string && !has(reference, names) {
            if isFull { return }
            let nearest = nearest(to: reference, among: texts(of: names))
            report(
                rules.code(ofProblem: rule.problem), at: reference, range: document.sourceRange(reference),
                nearest.map { [Parameter("nearest", $0)] } ?? [], nearest.map { Repair($0, .proposed) })
        }
    }

    /// The names to find the nearest among.
    private func texts(of names: NameList) -> [String] {
        if let known = names.texts { return known }
        let texts = names.node.map { document.elements(of: $0).compactMap(document.string(of:)) } ?? []
        names.texts = texts
        return texts
    }

    private func has(_ reference: JSONNode, _ names: NameList) -> Bool {
        guard let list = names.node else { return false }
        if let many = names.table { return withText(of: reference) { many[composed($0)] != nil } ?? false }
        return contains(reference, in: list)
    }
}
