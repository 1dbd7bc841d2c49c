import TableFormat

/// One test of a condition, its members resolved to places. Holds nothing but numbers.
struct RuleTest: Sendable, BitwiseCopyable {
    let action: TestAction
    let scope: TestScope

    /// The place of the member among those of the scope's object.
    let place: Int
    let low: Int
    let high: Int

    /// A run of the list table.
    let firstText: Int
    let textCount: Int
    let otherScope: TestScope
    let otherPlace: Int

    /// Whether the members hold e-mail addresses, which are compared by their keys.
    let isEmail: Bool

    /// The row of a class of characters.
    let characters: Int

    /// Where to go on: the row of a later test, `accept` or `refuse`.
    let onTrue: Int
    let onFalse: Int

    /// The condition holds.
    static var accept: Int { -1 }

    /// The condition does not hold.
    static var refuse: Int { -2 }

    /// Reads one row, and throws for one that names what there is not, or that could run backwards.
    init(_ tests: RecordTable, row: Int, in table: borrowing TestSource) throws(TableError) {
        func number(_ field: RuleLayout.Test) -> Int { tests[row, field.rawValue] }
        let member = tests.reference(row, RuleLayout.Test.member.rawValue)
        let other = tests.reference(row, RuleLayout.Test.other.rawValue)
        guard let action = TestAction(rawValue: number(.operation)), let scope = TestScope(rawValue: number(.scope)),
            let otherScope = TestScope(rawValue: number(.otherScope)), member != nil || action == .policy,
            other != nil || action != .same,
            RuleTest.isForward(number(.onTrue), row, tests.count),
            RuleTest.isForward(number(.onFalse), row, tests.count)
        else { throw TableError(.section, section: RuleLayout.Test.tag, "\(row)") }
        self.action = action
        self.scope = scope
        place = member.map(table.position) ?? 0
        low = number(.low)
        high = number(.high)
        firstText = number(.firstText)
        textCount = number(.textCount)
        self.otherScope = otherScope
        otherPlace = other.map(table.position) ?? -1
        isEmail = member.map(table.isEmail) ?? false
        characters = number(.characters)
        onTrue = RuleTest.jump(number(.onTrue))
        onFalse = RuleTest.jump(number(.onFalse))
    }

    /// A bit for the member without which a condition that begins with this test does not hold.
    var needed: UInt32 {
        guard case .subject = scope, onFalse == RuleTest.refuse, 0..<UInt32.bitWidth ~= place else { return 0 }
        switch action {
        case .given, .flag, .text, .number, .same, .numberType: return 1 << UInt32(place)
        case .valid, .blank, .count, .length, .characters, .policy: return 0
        }
    }

    private static func jump(_ number: Int) -> Int {
        if number == RuleLayout.Test.accept { return accept }
        return number == RuleLayout.Test.refuse ? refuse : number - RuleLayout.Test.firstJump
    }

    private static func isForward(_ jump: Int, _ row: Int, _ count: Int) -> Bool {
        if jump == RuleLayout.Test.accept || jump == RuleLayout.Test.refuse { return true }
        return jump - RuleLayout.Test.firstJump > row && jump - RuleLayout.Test.firstJump < count
    }
}

/// What a test is resolved by.
struct TestSource {
    let objects: RecordTable
    let members: RecordTable

    func position(_ row: Int) -> Int {
        let first = (0..<objects.count).map { objects[$0, RuleLayout.Object.firstMember.rawValue] }.filter { $0 <= row }
            .max()
        return row - (first ?? 0)
    }

    func isEmail(_ row: Int) -> Bool {
        let word = members[row, RuleLayout.Member.type.rawValue]
        return MemberType.allCases.firstIndex(of: .email) == word
    }
}
