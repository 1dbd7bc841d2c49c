/// What the table says of one code point.
///
/// ```
/// value    = class, 8 bits | property * 24
/// class    = 0 none of the classes (refused) | 1... in the order of `Class` | 16... refused classes, in the table's order
/// property = one bit each, in the order of `Properties`
/// ```
struct NameCharacter: Sendable {
    let value: UInt32

    /// The classes that the grammar of names knows.
    enum Class: UInt8, CaseIterable {
        case otherwise = 0
        case letter, mark, apostrophe, hyphen, period, middleDot, joiner, space, otherSpace
        /// Let through by a switch of the table.
        case allowed
        case refused = 16
    }

    struct Properties: OptionSet {
        let rawValue: UInt32

        /// May keep a text from being in Form C.
        static let needsNormalizer = Properties(rawValue: 1 << 8)
        /// A letter or mark that a joiner may follow.
        static let joins = Properties(rawValue: 1 << 9)
        /// Belongs to a script that writes many marks on one letter.
        static let stacksDeeply = Properties(rawValue: 1 << 10)
        /// Dropped at both ends of a name.
        static let edge = Properties(rawValue: 1 << 11)
        /// Left out of the key that duplicates are found by.
        static let ignoredInKey = Properties(rawValue: 1 << 12)
    }

    @inline(__always)
    init(_ value: UInt32) { self.value = value }

    /// The number of the class, refused ones told apart.
    var number: Int { Int(value & 0xFF) }

    var kind: Class {
        @inline(__always) get { Class(rawValue: UInt8(truncatingIfNeeded: value)) ?? .refused }
    }

    @inline(__always)
    func has(_ property: Properties) -> Bool { value & property.rawValue != 0 }

    /// Whether the character may stand in a name at all.
    var isAccepted: Bool { 1..<16 ~= number }
}
