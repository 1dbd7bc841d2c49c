import TableFormat

/// One operation of the rule program, its members resolved to places. Holds nothing but numbers, so that a run over all of
/// them costs no counting of references.
struct RuleOperation: Sendable, BitwiseCopyable {
    let action: RuleAction
    let subject: RuleSubject

    /// Whether every item beyond the limit is told, and not the collection once.
    let isEach: Bool

    /// A bit for the member of the subject without which the rule does not hold; none where that depends on more.
    let needed: UInt32

    /// Small, because operations are handed about: what is none is -1.
    private let numbers: InlineArray<10, Int32>

    /// The row of the kind that the rule is about, if it is about one.
    var kind: Int? { number(0) }

    /// The place of the collection among the members of the card.
    var collection: Int? { number(1) }

    /// The place of the subject's member, and of the one that it is compared with.
    var member: Int? { number(2) }
    var other: Int? { number(3) }
    var limit: Int { Int(numbers[4]) }

    /// The row of the code.
    var problem: Int { Int(numbers[5]) }

    /// The first tests of the condition under which the rule holds, and of the one that it asks for; `nil` for always.
    var when: Int? { number(6) }
    var condition: Int? { number(7) }

    /// The rows of the members at which the problem is put.
    var firstPlace: Int { Int(numbers[8]) }
    var placeCount: Int { Int(numbers[9]) }

    @inline(__always)
    private func number(_ index: Int) -> Int? {
        let number = numbers[index]
        return number < 0 ? nil : Int(number)
    }

    init(_ table: RuleTable, row: Int) throws(TableError) {
        func reference(_ field: RuleLayout.Rule) -> Int? { table.rules.reference(row, field.rawValue) }
        func place(_ field: RuleLayout.Rule) -> Int? { reference(field).map(table.position(ofMember:)) }
        func number(_ field: RuleLayout.Rule) -> Int { table.rules[row, field.rawValue] }
        guard RuleAction.allCases.indices.contains(number(.operation)),
            let subject = RuleSubject(rawValue: number(.subject))
        else { throw TableError(.section, section: RuleLayout.Rule.tag, "\(row)") }
        action = RuleAction.allCases[number(.operation)]
        self.subject = subject
        isEach = number(.each) != 0
        let when = try table.program(number(.when))
        needed = when.map { table.tests[$0].needed } ?? 0
        func packed(_ number: Int?) -> Int32 { number.map { Int32(clamping: $0) } ?? -1 }
        numbers = [
            packed(reference(.kind)), packed(place(.collection)), packed(place(.member)), packed(place(.other)),
            packed(number(.limit)), packed(number(.problem)), packed(when),
            packed(try table.program(number(.condition))), packed(number(.firstPlace)), packed(number(.placeCount)),
        ]
        guard firstPlace >= 0, placeCount >= 0, firstPlace + placeCount <= table.places.count else {
            throw TableError(.section, section: RuleLayout.Place.tag, "\(row)")
        }
    }
}

extension RuleTable {
    /// The place of a member row among the members of its object.
    func position(ofMember row: Int) -> Int {
        let first = (0..<objects.count).map { objects[$0, RuleLayout.Object.firstMember.rawValue] }.filter { $0 <= row }
            .max()
        return row - (first ?? 0)
    }

    /// The first test of a program, counted from 1 in the tables; `nil` for 0, which stands for none.
    func program(_ number: Int) throws(TableError) -> Int? {
        guard 0...tests.count ~= number else {
            throw TableError(.section, section: RuleLayout.Test.tag, "\(number)")
        }
        return number == 0 ? nil : number - 1
    }
}
