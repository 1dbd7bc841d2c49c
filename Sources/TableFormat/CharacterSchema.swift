/// How a topic's character classes lie in its image: what their writer and their reader must agree on.
///
/// ```
/// char  code-point map  value = class number, 8 bits | property * 24
/// clas  records         by class number: code, key character, repair, character to write instead
/// code  text pool       codes to report refused classes by
/// ```
/// Class 0 is a character of no class. Accepted classes are numbered from 1, refused ones from 16.
public enum CharacterSchema {
    /// The number of the first refused class.
    public static let firstRefused = 16
    /// Where the properties start in a value.
    public static let propertyShift = 8

    /// The sections and their tags.
    public enum Section {
        /// The class and properties of each code point.
        public static let characters: SectionTag = "char"
        /// What holds for a class as a whole.
        public static let classes: SectionTag = "clas"
        /// The codes that classes name.
        public static let codes: SectionTag = "code"
    }

    /// The columns of `clas`.
    public enum Field: Int, CaseIterable {
        case code, key, repair, instead

        /// What the columns hold.
        public static let roles: [RecordTable.Role] = [.optionalReference(Section.codes), .number, .number, .number]
    }

    /// What to do with a character so that the text could be right.
    public enum Repair: Int, CaseIterable, Sendable {
        case none
        case remove

        /// Replace it by what it is a compatibility variant of (NFKC).
        case compatibility

        /// Write another character instead.
        case replace

        /// Leave it out where no word goes on behind it.
        case removeAtEnd

        /// Write another character instead between two Hebrew letters; leave it out elsewhere.
        case replaceInHebrew
    }
}
