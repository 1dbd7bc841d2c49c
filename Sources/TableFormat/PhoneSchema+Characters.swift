extension PhoneSchema {
    /// What a class of characters means when a number is read. One word in `clas`:
    /// digit value + 1 in bits 0-3, keypad digit + 1 in bits 4-7, symbol in extension labels in bits 8-12, roles above.
    public struct CharacterClass: Hashable, Sendable {
        public var word: UInt32

        @inlinable
        public init(word: UInt32 = 0) { self.word = word }

        public init(digit: Int?, key: Int?, symbol: Int, roles: Roles) {
            word = UInt32(digit.map { $0 + 1 } ?? 0) | UInt32(key.map { $0 + 1 } ?? 0) << 4
            word |= UInt32(symbol & 0x1F) << 8 | roles.rawValue
        }

        /// The value of a decimal digit of any script.
        @inlinable
        public var digit: UInt8? { word & 0xF == 0 ? nil : UInt8(truncatingIfNeeded: word & 0xF) &- 1 }

        /// The digit on whose key a letter stands (ITU-T E.161).
        @inlinable
        public var key: UInt8? { word & 0xF0 == 0 ? nil : UInt8(truncatingIfNeeded: word >> 4 & 0xF) &- 1 }

        /// The number of the character in extension labels; 0 when it is in none.
        @inlinable
        public var symbol: Int { Int(word >> 8 & 0x1F) }

        @inlinable
        public func has(_ roles: Roles) -> Bool { word & roles.rawValue != 0 }
    }

    /// Bits 13 and up of a class word.
    public struct Roles: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        @inlinable
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        private init(bit: UInt32) { self.init(rawValue: 1 << bit) }

        public static let plus = Roles(bit: 13)
        public static let punctuation = Roles(bit: 14)
        public static let star = Roles(bit: 15)
        /// Allowed in a number once it has begun.
        public static let letter = Roles(bit: 16)
        /// Enough of these make a number one that is spelled on the keypad.
        public static let spelling = Roles(bit: 17)
        /// A letter or number of any script: what a text does not lose at its end.
        public static let word = Roles(bit: 18)
        public static let blank = Roles(bit: 19)
        public static let comma = Roles(bit: 20)
        public static let hyphen = Roles(bit: 21)
        public static let space = Roles(bit: 22)
        /// Full stop or colon after an extension label.
        public static let labelEnd = Roles(bit: 23)
        public static let hash = Roles(bit: 24)
        public static let semicolon = Roles(bit: 25)
        public static let slash = Roles(bit: 26)
        /// What follows a slash where a second number begins.
        public static let secondNumber = Roles(bit: 27)
        /// Between the digits of a phone context (RFC 3966, `visual-separator`).
        public static let visualSeparator = Roles(bit: 28)
        public static let dot = Roles(bit: 29)
    }

    /// The columns of `labl`: the symbols of a label in `lsym`, and how many digits it may announce.
    public enum LabelField: Int, CaseIterable {
        case start, count, maximumDigits
    }

    /// The texts of `text`, in this order.
    public enum Text: Int, CaseIterable {
        case scheme, phoneContext, subaddress, extensionParameter
    }

    /// The limits that reading a number needs, by their names in the rules.
    public enum Limit: String, CaseIterable, Sendable {
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
    }
}
