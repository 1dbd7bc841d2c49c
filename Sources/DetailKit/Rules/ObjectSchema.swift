import Glibc
import TableFormat

/// The members of one object of a card, as a run of the member table.
struct ObjectSchema: @unchecked Sendable {
    /// The entries of its members, in memory of the table.
    let entries: UnsafePointer<MemberEntry>
    let row: Int
    let firstMember: Int
    let memberCount: Int

    /// A bit for each member that must be there.
    let required: UInt32

    /// A bit for each member that refers to names of the card, such as its circles.
    let references: UInt32

    /// A bit for each member whose value is looked at more closely than its type: a number, an address, a name by itself, a region, or
    /// an object.
    let values: UInt32

    /// Whether there are members that must be there under a condition.
    let hasConditions: Bool

    init(_ table: RuleTable, row: Int) {
        self.row = row
        firstMember = table.objects[row, RuleLayout.Object.firstMember.rawValue]
        let count = min(table.objects[row, RuleLayout.Object.memberCount.rawValue], RuleLayout.maximumMembers)
        let known = max(0, min(count, table.members.count - firstMember))
        memberCount = known
        entries = table.entries.start + (known > 0 ? firstMember : 0)
        let first = firstMember
        func bits(_ isMeant: (Int) -> Bool) -> UInt32 {
            (0..<known).reduce(0) { isMeant(first + $1) ? $0 | 1 << UInt32($1) : $0 }
        }
        required = bits(table.isRequired)
        references = bits { table.memberType($0) == .references }
        // The country of an address is looked at with its fields.
        let countries = (first..<first + known).filter { table.memberType($0) == .fields }.map {
            table.entries[$0].target
        }
        let checked: [MemberType] = [.phone, .email, .name, .region, .fields, .object]
        values = bits { checked.contains(table.memberType($0)) && !countries.contains($0) }
        hasConditions = (0..<known).contains { table.members[first + $0, RuleLayout.Member.condition.rawValue] != 0 }
    }
}

extension ObjectSchema {
    /// A bit for each member whose row is meant.
    func places(_ isMeant: (Int) -> Bool) -> UInt32 {
        (0..<memberCount).reduce(0) { isMeant(firstMember + $1) ? $0 | 1 << UInt32($1) : $0 }
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
            if name.count <= 8 || name.withUnsafeBufferPointer({ isName($0, row) }) { return position }
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
            let entry = object.entries + position
            if entry.pointee.nameStart == start, entry.pointee.nameLength == name.count,
                name.count <= 8 || isName(name, object.firstMember + position)
            {
                return position
            }
            position += 1
        }
        return nil
    }

    /// Whether a name of the right length is that of a member.
    private func isName(_ name: UnsafeBufferPointer<UInt8>, _ row: Int) -> Bool {
        guard let first = name.baseAddress, let known = entries[row].name else { return false }
        return memcmp(first, known, name.count) == 0
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
