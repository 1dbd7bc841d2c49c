extension EmailSchema {
    /// What suggestions are made of, from `Rules/email/providers.json`.
    ///
    /// ```
    /// typd  text pool   domains of mailbox providers, sorted
    /// typf  bytes       one bit for each beginning and each end that a domain has when it is nearly one of these
    /// typt  text pool   top-level domains that others are typed for, the likelier first
    /// type  text pool   endings that exist and are typed for others: `typed meant`
    /// prov  domain set  domains of providers with 1 + a row of `prok` each
    /// prok  records     how a provider reads the part before the @
    /// prot  text pool   its texts
    /// ```
    public enum Typos {
        /// Domains of mailbox providers.
        public static let domains: SectionTag = "typd"
        /// The filter of `Filter`.
        public static let filter: SectionTag = "typf"
        /// Top-level domains.
        public static let topLevels: SectionTag = "typt"
        /// Endings.
        public static let endings: SectionTag = "type"
    }

    /// How providers read the part before the @.
    public enum ProviderKey {
        /// Domains with a row each.
        public static let domains: SectionTag = "prov"
        /// The rows.
        public static let rows: SectionTag = "prok"
        /// Their texts.
        public static let texts: SectionTag = "prot"

        /// The fields of a row, each the number of a text; an empty text says nothing.
        public enum Field: Int, CaseIterable, Sendable {
            /// The domain that the mailbox is known by.
            case domain
            /// Characters that make no difference.
            case ignored
            /// The character that a tag starts with.
            case tag
        }
    }

    /// A quick no to the question whether a domain is nearly another one.
    ///
    /// Where two domains differ by one slip, they begin with the same three bytes, or their ends are the same from the fifth
    /// byte on. Each of both is a bit of the filter, the end together with the first byte. Slips of the first letter are few: each
    /// has a bit of its own.
    public enum Filter {
        /// The number of bytes; a power of two.
        public static let size = 16_384

        /// The shortest domain that the filter can speak of.
        public static let shortest = 6

        /// The bit of a beginning.
        @inlinable @inline(__always)
        public static func beginning(_ domain: UnsafeBufferPointer<UInt8>) -> Int {
            bit(UInt32(domain[0]) | UInt32(domain[1]) << 8 | UInt32(domain[2]) << 16)
        }

        /// The bit of an end of four bytes below a first byte.
        @inlinable @inline(__always)
        public static func shortEnd(_ domain: UnsafeBufferPointer<UInt8>, first: UInt8) -> Int {
            let end = domain.count
            let word =
                UInt32(domain[end - 1]) | UInt32(domain[end - 2]) << 8 | UInt32(domain[end - 3]) << 16
                | UInt32(domain[end - 4]) << 24
            return bit(word ^ UInt32(first) &* 0x9E37_79B1)
        }

        /// The bit of an end of five bytes below a first byte.
        @inlinable @inline(__always)
        public static func longEnd(_ domain: UnsafeBufferPointer<UInt8>, first: UInt8) -> Int {
            shortEnd(domain, first: first) ^ bit(UInt32(domain[domain.count - 5]) &* 0x0101_0101)
        }

        /// The bit of a domain whose first letter is missing or stands second, as it is typed.
        @inlinable @inline(__always)
        public static func whole(_ domain: UnsafeBufferPointer<UInt8>) -> Int {
            let start =
                UInt32(domain[0]) | UInt32(domain[1]) << 8 | UInt32(domain[2]) << 16 | UInt32(domain[3]) << 24
            return shortEnd(domain, first: UInt8(truncatingIfNeeded: domain.count)) ^ bit(start &* 0x9E37_79B1)
        }

        /// Domains of up to this length have a short end.
        public static let short = 8

        @inlinable @inline(__always)
        static func bit(_ word: UInt32) -> Int {
            let mixed = (word ^ word >> 15) &* 0x85EB_CA6B
            return Int(truncatingIfNeeded: mixed >> 15)
        }
    }
}
