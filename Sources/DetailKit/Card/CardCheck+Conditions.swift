import JSONText
import TableFormat
import UnicodeText

extension CardCheck {
    /// Whether a condition holds for the members of a subject; `nil` when it asks for a member whose value is wrong, or for
    /// a card that there is not. A rule says nothing then: what is wrong is told by itself.
    ///
    /// - Parameter program: the first test; always true without one.
    func holds(_ program: Int?, _ subject: FoundMembers) -> Bool? {
        guard var index = program else { return true }
        let (tests, count) = (rules.tests.start, rules.tests.count)
        while index < count {
            let test = tests + index
            guard let isTrue = isTrue(test, subject) else { return nil }
            let next = isTrue ? test.pointee.onTrue : test.pointee.onFalse
            if next < 0 { return next == RuleTest.accept }
            index = next
        }
        return nil
    }

    private func isTrue(_ row: UnsafePointer<RuleTest>, _ subject: FoundMembers) -> Bool? {
        switch row.pointee.action {
        case .policy: return isPolicy(row.pointee)
        case .same: return isSame(row, subject)
        default: break
        }
        switch row.pointee.scope {
        case .subject: return isTrue(row, in: subject)
        case .card where !isBefore: return knowsCard ? isTrue(row, in: cardMembers) : nil
        default:
            guard let (check, members) = look(row.pointee.scope, subject) else { return nil }
            return check.isTrue(row, in: members)
        }
    }

    /// Whether a test of one member holds.
    private func isTrue(_ row: UnsafePointer<RuleTest>, in members: FoundMembers) -> Bool? {
        guard let node = members.value(at: row.pointee.place) else {
            return isTrueOfNothing(row.pointee, isUnusable: members.isUnusable(row.pointee.place))
        }
        switch row.pointee.action {
        case .given, .valid: return true
        case .blank: return isBlank(node)
        case .flag: return nodes.bool(of: node)
        case .text: return isListed(node, row.pointee.firstText, row.pointee.textCount)
        case .number: return nodes.integer(of: node).map { row.pointee.low <= $0 && $0 <= row.pointee.high }
        case .count: return isWithin(nodes.elements(of: node).reduce(0) { count, _ in count + 1 }, row.pointee)
        case .length: return withText(of: node) { isWithin(GraphemeClusters.count($0), row.pointee) }
        case .characters: return withText(of: node) { rules.firstOutside(row.pointee.characters, $0) == nil }
        case .numberType: return isNumber(node, members[row.pointee.otherPlace], usedFor: row.pointee.low)
        case .same, .policy: return nil
        }
    }

    /// Whether the values of two members are the same.
    private func isSame(_ row: UnsafePointer<RuleTest>, _ subject: FoundMembers) -> Bool? {
        guard let (check, members) = look(row.pointee.scope, subject),
            let (other, others) = look(row.pointee.otherScope, subject)
        else { return nil }
        guard let node = members[row.pointee.place] else {
            return isTrueOfNothing(row.pointee, isUnusable: members.isUnusable(row.pointee.place))
        }
        guard let value = others[row.pointee.otherPlace] else {
            return others.isUnusable(row.pointee.otherPlace) ? nil : false
        }
        return check.isSame(node, value, in: other, isEmail: row.pointee.isEmail)
    }

    /// What is not there is blank, has no length and no elements, and is no value. Of what cannot be read, only so much is
    /// known.
    private func isTrueOfNothing(_ test: RuleTest, isUnusable: Bool) -> Bool? {
        switch test.action {
        case .given: isUnusable
        case .valid: !isUnusable
        // What cannot be read is none of the texts that could.
        case .text, .numberType: false
        case .blank, .characters: isUnusable ? nil : true
        case .count, .length: isUnusable ? nil : isWithin(0, test)
        case .flag, .number, .same, .policy: isUnusable ? nil : false
        }
    }

    private func isWithin(_ number: Int, _ test: RuleTest) -> Bool { test.low <= number && number <= test.high }

    /// The members of a scope, with the check that has read them; `nil` when there is no such scope.
    @inline(__always)
    private func look(_ scope: TestScope, _ subject: FoundMembers) -> (check: CardCheck, members: FoundMembers)? {
        switch scope {
        case .subject: return (self, subject)
        case .card:
            let check = changed ?? self
            return check.knowsCard ? (check, check.cardMembers) : nil
        case .newItem: return changed.map { ($0, newItem) }
        case .oldCard: return changed == nil ? nil : (self, cardMembers)
        }
    }

    /// Whether two texts are the same; e-mail addresses are compared by their keys.
    func isSame(_ node: JSONNode, _ value: JSONNode, in other: CardCheck, isEmail: Bool) -> Bool? {
        guard isEmail else { return other.withText(of: value) { document.text(of: node, equals: $0) } }
        let key = other.withText(of: value) { tables.emails.key(of: $0) }
        return withText(of: node) { tables.emails.key(of: $0) } == key
    }

    private func isPolicy(_ test: RuleTest) -> Bool {
        policy.name.map { rules.list(test.firstText, test.textCount).contains($0) } ?? false
    }
}
