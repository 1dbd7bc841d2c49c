import TableFormat

/// One of the finitely many values of a member that the tests of a rule can tell apart.
struct RuleValue {
    enum Presence {
        case absent

        /// There, and no value that the member can have: told by itself.
        case unusable
        case given
    }

    var presence = Presence.given
    var isSet = false

    /// A text that a test names, as bytes; nil for all others.
    var text: [UInt8]?

    /// A number, or how many elements or grapheme clusters.
    var size = 0
    var isBlank = false

    /// The classes to which all characters of the text belong.
    var classes: Set<Int> = []

    /// What a phone number is for; nil where no plan says so.
    var use: Int?

    /// What the member's own bounds let through; everything else is unusable.
    struct Bounds {
        var low = -RuleLayout.unbounded
        var high = RuleLayout.unbounded
        var characters: Int?
    }

    /// What the validator finds; nil where a rule says nothing. Tests of other members and of the policy are not asked here.
    func answer(_ test: RuleTest) -> Bool? {
        if presence != .given { return answerOfNothing(test, isUnusable: presence == .unusable) }
        return switch test.action {
        case .given, .valid: true
        case .blank: isBlank
        case .flag: isSet
        case .text: test.texts.contains { Array($0.utf8) == text }
        case .number, .count, .length: test.low <= size && size <= test.high
        case .characters: test.characters.map(classes.contains) ?? true
        case .numberType: use.map { test.low >> $0 & 1 == 1 }
        case .same, .policy: nil
        }
    }

    private func answerOfNothing(_ test: RuleTest, isUnusable: Bool) -> Bool? {
        switch test.action {
        case .given: isUnusable
        case .valid: !isUnusable
        case .text, .numberType: false
        case .blank, .characters: isUnusable ? nil : true
        case .count, .length: isUnusable ? nil : test.low <= 0 && 0 <= test.high
        case .flag, .number, .same, .policy: isUnusable ? nil : false
        }
    }
}

extension RuleValue {
    /// The values of a member between which the tests can tell; `choices` are all texts that it can have, if they are known.
    static func all(_ type: MemberType, choices: [String], _ tests: [RuleTest], within bounds: Bounds) -> [RuleValue] {
        let nothing = [RuleValue(presence: .absent), RuleValue(presence: .unusable)]
        return switch type {
        case .flag: nothing + [RuleValue(isSet: true), RuleValue(isSet: false)]
        case .number: nothing + sizes(tests, bounds.low...bounds.high).map { RuleValue(size: $0) }
        case .items, .names, .references: nothing + sizes(tests, 0...RuleLayout.unbounded).map { RuleValue(size: $0) }
        case .choice, .kindType: nothing + choices.flatMap { listed($0, tests, bounds) }
        case .phone: nothing + texts(tests, bounds).flatMap { uses(of: $0, tests) }
        case .text, .name, .email, .region: nothing + texts(tests, bounds)
        case .sharing, .fields, .object: nothing + [RuleValue()]
        }
    }

    /// The sizes on both sides of every bound.
    private static func sizes(_ tests: [RuleTest], _ possible: ClosedRange<Int>) -> [Int] {
        let bounded = tests.filter { [.number, .count, .length].contains($0.action) }
        let near = bounded.flatMap { [$0.low - 1, $0.low, $0.high, $0.high + 1] }
        return Set((near + [0, 1, possible.lowerBound, possible.upperBound]).filter(possible.contains)).sorted()
    }

    /// A text that is known, with every answer about its characters.
    private static func listed(_ text: String, _ tests: [RuleTest], _ bounds: Bounds) -> [RuleValue] {
        guard bounds.low <= text.count, text.count <= bounds.high else { return [] }
        let isBlank = text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
        return classes(tests, isEmpty: text.isEmpty, bounds).map {
            RuleValue(text: Array(text.utf8), size: text.count, isBlank: isBlank, classes: $0)
        }
    }

    /// A number with everything that it may be for, where a test asks for that.
    private static func uses(of value: RuleValue, _ tests: [RuleTest]) -> [RuleValue] {
        guard tests.contains(where: { $0.action == .numberType }) else { return [value] }
        return ([nil] + PhoneUse.allCases.map(\.rawValue)).map { use in
            var value = value
            value.use = use
            return value
        }
    }

    /// The texts that tests name, and what any other text may be.
    private static func texts(_ tests: [RuleTest], _ bounds: Bounds) -> [RuleValue] {
        let named = Set(tests.flatMap(\.texts).map { Array($0.utf8) }).sorted { $0.lexicographicallyPrecedes($1) }
        var values = named.flatMap { listed(String(decoding: $0, as: UTF8.self), tests, bounds) }
        let asksOfLetters = tests.contains { [.blank, .length, .characters].contains($0.action) }
        guard asksOfLetters else { return values + [RuleValue(size: 1)] }
        let low = max(bounds.low, 0)
        for size in sizes(tests, low...max(bounds.high, low)) where size > 0 || !named.contains([]) {
            for isBlank in size == 0 ? [true] : [false, true] {
                values += classes(tests, isEmpty: size == 0, bounds).map {
                    RuleValue(size: size, isBlank: isBlank, classes: $0)
                }
            }
        }
        return values
    }

    /// Every set of the classes that tests ask for, with that of the member; a text without characters is in all of them.
    private static func classes(_ tests: [RuleTest], isEmpty: Bool, _ bounds: Bounds) -> [Set<Int>] {
        let own: Set<Int> = bounds.characters.map { [$0] } ?? []
        let rows = Set(tests.compactMap(\.characters)).subtracting(own).sorted()
        if isEmpty { return [own.union(rows)] }
        return rows.reduce([own]) { sets, row in sets + sets.map { $0.union([row]) } }
    }
}
