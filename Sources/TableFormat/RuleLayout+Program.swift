extension RuleLayout {
    /// One rule between members or items, as one operation.
    package enum Rule: Int, CaseIterable {
        /// `when` and `condition` are the first tests of two programs, counted from 1; 0 where there is none. `member` belongs
        /// to the subject; `other` is what it is compared with. `each` says that what is too many is told one by one.
        case operation, subject, kind, collection, member, other, limit, each, problem, when, condition, firstPlace
        case placeCount
        package static let tag: SectionTag = "rule"
        package static let roles: [RecordTable.Role] = [
            .number, .number, .optionalReference(Kind.tag), .optionalReference(Member.tag),
            .optionalReference(Member.tag), .optionalReference(Member.tag), .number, .number, .reference(Problem.tag),
            .number, .number, .number, .number,
        ]
    }

    package enum Place: Int, CaseIterable {
        case member
        package static let tag: SectionTag = "plac"
        package static let roles: [RecordTable.Role] = [.reference(Member.tag)]
    }

    /// One test of a condition.
    ///
    /// `onTrue` and `onFalse` are `accept`, `refuse`, or a later test of the table, counted from `firstJump`: a program only
    /// runs forwards, so it ends.
    package enum Test: Int, CaseIterable {
        case operation, scope, member, low, high, firstText, textCount, otherScope, other, characters, onTrue, onFalse
        package static let tag: SectionTag = "test"
        package static let roles: [RecordTable.Role] = [
            .number, .number, .optionalReference(Member.tag), .number, .number, .number, .number, .number,
            .optionalReference(Member.tag), .optionalReference(Class.tag), .number, .number,
        ]

        package static let accept = 0
        package static let refuse = 1
        package static let firstJump = 2
    }

    package enum Bounds: Int, CaseIterable {
        case low, high, characters, filled
        package static let tag: SectionTag = "bond"
        package static let roles: [RecordTable.Role] = [.number, .number, .optionalReference(Class.tag), .number]
    }

    /// What stands for no bound: no number of a payload is further from 0.
    package static let unbounded = 1 << 53

    package enum Class: Int, CaseIterable {
        case name, firstRange, rangeCount
        package static let tag: SectionTag = "clas"
        package static let roles: [RecordTable.Role] = [.reference(texts), .number, .number]
    }

    package enum Range: Int, CaseIterable {
        case first, last
        package static let tag: SectionTag = "rang"
        package static let roles: [RecordTable.Role] = [.number, .number]
    }
}
