/// What a circle sees of a card.
///
/// Everything in it is in the form in which it is saved. What the rules do not list (`"visibility"` in `Rules/card.json`) is
/// shown to nobody.
public struct Preview: Sendable, Equatable {
    /// The circle that looks.
    public let circle: String

    /// One line of what is seen: "+31 6 23456789 · Amsterdam"; empty when there is nothing to put into it.
    public let summary: String

    /// What stands for the person.
    public let avatar: Avatar

    /// The collections of the card in the order of the rules, those of which nothing is seen too.
    public let collections: [Collection]

    /// A photo, or the letters in its place.
    public enum Avatar: Sendable, Equatable {
        case photo(Item)

        /// Of the name that everybody sees, else of the first that the circle sees; empty when it sees none.
        case initials(String)
    }

    /// What is seen of one collection.
    public struct Collection: Sendable, Equatable {
        /// The name of the collection on the card, such as `phones`.
        public let name: String

        /// What is seen, in the order of the card.
        public let items: [Item]
    }

    /// What is seen of one detail.
    public struct Item: Sendable, Equatable {
        /// The RFC 6901 pointer to the detail in the payload.
        public let path: String

        /// The members that are seen, in the order of the rules.
        public let members: [(name: String, value: Value)]

        /// Whether both are the same detail and show the same.
        public static func == (a: Item, b: Item) -> Bool {
            a.path == b.path && a.members.elementsEqual(b.members) { $0 == $1 }
        }

        /// The value of a member that is seen.
        public subscript(name: String) -> Value? { members.first { $0.name == name }?.value }
    }

    /// A value as it is saved.
    public enum Value: Sendable, Equatable {
        case text(String)

        /// A number as it is written in the payload.
        case number(String)
        case flag(Bool)

        /// The fields of an address, in the order of the payload.
        case fields([Field])
    }

    /// A field with its value.
    public struct Field: Sendable, Equatable {
        /// The name of the field.
        public let name: String

        /// What it holds, as it is saved.
        public let value: String
    }
}
