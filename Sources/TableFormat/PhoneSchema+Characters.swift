extension PhoneSchema {
    /// What a class of characters means when a number is read. One word in `clas`:
    /// digit value + 1 in bits 0-3, keypad digit + 1 in bits 4-7, symbol in extension labels in bits 8-12, roles above.
    public struct CharacterClass: Hashable, Sendable {
        /// As it stands in the image.
        public var word: UInt32

        /// A class from the image.
        @inlinable
        public init(word: UInt32 = 0) { self.word = word }

        /// A class of characters that mean all of this.
        public init(digit: Int?, key: Int?, symbol: Int, roles: Roles) {
            word = UInt32(digit.map { $0 + 1 } ?? 0) | UInt32(key.map { $0 + 1 } ?? 0) << 4
            word |= UInt32(symbol & 0x1F) << 8 | roles.rawValue
        }

        /// The value of a decimal digit of any script.
        @inlinable
        public var digit: UInt8? { word & 0xF == 0 ? nil : UInt8(truncatingIfNeeded: word & 0xF) &- 1 }

        /// The value of what counts as a digit while a number is typed: superscript and circled digits, too.
        @inlinable
        public var typedDigit: UInt8? { digit ?? (has(.numeral) ? key : nil) }

        /// The digit on whose key a letter stands (ITU-T E.161).
        @inlinable
        public var key: UInt8? { word & 0xF0 == 0 ? nil : UInt8(truncatingIfNeeded: word >> 4 & 0xF) &- 1 }

        /// The number of the character in extension labels; 0 when it is in none.
        @inlinable
        public var symbol: Int { Int(word >> 8 & 0x1F) }

        /// Whether a character of this class has one of these roles.
        @inlinable
        public func has(_ roles: Roles) -> Bool { word & roles.rawValue != 0 }
    }

    /// Bits 13 and up of a class word.
    public struct Roles: OptionSet, Hashable, Sendable {
        /// One bit a role.
        public let rawValue: UInt32

        /// Roles by their bits.
        @inlinable
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        @inlinable
        init(bit: UInt32) { self.init(rawValue: 1 << bit) }

        /// A plus sign, of any width.
        @inlinable public static var plus: Roles { Roles(bit: 13) }
        /// Between the digits of a number.
        @inlinable public static var punctuation: Roles { Roles(bit: 14) }
        /// A star, which is dialled.
        @inlinable public static var star: Roles { Roles(bit: 15) }
        /// Allowed in a number once it has begun.
        @inlinable public static var letter: Roles { Roles(bit: 16) }
        /// Enough of these make a number one that is spelled on the keypad.
        @inlinable public static var spelling: Roles { Roles(bit: 17) }
        /// A letter or number of any script: what a text does not lose at its end.
        @inlinable public static var word: Roles { Roles(bit: 18) }
        /// Before and behind an extension label.
        @inlinable public static var blank: Roles { Roles(bit: 19) }
        /// A pause before an extension.
        @inlinable public static var comma: Roles { Roles(bit: 20) }
        /// A hyphen before an extension.
        @inlinable public static var hyphen: Roles { Roles(bit: 21) }
        /// A plain space.
        @inlinable public static var space: Roles { Roles(bit: 22) }
        /// Full stop or colon after an extension label.
        @inlinable public static var labelEnd: Roles { Roles(bit: 23) }
        /// At the end of an extension.
        @inlinable public static var hash: Roles { Roles(bit: 24) }
        /// Begins a parameter of a URI, or an extension.
        @inlinable public static var semicolon: Roles { Roles(bit: 25) }
        /// Where a second number may begin.
        @inlinable public static var slash: Roles { Roles(bit: 26) }
        /// What follows a slash where a second number begins.
        @inlinable public static var secondNumber: Roles { Roles(bit: 27) }
        /// Between the digits of a phone context (RFC 3966, `visual-separator`).
        @inlinable public static var visualSeparator: Roles { Roles(bit: 28) }
        /// Between the labels of a domain.
        @inlinable public static var dot: Roles { Roles(bit: 29) }
        /// A digit that is no decimal digit, such as a superscript one; its value stands in the place of the key.
        @inlinable public static var numeral: Roles { Roles(bit: 30) }
    }

    /// The columns of `labl`: the symbols of a label in `lsym`, and how many digits it may announce.
    package enum LabelField: Int, CaseIterable {
        case start, count, maximumDigits
    }

    /// The texts of `text`, in this order.
    package enum Text: Int, CaseIterable {
        case scheme, phoneContext, subaddress, extensionParameter
        /// What announces an extension where a region has no label of its own.
        case extensionLabel
        /// What stands for a digit to type in a mask, and for a digit that is not told in a placeholder.
        case placeSign, maskSign

        /// Whether people read it, and not programs.
        package var isWriting: Bool {
            switch self {
            case .scheme, .phoneContext, .subaddress, .extensionParameter: false
            case .extensionLabel, .placeSign, .maskSign: true
            }
        }
    }

    /// The most characters that a reader has room for, on the stack: the limit `characters` may be less, never more.
    public static let textCapacity = 250

    /// The limits that reading a number needs, by their names in the rules.
    package enum Limit: String, CaseIterable, Sendable {
        case characters
        case minimumNationalDigits
        case maximumNationalDigits
        case minimumDigits
        case minimumInternationalDigits
        case spellingLetters
        case extensionDigitsAfterParameter
        case extensionDigitsAfterDialling
        case extensionDigitsAfterComma
        case extensionDigitsBeforeHash
        case typedDigits
        case typedLeadingDigits
        case hiddenDigits
    }
}
