import TableFormat

/// The members of one object of a card, as a run of the member table.
struct ObjectSchema: Sendable {
    let row: Int
    let firstMember: Int
    let memberCount: Int

    init(_ table: RuleTable, row: Int) {
        self.row = row
        firstMember = table.objects[row, RuleLayout.Object.firstMember.rawValue]
        memberCount = min(table.objects[row, RuleLayout.Object.memberCount.rawValue], FoundMembers.capacity)
    }
}

extension RuleTable {
    func object(_ name: String) -> ObjectSchema? {
        (0..<objects.count).first { texts[objects[$0, RuleLayout.Object.name.rawValue]] == name }
            .map { ObjectSchema(self, row: $0) }
    }

    /// The place of a member among those of its object.
    @inline(__always)
    func position(_ name: Span<UInt8>, in object: ObjectSchema) -> Int? {
        for position in 0..<object.memberCount {
            let text = texts.utf8(members[object.firstMember + position, RuleLayout.Member.name.rawValue])
            if text.count == name.count, name.withUnsafeBufferPointer({ $0.elementsEqual(text) }) { return position }
        }
        return nil
    }

    func position(_ name: String, in object: ObjectSchema) -> Int? { position(name.utf8Span.span, in: object) }

    func memberName(_ row: Int) -> String { texts[members[row, RuleLayout.Member.name.rawValue]] }

    func memberType(_ row: Int) -> MemberType {
        let word = members[row, RuleLayout.Member.type.rawValue]
        return MemberType.allCases.indices.contains(word) ? MemberType.allCases[word] : .text
    }

    func isRequired(_ row: Int) -> Bool { members[row, RuleLayout.Member.required.rawValue] != 0 }

    func object(ofMember row: Int) -> ObjectSchema? {
        members.reference(row, RuleLayout.Member.object.rawValue).map { ObjectSchema(self, row: $0) }
    }

    func choices(ofMember row: Int) -> [String] {
        list(members[row, RuleLayout.Member.firstChoice.rawValue], members[row, RuleLayout.Member.choiceCount.rawValue])
    }
}
