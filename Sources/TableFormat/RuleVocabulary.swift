/// What kind of value a member of the card has. The raw value is the word in `Rules/card.json`; the image holds its place in
/// `allCases`.
package enum MemberType: String, CaseIterable, Sendable {
    case text
    case flag
    case number

    /// An ISO 3166-1 alpha-2 code.
    case region

    /// An e-mail address by itself.
    case email

    /// One of the member's choices.
    case choice

    /// One of the kind's types, or the custom type.
    case kindType

    /// The names of the card's circles.
    case circleNames

    /// References to circles of the card.
    case circles

    /// A list of circles, or an object of such lists by address field.
    case sharedCircles

    /// An object of texts by address field.
    case fields

    /// A list of details of one kind.
    case items
    case object
}

/// One operation of the rule program. The raw value is the word in `Rules/card.json`; the image holds its place in `allCases`.
package enum RuleCheck: String, CaseIterable, Sendable {
    /// The card has the member.
    case memberRequired

    /// The card does not have the member.
    case memberUnused

    /// An item of the collection has the same key as the member's value.
    case keyPresent

    /// That item has the flag set.
    case keyFlagged

    /// No two items of the collection have the same key.
    case uniqueKey

    /// No two items of the collection with different keys have the same wide key: what their kind probably takes for one.
    case uniqueWideKey

    /// A collection with items has one with the flag set.
    case atLeastOne

    /// No two items have the flag set.
    case atMostOne

    /// The collection has no more items than the limit.
    case maximum

    /// An item with one flag set has the other set as well.
    case flagNeeds

    /// Every circle of one member of an item is among those of another.
    case subset
}

/// How much a problem matters. The raw value is the word in the tables and in a report.
package enum ProblemSeverity: String, CaseIterable, Sendable {
    case error
    case warning
    case info

    /// Not told unless a policy asks for it.
    case off
}
