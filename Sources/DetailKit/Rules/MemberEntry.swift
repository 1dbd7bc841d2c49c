import JSONText
import TableFormat

/// What the walk over a card needs of a member at every step, read out of the table once.
struct MemberEntry: @unchecked Sendable, BitwiseCopyable {
    let type: MemberType
    let isRequired: Bool

    /// The values that it can have, as a run of the list table: choices, or the types of its kind.
    let firstText: Int
    let textCount: Int

    /// The row of the list of names that references go to; -1 where there are none.
    let target: Int

    /// The kinds of value that are right as they stand, with nothing left to look at.
    let settled: JSONKinds

    /// Whether there are bounds to a text or number, and which: graphemes or numbers, and the row of a class of characters.
    let isBounded: Bool
    let low: Int
    let high: Int
    let characters: Int?

    /// Whether a blank text counts as missing.
    let isFilled: Bool

    /// The first test of the condition under which it must be there.
    let condition: Int?

    /// The first eight bytes of the name, the first one lowest; what is missing is 0.
    let nameStart: UInt64
    let nameLength: Int

    /// The name, in the image.
    let name: UnsafePointer<UInt8>?

    /// - Parameter types: the types of the kind whose object has the member.
    init(
        _ members: RecordTable, _ texts: TextPool, _ bounds: RecordTable, row: Int, types: (first: Int, count: Int)?
    ) {
        let word = members[row, RuleLayout.Member.type.rawValue]
        type = MemberType.allCases.indices.contains(word) ? MemberType.allCases[word] : .text
        if case .kindType = type, let types {
            (firstText, textCount) = types
        } else {
            firstText = members[row, RuleLayout.Member.firstChoice.rawValue]
            textCount = members[row, RuleLayout.Member.choiceCount.rawValue]
        }
        isRequired = members[row, RuleLayout.Member.required.rawValue] != 0
        target = members.reference(row, RuleLayout.Member.other.rawValue) ?? -1
        let bound = members.reference(row, RuleLayout.Member.bounds.rawValue)
        isBounded = bound != nil
        low = bound.map { bounds[$0, RuleLayout.Bounds.low.rawValue] } ?? 0
        high = bound.map { bounds[$0, RuleLayout.Bounds.high.rawValue] } ?? 0
        characters = bound.flatMap { bounds.reference($0, RuleLayout.Bounds.characters.rawValue) }
        isFilled = bound.map { bounds[$0, RuleLayout.Bounds.filled.rawValue] != 0 } ?? false
        let program = members[row, RuleLayout.Member.condition.rawValue]
        condition = program > 0 ? program - 1 : nil
        settled = type.settled(isBounded: isBounded)
        let name = texts.utf8(members[row, RuleLayout.Member.name.rawValue])
        nameStart = MemberEntry.start(of: name.span)
        nameLength = name.count
        self.name = name.baseAddress
    }

    @inline(__always)
    static func start(of name: Span<UInt8>) -> UInt64 {
        var start: UInt64 = 0
        for index in 0..<min(name.count, 8) { start |= UInt64(name[index]) << UInt64(index * 8) }
        return start
    }
}

extension MemberType {
    /// The kinds of value that need no further look. Everything else is looked at, and told where it is wrong.
    fileprivate func settled(isBounded: Bool) -> JSONKinds {
        switch self {
        case .text: isBounded ? [] : .string
        case .region, .email, .name, .phone: .string
        case .flag: .bool
        case .sharing: [.array, .object]
        case .items: .array
        case .fields, .object: .object
        case .number, .choice, .kindType, .names, .references: []
        }
    }
}
