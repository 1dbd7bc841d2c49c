/// The layout of the phone image: what its writer and its reader must agree on.
///
/// Root n of the automaton `plan` and row n of `code` belong to one calling code. The regions of a calling code are
/// neighbours in `regn`, the main one first, in the order in which a number is tried against them.
public enum PhoneSchema {
    package static let topic = "phone"
    package static let version = 2

    /// A label of `plan`: the place of the region among those of its calling code, and a kind of number.
    @inlinable
    public static func label(region: Int, _ kind: Kind) -> UInt16 {
        UInt16(truncatingIfNeeded: region << kindBits | kind.rawValue)
    }

    /// The low bits of a label that hold the kind.
    @inlinable public static var kindBits: Int { 4 }

    /// The kinds of number a plan tells apart. Between `general` and `mobile`, a lower one wins over a higher one.
    public enum Kind: Int, Sendable, CaseIterable {
        case general
        case premiumRate
        case tollFree
        case sharedCost
        case voip
        case personalNumber
        case pager
        case uan
        case voicemail
        case fixedLine
        case mobile
        case noInternationalDialling

        /// The general pattern without its list of lengths, which is what decides about a national prefix.
        case generalPattern = 15

        /// The kinds with an entry in a region's list of lengths.
        public static let withLengths = allCases.filter { $0.rawValue <= mobile.rawValue }
    }

    /// The sections of the image.
    package enum Section {
        package static let plans: SectionTag = "plan"
        package static let codes: SectionTag = "code"
        package static let regions: SectionTag = "regn"
        package static let codeIndex: SectionTag = "cidx"
        package static let regionIndex: SectionTag = "ridx"
        package static let programs: SectionTag = "prog"
        package static let transforms: SectionTag = "tran"
        package static let lengths: SectionTag = "leng"
        package static let characters: SectionTag = "char"
        package static let classes: SectionTag = "clas"
        package static let labels: SectionTag = "labl"
        package static let labelSymbols: SectionTag = "lsym"
        package static let texts: SectionTag = "text"
    }

    /// The columns of `code`.
    package enum CodeField: Int, CaseIterable {
        case callingCode, firstRegion, regionCount
        /// How numbers are written; without a list of its own, international use has the national one.
        case nationalFormats, internationalFormats
        /// `DiallingTraits`.
        case dialling
        /// While a number is typed: the national prefix of one digit, plus 1, and the digits that must not follow it, as
        /// bits.
        case typedPrefix, typedPrefixExceptions
    }

    /// The columns of `regn`. The lengths of the kinds follow, in the order of `Kind.withLengths`.
    package enum RegionField: Int, CaseIterable {
        /// Up to three ASCII bytes, the first one lowest.
        case regionCode
        case code, internationalPrefix, nationalPrefix, transformStart, transformCount, leadingDigits
        /// `RegionTraits`.
        case traits
        /// Of `rtxt`: the national prefix in digits; what is dialled to call abroad, when there is one way or a preferred
        /// one; what announces an extension.
        case nationalPrefixText, internationalPrefixText, extensionLabel
        case lengths
    }

    /// The column of `regn` with the example of a kind; the examples follow the lengths, without one of `general`.
    package static func exampleField(_ kind: Kind) -> Int {
        RegionField.lengths.rawValue + Kind.withLengths.count + kind.rawValue - 1
    }

    /// The kinds with examples, in the order of their columns.
    package static let kindsWithExamples = Kind.withLengths.filter { $0 != .general }

    /// Where a region's two letters stand in `ridx`.
    @inlinable
    public static func regionSlot(_ first: UInt8, _ second: UInt8) -> Int? {
        guard (0x41...0x5A).contains(first), (0x41...0x5A).contains(second) else { return nil }
        return Int(first - 0x41) * 26 + Int(second - 0x41)
    }

    package static let regionSlots = 26 * 26

    /// The calling codes have at most three digits (ITU-T E.164, 6.2.1).
    @inlinable public static var codeSlots: Int { 1000 }

    /// A piece of a transform: a digit, or this plus the number of a group of the national-prefix program.
    @inlinable public static var transformGroup: Int { 16 }
}
