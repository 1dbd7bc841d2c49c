/// What kind of value a member of the card has. The raw value is the word in `Rules`; the image holds its place in
/// `allCases`.
package enum MemberType: String, CaseIterable, Sendable, BitwiseCopyable {
    case text
    case flag
    case number

    /// A person's name by itself.
    case name

    /// A phone number by itself; another member may hold its country.
    case phone

    /// An e-mail address by itself.
    case email

    /// An ISO 3166-1 alpha-2 code.
    case region

    /// One of the member's choices.
    case choice

    /// One of the kind's types, or the custom type.
    case kindType

    /// Names that other members refer to, such as those of the card's circles.
    case names

    /// References to names of a list of the card.
    case references

    /// A list of references, or an object of such lists by address field.
    case sharing

    /// An object of texts by address field.
    case fields

    /// A list of details of one kind.
    case items
    case object
}

/// What is checked of an item besides its members and rules. The raw value is the word in `Rules/details`.
package enum DetailCheck: String, CaseIterable, Sendable, BitwiseCopyable {
    case none
    case name
    case phone
    case email
    case address
    case date
    case photo

    /// The members that the check reads and cannot do without, with their types.
    package var members: [(name: String, type: MemberType)] {
        switch self {
        case .name: [("value", .name)]
        case .phone: [("value", .phone)]
        case .email: [("value", .email)]
        case .address: [("country", .region), ("fields", .fields)]
        case .date: [("day", .number), ("month", .number)]
        case .none, .photo: []
        }
    }
}

/// How much a problem matters. The raw value is the word in the tables and in a report.
package enum ProblemSeverity: String, CaseIterable, Sendable {
    case error
    case warning
    case info

    /// Not told unless a policy asks for it.
    case off
}
