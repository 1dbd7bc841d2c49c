/// The layout of the image for names.
///
/// ```
/// asci  bytes  for each ASCII character its `Quick`
/// ```
/// The sections of `CharacterSchema` and the limits stand beside it.
public enum NameSchema {
    /// The name of the image.
    public static let topic = "names"
    /// Counts up when this layout changes.
    public static let version = 2

    /// The sections and their tags.
    public enum Section {
        /// The table of the pass over ASCII names.
        public static let quick: SectionTag = "asci"
    }

    /// What the pass over an ASCII name needs to know of a character.
    public enum Quick: UInt8 {
        /// Settles nothing: the name is looked at with more care.
        case other
        case letter
        case punctuation
        case space
    }

    /// The classes that the grammar of names knows, in the words of `Rules/characters/name.json`.
    public enum Class: UInt8, CaseIterable, Sendable {
        case otherwise = 0
        case letter, mark, apostrophe, hyphen, period, middleDot, joiner

        /// Chooses the form of the letter before it.
        case variant
        case space, otherSpace

        /// A refused class that a switch of the table lets through.
        case allowed

        /// Any of the refused classes.
        case refused = 16
    }

    /// One bit each, in this order.
    public enum Property: UInt32, CaseIterable, Sendable {
        /// May keep a text from being in Form C.
        case needsNormalizer

        /// A letter or mark that a joiner may stand beside.
        case joins

        /// A virama, or a joiner that may end a word behind one.
        case joinsAtEnd

        /// Belongs to a script that writes many marks on one letter.
        case stacksDeeply

        /// A Hebrew letter or mark, or punctuation that stands beside one.
        case hebrew

        /// A letter of a Japanese text, or punctuation of such a text.
        case japanese

        /// A letter that a `variant` may follow.
        case mongolian

        /// Typed for an apostrophe, unless it is typed for an okina.
        case looseApostrophe

        /// A letter that no okina stands beside.
        case notBesideOkina

        /// Dropped at both ends of a name.
        case edge

        /// Left out of the key that duplicates are found by.
        case ignoredInKey
    }
}
