/// The sections of the rules image and the fields of their records, for the compiler that writes them and the validator that
/// reads them.
///
/// ```
/// text  texts
/// objs  object:   name, first member, member count
/// memb  member:   name, type, required, object of an item or value, first choice, choice count, other member, bounds, condition
/// bond  bounds of a text or number: low, high, class, whether a blank text counts as missing
/// list  texts by number, for choices, types and parameters
/// kind  kind:     name, object, first type, type count, check
/// prob  problem:  code, severity, kind, source, first parameter, parameter count
/// rule  rule:     see `RuleLayout.Rule`
/// plac  the members at which a rule puts its problem, in runs
/// test  conditions: see `RuleLayout.Test`
/// clas  class of characters: name, first range, range count
/// rang  first and last code point, in order
/// lang  language: code, the language to take what is missing from, whether its plural forms are in the table
/// plur  language * rows of `PluralTable`: the form, by its place in the list of CLDR's keywords
/// mess  problem * language count + language: message, explanation
/// word  word * language count + language: key, text
/// ```
package enum RuleLayout {
    package static let schemaVersion = 3
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
        /// `other` is the list that references go to, or the member with the region of a phone number. `condition` is that under
        /// which the member must be there: a test, counted from 1.
        case name, type, required, object, firstChoice, choiceCount, other, bounds, condition
        package static let tag: SectionTag = "memb"
        package static let roles: [RecordTable.Role] = [
            .reference(texts), .number, .number, .optionalReference(Object.tag), .number, .number,
            .optionalReference(tag), .optionalReference(Bounds.tag), .number,
        ]
    }

    package enum List: Int, CaseIterable {
        case text
        package static let tag: SectionTag = "list"
        package static let roles: [RecordTable.Role] = [.reference(texts)]
    }

    package enum Kind: Int, CaseIterable {
        case name, object, firstType, typeCount, check
        package static let tag: SectionTag = "kind"
        package static let roles: [RecordTable.Role] = [
            .reference(texts), .reference(Object.tag), .number, .number, .number,
        ]
    }

    package enum Problem: Int, CaseIterable {
        case code, severity, kind, source, firstParameter, parameterCount
        package static let tag: SectionTag = "prob"
        package static let roles: [RecordTable.Role] = [
            .reference(texts), .number, .reference(texts), .reference(texts), .number, .number,
        ]
    }

    package enum Language: Int, CaseIterable {
        case code, fallback, hasForms
        package static let tag: SectionTag = "lang"
        package static let roles: [RecordTable.Role] = [.reference(texts), .optionalReference(tag), .number]
    }

    package enum Plural: Int, CaseIterable {
        case form
        package static let tag: SectionTag = "plur"
        package static let roles: [RecordTable.Role] = [.number]
    }

    package enum Message: Int, CaseIterable {
        case message, explanation
        package static let tag: SectionTag = "mess"
        package static let roles: [RecordTable.Role] = [.optionalReference(texts), .optionalReference(texts)]
    }

    package enum Word: Int, CaseIterable {
        case key, text
        package static let tag: SectionTag = "word"
        package static let roles: [RecordTable.Role] = [.reference(texts), .optionalReference(texts)]
    }
}
