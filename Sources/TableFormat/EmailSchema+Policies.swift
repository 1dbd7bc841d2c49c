extension EmailSchema {
    /// What each policy makes of a problem, and what people type for an address.
    ///
    /// ```
    /// poli  records    policy, code, part, code to tell instead or none
    /// ltag  records    tag of an address literal, `LiteralForm`
    /// polt  text pool  names of policies, codes and tags
    /// tole  text pool  codes that leave an address an address: those that are no errors
    /// habi  records    `Habit`, text
    /// habt  text pool  the texts, in lower case
    /// ```
    public enum PolicySection {
        /// The rows of all policies.
        public static let rows: SectionTag = "poli"
        /// The tags that address literals have.
        public static let tags: SectionTag = "ltag"
        /// The texts they name.
        public static let texts: SectionTag = "polt"
        /// The codes that do not refuse an address.
        public static let tolerated: SectionTag = "tole"
        /// The habits.
        public static let habits: SectionTag = "habi"
        /// Their texts.
        public static let habitTexts: SectionTag = "habt"
    }

    /// The columns of `poli`.
    public enum PolicyField: Int, CaseIterable {
        case policy, code, part, by

        /// What the columns hold.
        public static let roles: [RecordTable.Role] = [
            .reference(PolicySection.texts), .reference(PolicySection.texts), .number,
            .optionalReference(PolicySection.texts),
        ]
    }

    /// Where in an address a row of a policy applies.
    public enum PolicyPart: Int, CaseIterable, Sendable {
        case anywhere

        /// Characters beyond ASCII in the local part (RFC 6531, 3.3).
        case localText
    }

    /// The columns of `ltag`.
    public enum TagField: Int, CaseIterable {
        case tag, form

        /// What the columns hold.
        public static let roles: [RecordTable.Role] = [.reference(PolicySection.texts), .number]
    }

    /// What stands behind the tag of an address literal (RFC 5321, 4.1.3).
    public enum LiteralForm: Int, CaseIterable, Sendable {
        /// Any printable ASCII but brackets and the backslash.
        case general
        case ipv6
    }

    /// The columns of `habi`.
    public enum HabitField: Int, CaseIterable {
        case habit, text

        /// What the columns hold.
        public static let roles: [RecordTable.Role] = [.number, .reference(PolicySection.habitTexts)]
    }

    /// What a text of `Rules/email/habits.json` stands for.
    public enum Habit: Int, CaseIterable, Sendable {
        /// Stands before an address in a link.
        case schemes

        /// The @ as a word in brackets, as a word between spaces, and as other encodings of it.
        case at, bareAt, encodedAt

        /// The dot, likewise.
        case dot, bareDot

        /// What is typed for an @ from the key beside it, or without the key that goes with it.
        case atKeys

        /// The same, where it may as well be the end of a name.
        case doubtfulAtKeys

        /// What stands before the domain of a provider and is nobody's name.
        case hosts

        /// Words before an address, without a colon.
        case labels

        /// Starts the name of a machine that serves web pages: four bytes, or none.
        case web
    }
}
