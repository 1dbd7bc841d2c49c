import TableFormat

/// The members of one object of a card, as a run of the member table.
struct ObjectSchema: Sendable {
    let row: Int
    let firstMember: Int
    let memberCount: Int

    /// A bit for each member that must be there.
    let required: UInt32

    /// Whether there are members that must be there under a condition.
    let hasConditions: Bool

    init(_ table: RuleTable, row: Int) {
        self.row = row
        firstMember = table.objects[row, RuleLayout.Object.firstMember.rawValue]
        let count = min(table.objects[row, RuleLayout.Object.memberCount.rawValue], RuleLayout.maximumMembers)
        let known = max(0, min(count, table.members.count - firstMember))
        memberCount = known
        required = (0..<known).reduce(0) { bits, place in
            table.isRequired(table.objects[row, RuleLayout.Object.firstMember.rawValue] + place)
                ? bits | 1 << UInt32(place) : bits
        }
        let first = firstMember
        hasConditions = (0..<known).contains { table.members[first + $0, RuleLayout.Member.condition.rawValue] != 0 }
    }
}

extension RuleTable {
    /// The object of a name that the checks cannot do without.
    func required(_ name: String) throws(TableError) -> ObjectSchema {
        guard let object = object(name) else {
            throw TableError(.missingEntry, section: RuleLayout.Object.tag, name)
        }
        return object
    }

    func object(_ name: String) -> ObjectSchema? {
        (0..<objects.count).first { texts[objects[$0, RuleLayout.Object.name.rawValue]] == name }
            .map { ObjectSchema(self, row: $0) }
    }

    /// The place of a member among those of its object.
    @inline(__always)
    func position(_ name: Span<UInt8>, in object: ObjectSchema) -> Int? {
        let start = MemberEntry.start(of: name)
        for position in 0..<object.memberCount {
            let row = object.firstMember + position
            guard entries[row].nameStart == start, entries[row].nameLength == name.count else { continue }
            if name.count <= 8 || isName(name, row) { return position }
        }
        return nil
    }

    /// The same for a text whose first bytes are known, looked for from a place on.
    @inline(__always)
    func position(
        _ name: UnsafeBufferPointer<UInt8>, start: UInt64, in object: ObjectSchema, from next: Int
    ) -> Int? {
        var position = next
        for _ in 0..<object.memberCount {
            if position >= object.memberCount { position = 0 }
            let row = object.firstMember + position
            if entries[row].nameStart == start, entries[row].nameLength == name.count,
                name.count <= 8 || isName(name.span, row)
            {
                return position
            }
            position += 1
        }
        return nil
    }

    private func isName(_ name: Span<UInt8>, _ row: Int) -> Bool {
        name.withUnsafeBufferPointer { $0.elementsEqual(texts.utf8(members[row, RuleLayout.Member.name.rawValue])) }
    }

    func position(_ name: String, in object: ObjectSchema) -> Int? { position(name.utf8Span.span, in: object) }

    func memberName(_ row: Int) -> String { texts[members[row, RuleLayout.Member.name.rawValue]] }

    func memberType(_ row: Int) -> MemberType { entries[row].type }

    func isRequired(_ row: Int) -> Bool { entries[row].isRequired }

    func object(ofMember row: Int) -> ObjectSchema? {
        members.reference(row, RuleLayout.Member.object.rawValue).map { ObjectSchema(self, row: $0) }
    }

    func choices(ofMember row: Int) -> [String] {
        list(members[row, RuleLayout.Member.firstChoice.rawValue], members[row, RuleLayout.Member.choiceCount.rawValue])
    }
}
