import TableFormat

/// All cases that the conditions of a rule can tell apart: one value for each member that they mention, each answer to whether
/// two members are the same, and each policy.
///
/// There may be cases here that no payload brings about, but none is left out: what holds in none of them never holds.
struct RuleCases {
    /// The most cases that are tried. Of a rule with more nothing is said.
    static let bound = 1 << 16

    /// A member of the subject or the card, of the item after a change, or of the card before it.
    struct Place: Hashable {
        let scope: TestScope
        let row: Int

        /// The members of the subject and of the card have rows of their own.
        init(_ scope: TestScope, _ member: CardSchema.Member) {
            self.scope = scope == .card ? .subject : scope
            row = member.row
        }
    }

    /// Two members that are compared, in either order.
    private struct Pair: Hashable {
        let places: Set<Place>
    }

    private var tests: [Place: [RuleTest]] = [:]
    private var members: [Place: CardSchema.Member] = [:]
    private var order: [Place] = []
    private var pairs: [Pair: Int] = [:]
    private var numbers: [Place: Int] = [:]
    private var values: [[RuleValue]] = []

    /// What is chosen in the case at hand: a value of each member, then an answer for each pair, then the policy.
    private var chosen: [Int] = []
    private var counts: [Int] = []
    private let policies: [String]

    /// - Parameters:
    ///   - isBounded: whether what is out of a member's own bounds counts as unusable. What a change is compared with is only
    ///     read, and not held against them.
    ///   - isPossible: whether a member can have a value where the rule is asked.
    init(
        _ conditions: [RuleCondition], _ schema: CardSchema, policies: [String], isBounded: Bool = true,
        isPossible: (Place, CardSchema.Member, RuleValue) -> Bool
    ) {
        self.policies = policies
        for condition in conditions { collect(condition) }
        for (number, place) in order.enumerated() {
            guard let member = members[place] else { continue }
            numbers[place] = number
            let bounds = isBounded ? schema.bounds[member.row] : nil
            let all = RuleValue.all(
                member.type, choices: schema.choices(of: member), tests[place] ?? [], within: bounds ?? .init())
            values.append(all.filter { isPossible(place, member, $0) })
        }
        counts = values.map(\.count) + Array(repeating: 2, count: pairs.count) + [policies.count + 1]
    }

    private mutating func collect(_ condition: RuleCondition) {
        switch condition {
        case .all(let parts), .any(let parts): for part in parts { collect(part) }
        case .not(let part): collect(part)
        case .test(let test):
            guard let member = test.member else { return }
            let place = Place(test.scope, member)
            add(place, member, test)
            guard test.action == .same, let other = test.other else { return }
            let otherPlace = Place(test.otherScope, other)
            add(otherPlace, other, nil)
            let pair = Pair(places: [place, otherPlace])
            if pairs[pair] == nil { pairs[pair] = pairs.count }
        }
    }

    private mutating func add(_ place: Place, _ member: CardSchema.Member, _ test: RuleTest?) {
        if members.updateValue(member, forKey: place) == nil { order.append(place) }
        if let test { tests[place, default: []].append(test) }
    }

    /// Whether there is a case in which the first condition holds and the second has the answer; nil when there are too many.
    mutating func have(_ when: RuleCondition?, _ condition: RuleCondition, _ answer: Bool) -> Bool? {
        var product = 1
        for count in counts {
            product *= count
            if product > RuleCases.bound { return nil }
        }
        if product == 0 { return false }
        chosen = Array(repeating: 0, count: counts.count)
        repeat {
            if when.map({ holds($0) == true }) ?? true, holds(condition) == answer { return true }
        } while next()
        return false
    }

    private mutating func next() -> Bool {
        for index in chosen.indices {
            chosen[index] += 1
            if chosen[index] < counts[index] { return true }
            chosen[index] = 0
        }
        return false
    }

    /// As the validator finds it, in the order of the tests.
    private func holds(_ condition: RuleCondition) -> Bool? {
        switch condition {
        case .test(let test): return answer(test)
        case .not(let part): return holds(part).map { !$0 }
        case .all(let parts):
            for part in parts {
                guard let answer = holds(part) else { return nil }
                if !answer { return false }
            }
            return true
        case .any(let parts):
            for part in parts {
                guard let answer = holds(part) else { return nil }
                if answer { return true }
            }
            return false
        }
    }

    private func answer(_ test: RuleTest) -> Bool? {
        guard let member = test.member else {
            let number = chosen[chosen.count - 1]
            return number < policies.count && test.texts.contains(policies[number])
        }
        let place = Place(test.scope, member)
        guard let value = value(place) else { return nil }
        guard test.action == .same, value.presence == .given, let other = test.other else { return value.answer(test) }
        let otherPlace = Place(test.otherScope, other)
        guard let otherValue = self.value(otherPlace) else { return nil }
        switch otherValue.presence {
        case .absent: return false
        case .unusable: return nil
        case .given: break
        }
        if place == otherPlace { return true }
        // Addresses that are written in two ways may have one key.
        if let text = value.text, let otherText = otherValue.text {
            if text == otherText || member.type != .email { return text == otherText }
        }
        return pairs[Pair(places: [place, otherPlace])].map { chosen[values.count + $0] == 1 }
    }

    private func value(_ place: Place) -> RuleValue? { numbers[place].map { values[$0][chosen[$0]] } }
}

extension CardSchema {
    /// All texts that a member can have, where it has a list of them.
    func choices(of member: Member) -> [String] {
        guard member.type == .kindType else { return member.choices }
        let owner = members.first { $0.value.contains { $0.row == member.row } }
        return kind(owner?.key)?.types ?? []
    }
}
