extension PhoneSchema {
    /// The sections of what a refused number may have been meant to be.
    package enum HintSection {
        /// The patterns of `rnum` and `ipfx`.
        package static let programs: SectionTag = "rprg"

        /// Old forms of numbers, those of one region side by side.
        package static let renumberings: SectionTag = "rnum"

        /// The pieces of the new forms, as those of `tran`.
        package static let rewrites: SectionTag = "rwrt"

        /// Prefixes for calling abroad that people know from elsewhere, the likeliest first.
        package static let internationalPrefixes: SectionTag = "ipfx"

        /// Words that stand before a number and say that it is one, in small letters.
        package static let labels: SectionTag = "nlab"

        /// What looks like a number but is something else.
        package static let lookalikes: SectionTag = "look"

        /// Letters that are typed in place of digits.
        package static let substitutes: SectionTag = "subs"
    }

    /// The columns of `subs`: the code point of a letter, and the digit that it looks like.
    package enum SubstituteField: Int, CaseIterable {
        case letter, digit
    }

    /// The columns of `rnum`.
    package enum RenumberingField: Int, CaseIterable {
        /// The region of the old form, and that of the new one.
        case region, newRegion
        /// The pattern of the whole old national significant number.
        case program
        case rewriteStart, rewriteCount
        /// The year of the change; 0 for a form that was never one to call from abroad.
        case year
    }

    /// The columns of `look`.
    package enum LookalikeField: Int, CaseIterable {
        case kind
        /// The roles of the one character between the groups.
        case mark
        /// Eight bits a group, the first one lowest: its fewest digits in the low four, its most above.
        case groups
    }

    /// What a text may be instead of a number.
    package enum LookalikeKind: String, CaseIterable, Sendable {
        case date
        case internetAddress
    }

    /// The groups that a lookalike may have.
    package static let lookalikeGroups = 4
}
