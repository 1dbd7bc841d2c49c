/// What a rule asks. The raw value is the word in `Rules`; the image holds its place in `allCases`.
package enum RuleAction: String, CaseIterable, Sendable, BitwiseCopyable {
    /// The condition holds for the subject.
    case require

    /// No two items have the same key.
    case uniqueKey

    /// No two items with different keys have the same wide key: what their kind probably takes for one.
    case uniqueWideKey

    /// No two items have the same text in a member.
    case uniqueText

    /// No two items have the same text in a member, apart from capital letters.
    case uniqueFolded

    /// A collection with items has at least so many for which the condition holds.
    case atLeast

    /// A collection has at most so many for which the condition holds.
    case atMost

    /// Every text of one list is among those of another.
    case subset

    /// The value of a member is the key of an item of a collection, and the condition holds for that item.
    case among

    /// No name of a list is blank.
    case filled

    /// No text stands twice in a list, or in one that refers to it.
    case distinct

    /// Every reference to a list is to a text that it has.
    case known

    /// Only fields that the layout of the country in another member has are named by a member.
    case layoutFields

    /// A member of an item is the same before and after a change.
    case unchanged

    /// An item is not removed, unless the condition holds for another.
    case kept

    /// Removals leave a collection at least so many items.
    case keepAtLeast
}

extension RuleAction {
    /// The parameters that a report of it fills in. Of what is counted, those that the code has; at each that is too many, the
    /// first one.
    package var parameters: [String] {
        switch self {
        case .uniqueKey, .uniqueWideKey, .uniqueText, .uniqueFolded, .distinct: ["first"]
        case .atLeast: ["count", "limit"]
        case .atMost: ["count", "limit", "first"]
        case .known: ["nearest"]
        case .layoutFields: ["field", "country", "fields", "nearest"]
        case .kept, .keepAtLeast: ["removed"]
        case .require, .subset, .among, .filled, .unchanged: []
        }
    }

    /// Those that a report of a condition about the use of a phone number fills in.
    package static let numberParameters = ["region", "type"]
}

/// What a rule is about.
package enum RuleSubject: Int, CaseIterable, Sendable, BitwiseCopyable {
    case card
    case item
    case collection

    /// A list of names, and all that refer to it.
    case list

    /// An item before a change, and what has become of it.
    case change
}

/// One operation of a condition. The image holds its place in `allCases`.
package enum TestAction: Int, CaseIterable, Sendable, BitwiseCopyable {
    /// The member is there.
    case given

    /// The member is not there, or has a value that it can have.
    case valid

    /// The member is not there, or a text of white space only.
    case blank

    /// The flag is set.
    case flag

    /// The text is one of a run of the list table.
    case text

    /// The number is within the bounds.
    case number

    /// The list has as many elements as the bounds say.
    case count

    /// The text has as many grapheme clusters as the bounds say.
    case length

    /// The text has characters of a class only.
    case characters

    /// The value is that of another member; e-mail addresses are compared by their keys.
    case same

    /// The validator's policy has one of the names.
    case policy

    /// The phone number is for one of the uses: the lowest bit of `low` stands for the first `PhoneUse`. `other` is the member
    /// with its region, if it has one.
    case numberType
}

/// What a phone number of a plan is for. The name of a case is the word in `Rules`; the raw value is its bit in the image.
package enum PhoneUse: Int, CaseIterable, Sendable, BitwiseCopyable {
    case fixedLine
    case mobile
    case fixedLineOrMobile
    case tollFree
    case premiumRate
    case sharedCost
    case voip
    case personalNumber
    case pager
    case uan
    case voicemail

    package var word: String { "\(self)" }
}

/// Whose members a test looks at.
package enum TestScope: Int, CaseIterable, Sendable, BitwiseCopyable {
    case subject
    case card

    /// The item after a change, when the subject is the one before it.
    case newItem

    /// The card before a change.
    case oldCard
}
