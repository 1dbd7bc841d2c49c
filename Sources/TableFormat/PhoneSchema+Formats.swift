extension PhoneSchema {
    /// How numbers are written: sections of the image that formatting and as-you-type read.
    ///
    /// A calling code has one list of formats for national use and may have another for international use. The formats of a
    /// list are neighbours in `fmts`, in the order in which they are tried. Root n of the automaton `lead` belongs to row n
    /// of `code`; its labels are `LeadingLabel`s. A label holds where its pattern ends, so that all that match the
    /// front of a number are found on the way.
    package enum FormatSection {
        package static let lists: SectionTag = "flis"
        package static let formats: SectionTag = "fmts"
        package static let groups: SectionTag = "grps"
        package static let templates: SectionTag = "ftxt"
        package static let leadingDigits: SectionTag = "lead"

        /// For each label set of `lead`: the formats of the national and of the international list whose last pattern it
        /// holds, as bits.
        package static let leadingMasks: SectionTag = "lmsk"

        /// Prefixes and labels of regions.
        package static let regionTexts: SectionTag = "rtxt"

        /// Examples: a 1, then the digits.
        package static let examples: SectionTag = "exmp"
    }

    /// The most formats of a list: one bit each.
    package static let maximumFormats = 32

    /// The most patterns of leading digits that a format has; each knows more digits than the one before.
    package static let maximumLevels = 8

    /// The most groups of digits in a format.
    package static let maximumGroups = 8

    /// A label of `lead`: a pattern of leading digits that ends here.
    package struct LeadingLabel: Sendable {
        package let word: UInt16

        package init(word: UInt16) { self.word = word }

        /// - Parameters:
        ///   - list: 0 for the national list, 1 for the international one.
        ///   - format: the place in the list.
        ///   - level: the place among the format's patterns of leading digits.
        package init(list: Int, format: Int, level: Int, isLast: Bool) {
            word = UInt16(truncatingIfNeeded: list << 9 | (isLast ? 1 << 8 : 0) | format << 3 | level)
        }

        package var level: Int { Int(word & 7) }
        package var format: Int { Int(word >> 3 & 31) }
        package var isLast: Bool { word >> 8 & 1 == 1 }
        package var list: Int { Int(word >> 9 & 1) }
    }

    /// The columns of `flis`.
    package enum ListField: Int, CaseIterable {
        case firstFormat, count
    }

    /// The columns of `fmts`. Templates are texts in which a character below 9 stands for the group of that number.
    package enum FormatField: Int, CaseIterable {
        case firstGroup, groupCount
        /// The number of patterns of leading digits.
        case levels
        /// With the national prefix where the plan writes it.
        case national
        case international
        /// With hyphens only, as in a `tel:` URI (RFC 3966).
        case uri
        /// With room for a carrier code (`carrierMark`).
        case carrier
        case traits
    }

    /// What stands for the carrier code in a template.
    package static let carrierMark: UInt8 = 0x1F

    /// What as-you-type and the original form must know of a format.
    package struct FormatTraits: OptionSet, Sendable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Only groups and punctuation, the first group among them: nothing is lost or added while typing.
        package static let typing = FormatTraits(rawValue: 1 << 0)
        /// The national prefix may be left out.
        package static let prefixOptional = FormatTraits(rawValue: 1 << 1)
        /// The national form has no national prefix.
        package static let withoutPrefix = FormatTraits(rawValue: 1 << 2)
        /// A space or hyphen stands in the rule of the national prefix.
        package static let separatesPrefix = FormatTraits(rawValue: 1 << 3)
        /// Digits come before the first group in the national form.
        package static let prefixDigits = FormatTraits(rawValue: 1 << 4)
    }

    /// The columns of `grps`: how many digits a group takes, and which, as bits.
    package enum GroupField: Int, CaseIterable {
        case minimum, maximum, digits
    }

    /// How calls are made under a calling code.
    package struct DiallingTraits: OptionSet, Sendable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Mobile numbers belong to a place.
        package static let geographicMobiles = DiallingTraits(rawValue: 1 << 0)
        /// Their first digits are no area code all the same.
        package static let mobilesWithoutAreaCode = DiallingTraits(rawValue: 1 << 1)
        /// There are area codes although there is no national prefix.
        package static let areaCodesWithoutPrefix = DiallingTraits(rawValue: 1 << 2)
        /// A token is dialled before the area code of a mobile number, and written by itself.
        package static let mobileToken = DiallingTraits(rawValue: 1 << 3)
        /// All regions of the code dial each other with the calling code in front of the national form.
        package static let codeInFront = DiallingTraits(rawValue: 1 << 4)
        /// Mobiles dial the international form, and what is too short for it nationally.
        package static let mobilesDialInternational = DiallingTraits(rawValue: 1 << 5)
        /// Mobiles dial fixed lines and mobiles in the international form.
        package static let peopleInternational = DiallingTraits(rawValue: 1 << 6)
        /// Mobiles dial fixed lines and mobiles with a carrier code or not at all.
        package static let peopleByCarrier = DiallingTraits(rawValue: 1 << 7)
    }

    /// What is known of a region beside its plan.
    package struct RegionTraits: OptionSet, Sendable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// A mobile number stays with its owner who changes the carrier.
        package static let portable = RegionTraits(rawValue: 1 << 0)
    }
}
