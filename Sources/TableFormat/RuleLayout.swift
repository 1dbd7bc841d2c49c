/// The sections of the rules image and the fields of their records, for the compiler that writes them and the validator that
/// reads them.
///
/// ```
/// text  texts
/// objs  object:   name, first member, member count
/// memb  member:   name, type, required, object of an item or value, first choice, choice count
/// list  texts by number, for choices, types and parameters
/// kind  kind:     name, object, first type, type count
/// prob  problem:  code, severity, kind, source, first parameter, parameter count
/// rule  rule:     check, member, collection, kind, flag, other, limit, problem, condition member, choice, negated
/// lang  language: code
/// mess  problem * language count + language: message, explanation
/// word  word * language count + language: key, text
/// ```
package enum RuleLayout {
    package static let schemaVersion = 2
    package static let topic = "rules"

    /// The most members that an object may have: what the walk over a card has room for.
    package static let maximumMembers = 32
    package static let texts: SectionTag = "text"

    package enum Object: Int, CaseIterable {
        case name, firstMember, memberCount
        package static let tag: SectionTag = "objs"
        package static let roles: [RecordTable.Role] = [.reference(texts), .number, .number]
    }

    package enum Member: Int, CaseIterable {
        case name, type, required, object, firstChoice, choiceCount
        package static let tag: SectionTag = "memb"
        package static let roles: [RecordTable.Role] = [
            .reference(texts), .number, .number, .optionalReference(Object.tag), .number, .number,
        ]
    }

    package enum List: Int, CaseIterable {
        case text
        package static let tag: SectionTag = "list"
        package static let roles: [RecordTable.Role] = [.reference(texts)]
    }

    package enum Kind: Int, CaseIterable {
        case name, object, firstType, typeCount
        package static let tag: SectionTag = "kind"
        package static let roles: [RecordTable.Role] = [.reference(texts), .reference(Object.tag), .number, .number]
    }

    package enum Problem: Int, CaseIterable {
        case code, severity, kind, source, firstParameter, parameterCount
        package static let tag: SectionTag = "prob"
        package static let roles: [RecordTable.Role] = [
            .reference(texts), .number, .reference(texts), .reference(texts), .number, .number,
        ]
    }

    package enum Rule: Int, CaseIterable {
        case check, member, collection, kind, flag, other, limit, problem, conditionMember, conditionChoice, negated
        package static let tag: SectionTag = "rule"
        package static let roles: [RecordTable.Role] = [
            .number, .optionalReference(Member.tag), .optionalReference(Member.tag), .optionalReference(Kind.tag),
            .optionalReference(Member.tag), .optionalReference(Member.tag), .number, .reference(Problem.tag),
            .optionalReference(Member.tag), .optionalReference(List.tag), .number,
        ]
    }

    package enum Language: Int, CaseIterable {
        case code
        package static let tag: SectionTag = "lang"
        package static let roles: [RecordTable.Role] = [.reference(texts)]
    }

    package enum Message: Int, CaseIterable {
        case message, explanation
        package static let tag: SectionTag = "mess"
        package static let roles: [RecordTable.Role] = [.optionalReference(texts), .optionalReference(texts)]
    }

    package enum Word: Int, CaseIterable {
        case key, text
        package static let tag: SectionTag = "word"
        package static let roles: [RecordTable.Role] = [.reference(texts), .reference(texts)]
    }
}
