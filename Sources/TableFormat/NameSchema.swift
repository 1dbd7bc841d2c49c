/// The layout of the image for names.
public enum NameSchema {
    /// The name of the image.
    public static let topic = "names"
    /// Counts up when this layout changes.
    public static let version = 1

    /// The classes that the grammar of names knows, in the words of `Rules/characters/name.json`.
    public enum Class: UInt8, CaseIterable, Sendable {
        case otherwise = 0
        case letter, mark, apostrophe, hyphen, period, middleDot, joiner, space, otherSpace

        /// A refused class that a switch of the table lets through.
        case allowed

        /// Any of the refused classes.
        case refused = 16
    }

    /// One bit each, in this order.
    public enum Property: UInt32, CaseIterable, Sendable {
        /// May keep a text from being in Form C.
        case needsNormalizer

        /// A letter or mark that a joiner may follow.
        case joins

        /// Belongs to a script that writes many marks on one letter.
        case stacksDeeply

        /// Dropped at both ends of a name.
        case edge

        /// Left out of the key that duplicates are found by.
        case ignoredInKey
    }
}
