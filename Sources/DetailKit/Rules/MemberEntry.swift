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

    /// The row of the bounds of a text or number, if it has any.
    let bounds: Int?

    /// The first eight bytes of the name, the first one lowest; what is missing is 0.
    let nameStart: UInt64
    let nameLength: Int

    /// The name, in the image.
    let name: UnsafePointer<UInt8>?

    /// - Parameter types: the types of the kind whose object has the member.
    init(_ members: RecordTable, _ texts: TextPool, row: Int, types: (first: Int, count: Int)?) {
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
        bounds = members.reference(row, RuleLayout.Member.bounds.rawValue)
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
