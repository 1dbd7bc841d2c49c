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
        while index < rules.tests.count {
            let test = rules.tests.start + index
            guard let isTrue = isTrue(test, subject) else { return nil }
            let next = isTrue ? test.pointee.onTrue : test.pointee.onFalse
            if next == RuleLayout.Test.accept { return true }
            if next == RuleLayout.Test.refuse { return false }
            index = next - RuleLayout.Test.firstJump
        }
        return nil
    }

    private func isTrue(_ row: UnsafePointer<RuleTest>, _ subject: FoundMembers) -> Bool? {
        if case .policy = row.pointee.action { return isPolicy(row.pointee) }
        let members: FoundMembers
        switch row.pointee.scope {
        case .subject: members = subject
        case .card:
            if !knowsCard { return nil }
            members = cardMembers
        }
        guard let node = members[row.pointee.place] else {
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
        case .same: return isSame(node, row.pointee, subject)
        case .policy: return nil
        }
    }

    /// What is not there is blank, has no length and no elements, and is no value. Of what cannot be read, only so much is
    /// known.
    private func isTrueOfNothing(_ test: RuleTest, isUnusable: Bool) -> Bool? {
        switch test.action {
        case .given: isUnusable
        case .valid: !isUnusable
        // What cannot be read is none of the texts that could.
        case .text: false
        case .blank, .characters: isUnusable ? nil : true
        case .count, .length: isUnusable ? nil : isWithin(0, test)
        case .flag, .number, .same, .policy: isUnusable ? nil : false
        }
    }

    private func isWithin(_ number: Int, _ test: RuleTest) -> Bool { test.low <= number && number <= test.high }

    private func isSame(_ node: JSONNode, _ test: RuleTest, _ subject: FoundMembers) -> Bool? {
        let members: FoundMembers
        switch test.otherScope {
        case .subject: members = subject
        case .card:
            if !knowsCard { return nil }
            members = cardMembers
        }
        guard let other = members[test.otherPlace] else { return members.isUnusable(test.otherPlace) ? nil : false }
        guard test.isEmail else {
            return withText(of: other) { document.text(of: node, equals: $0) }
        }
        let key = withText(of: other) { tables.emails.key(of: $0) }
        return withText(of: node) { tables.emails.key(of: $0) } == key
    }

    private func isPolicy(_ test: RuleTest) -> Bool {
        policy.name.map { rules.list(test.firstText, test.textCount).contains($0) } ?? false
    }
}
