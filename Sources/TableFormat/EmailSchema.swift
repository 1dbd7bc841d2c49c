/// The layout of the image for e-mail addresses.
///
/// ```
/// asci  bytes       for each ASCII character the bits of `Quick`
/// doms  domain set  public suffixes and listed domains, with the bits of `Domain` each
/// ```
/// The sections of `CharacterSchema` and the limits stand beside them.
public enum EmailSchema {
    /// The name of the image.
    public static let topic = "email"
    /// Counts up when this layout changes.
    public static let version = 2

    /// The sections and their tags.
    public enum Section {
        /// The table of the first pass.
        public static let quick: SectionTag = "asci"
        /// The listed domains.
        public static let domains: SectionTag = "doms"
    }

    /// The classes that the grammar of addresses knows, in the words of `Rules/characters/email.json`.
    public enum Class: UInt8, CaseIterable, Sendable {
        case otherwise = 0
        case atom, dot, at, quote, opening, closing, bracket, whiteSpace, fullWidthAt, fullWidthDot, text
        case escape, angleOpening, angleClosing, joiner

        /// Any of the refused classes.
        case refused = 16
    }

    /// One bit each, in this order.
    public enum Property: UInt32, CaseIterable, Sendable {
        /// May stand in a label of a domain.
        case label
        case upperCase
        case digit
        case hyphen

        /// A combining mark.
        case mark

        /// May stand in a label of an international domain (IDNA 2008).
        case registrable

        /// May stand in a quoted pair (RFC 5321, 4.1.2).
        case quotable

        /// Ends an address literal.
        case closingBracket

        /// Stands between addresses in a list of them.
        case separator

        /// Is typed for a dot, from the key beside it or from another script.
        case dotKey

        /// Clings to the start or the end of an address when it is copied from a text.
        case leading, trailing

        /// Looks like another character in another width or style, and is that one in Form KC.
        case compatibility

        /// Ends a word that says what follows.
        case colon

        /// Starts what a link has behind an address.
        case query
    }

    /// What the pass over an ASCII address needs to know of a character.
    public enum Quick {
        /// May stand in a local part.
        /// Separates the local part from the domain.
        public static let atom: UInt8 = 1
        /// Separates parts.
        public static let dot: UInt8 = 2
        /// Ends the local part.
        public static let at: UInt8 = 4
        /// May stand in a label of a domain.
        public static let label: UInt8 = 8
        /// A label of these alone is no top-level domain.
        public static let digit: UInt8 = 16
        /// May stand in a label, but not at its ends.
        public static let hyphen: UInt8 = 32
    }

    /// What the set says of a domain: a `Listing` in the low bits, and one bit for each rule of public suffixes.
    public enum Domain {
        /// The bits of the listing; 0 when the domain is not listed.
        public static let listing: UInt8 = 0x07

        /// Unrelated people register below it, by the rules of a registry. Every top-level domain has it.
        public static let suffix: UInt8 = 0x08

        /// The same by the rules of a company.
        public static let privateSuffix: UInt8 = 0x10

        /// Every domain just below it is a suffix of the first kind, unless it is an exception.
        public static let wildcard: UInt8 = 0x20

        /// Every domain just below it is a suffix of the second kind, unless it is an exception.
        public static let privateWildcard: UInt8 = 0x40

        /// No suffix, whatever wildcard stands above it.
        public static let exception: UInt8 = 0x80
    }

    /// Why a domain is listed.
    public enum Listing: UInt8, CaseIterable, Sendable {
        case disposable = 1
        case relay

        /// Known to be kept mailboxes, whatever a list says.
        case ordinary
        case specialUse
    }
}
