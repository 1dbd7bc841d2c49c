import JSONText
import TableFormat
import UnicodeText

extension CardCheck {
    /// Whether a condition holds for the members of a subject; `nil` when it asks for a member whose value is wrong, or for
    /// a card that there is not. A rule says nothing then: what is wrong is told by itself.
    ///
    /// - Parameter program: the first test; always true without one.
    func holds(_ program: Int?, _ subject: borrowing FoundMembers) -> Bool? {
        guard var index = program else { return true }
        while index < rules.tests.count {
            let test = rules.tests[index]
            guard let isTrue = isTrue(test, subject) else { return nil }
            let next = isTrue ? test.onTrue : test.onFalse
            if next == RuleLayout.Test.accept { return true }
            if next == RuleLayout.Test.refuse { return false }
            index = next - RuleLayout.Test.firstJump
        }
        return nil
    }

    private func isTrue(_ test: RuleTest, _ subject: borrowing FoundMembers) -> Bool? {
        if test.action == .policy { return isPolicy(test) }
        let isCard = test.scope == .card
        if isCard, !knowsCard { return nil }
        let found = isCard ? cardMembers[test.place] : subject[test.place]
        guard let node = found else {
            let isUnusable = isCard ? cardMembers.isUnusable(test.place) : subject.isUnusable(test.place)
            if test.action == .given { return isUnusable }
            if test.action == .valid { return !isUnusable }
            // What cannot be read is none of the texts that could.
            if test.action == .text { return false }
            return isUnusable ? nil : isTrueOfNothing(test)
        }
        switch test.action {
        case .given, .valid: return true
        case .blank: return isBlank(node)
        case .flag: return nodes.bool(of: node)
        case .text: return isListed(node, test.firstText, test.textCount)
        case .number: return nodes.integer(of: node).map { test.low <= $0 && $0 <= test.high }
        case .count: return isWithin(nodes.elements(of: node).reduce(0) { count, _ in count + 1 }, test)
        case .length: return withText(of: node) { isWithin(GraphemeClusters.count($0), test) }
        case .characters: return withText(of: node) { rules.firstOutside(test.characters, $0) == nil }
        case .same: return isSame(node, test, subject)
        case .policy: return nil
        }
    }

    /// What is not there is blank, has no length and no elements, and is no value.
    private func isTrueOfNothing(_ test: RuleTest) -> Bool {
        switch test.action {
        case .blank, .characters, .valid: true
        case .count, .length: isWithin(0, test)
        case .given, .flag, .text, .number, .same, .policy: false
        }
    }

    private func isWithin(_ number: Int, _ test: RuleTest) -> Bool { test.low <= number && number <= test.high }

    private func isSame(_ node: JSONNode, _ test: RuleTest, _ subject: borrowing FoundMembers) -> Bool? {
        let isCard = test.otherScope == .card
        if isCard, !knowsCard { return nil }
        guard let other = isCard ? cardMembers[test.otherPlace] : subject[test.otherPlace] else {
            let isUnusable = isCard ? cardMembers.isUnusable(test.otherPlace) : subject.isUnusable(test.otherPlace)
            return isUnusable ? nil : false
        }
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
