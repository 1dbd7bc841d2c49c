import Glibc
import TableFormat

/// The members of one object of a card, as a run of the member table.
struct ObjectSchema: @unchecked Sendable {
    /// The entries of its members, in memory of the table.
    let entries: UnsafePointer<MemberEntry>
    private let names: UnsafePointer<MemberNames>
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

    /// A bit for each member that must be there under a condition.
    let conditional: UInt32

    init(_ table: RuleTable, row: Int) {
        self.row = row
        firstMember = table.objects[row, RuleLayout.Object.firstMember.rawValue]
        let known = RuleTable.memberCount(ofObject: row, table.objects, table.members)
        memberCount = known
        entries = table.entries.start + (known > 0 ? firstMember : 0)
        names = table.memberNames.start + row
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
        conditional = bits { table.entries[$0].condition != nil }
    }
}

extension ObjectSchema {
    /// The place of a member.
    func position(_ name: Span<UInt8>) -> Int? {
        name.withUnsafeBufferPointer { position($0, start: MemberEntry.start(of: name)) }
    }

    /// The same for a name whose first eight bytes are known.
    @inline(__always)
    func position(_ name: UnsafeBufferPointer<UInt8>, start: UInt64) -> Int? {
        MemberNames.place(names, start, name.count, entries) { entry in
            if name.count <= 8 { return true }
            guard let first = name.baseAddress, let known = entry.pointee.name else { return false }
            return memcmp(first, known, name.count) == 0
        }
    }

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
    func position(_ name: String, in object: ObjectSchema) -> Int? { object.position(name.utf8Span.span) }

    /// How many members an object has: as many as a set of bits can tell apart.
    static func memberCount(ofObject row: Int, _ objects: RecordTable, _ members: RecordTable) -> Int {
        let first = objects[row, RuleLayout.Object.firstMember.rawValue]
        let count = min(objects[row, RuleLayout.Object.memberCount.rawValue], RuleLayout.maximumMembers)
        return max(0, min(count, members.count - first))
    }

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
