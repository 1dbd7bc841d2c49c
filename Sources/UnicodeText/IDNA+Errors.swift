extension IDNA {
    /// Everything UTS 46 can find wrong with a domain name. The values are those of ICU's uidna.h.
    public struct Errors: OptionSet, Sendable, Hashable {
        /// The bits as ICU reports them.
        public let rawValue: UInt32

        /// A set from ICU's bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Two dots in a row, or a dot at the start.
        public static let emptyLabel = Errors(rawValue: 0x1)
        /// A label of more than 63 octets (RFC 1035, 2.3.4).
        public static let labelTooLong = Errors(rawValue: 0x2)
        /// A name of more than 253 octets (RFC 1035, 2.3.4).
        public static let domainNameTooLong = Errors(rawValue: 0x4)
        /// A label that starts with a hyphen.
        public static let leadingHyphen = Errors(rawValue: 0x8)
        /// A label that ends with a hyphen.
        public static let trailingHyphen = Errors(rawValue: 0x10)
        /// Hyphens as third and fourth character of a label that is no A-label (R-LDH, RFC 5890, 2.3.1).
        public static let hyphenThirdAndFourth = Errors(rawValue: 0x20)
        /// A label that starts with a combining mark.
        public static let leadingCombiningMark = Errors(rawValue: 0x40)
        /// A character that no domain name may have.
        public static let disallowed = Errors(rawValue: 0x80)
        /// A label starts with "xn--" and the rest is no Punycode.
        public static let punycode = Errors(rawValue: 0x100)
        /// An A-label that decodes to a dot.
        public static let labelHasDot = Errors(rawValue: 0x200)
        /// An A-label that decodes to something that does not encode to it.
        public static let invalidALabel = Errors(rawValue: 0x400)
        /// Writing directions mixed in a way RFC 5893 forbids.
        public static let bidi = Errors(rawValue: 0x800)
        /// A joiner where none may stand (RFC 5892, A.1 and A.2).
        public static let contextJoiner = Errors(rawValue: 0x1000)
        /// Punctuation where none may stand (RFC 5892, A.3 to A.7).
        public static let contextPunctuation = Errors(rawValue: 0x2000)
        /// Arabic-Indic digits of two kinds (RFC 5892, A.8 and A.9).
        public static let contextDigits = Errors(rawValue: 0x4000)

        private static let named: [(Errors, String)] = [
            (.emptyLabel, "emptyLabel"), (.labelTooLong, "labelTooLong"), (.domainNameTooLong, "domainNameTooLong"),
            (.leadingHyphen, "leadingHyphen"), (.trailingHyphen, "trailingHyphen"),
            (.hyphenThirdAndFourth, "hyphenThirdAndFourth"), (.leadingCombiningMark, "leadingCombiningMark"),
            (.disallowed, "disallowed"), (.punycode, "punycode"), (.labelHasDot, "labelHasDot"),
            (.invalidALabel, "invalidALabel"), (.bidi, "bidi"), (.contextJoiner, "contextJoiner"),
            (.contextPunctuation, "contextPunctuation"), (.contextDigits, "contextDigits"),
        ]

        /// The names of the errors present, in a fixed order.
        public var names: [String] { Self.named.filter { contains($0.0) }.map(\.1) }
    }
}
