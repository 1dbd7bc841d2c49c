import TableFormat

/// What the table says of one code point (see `CharacterSchema`).
struct NameCharacter: Sendable {
    private(set) var value: UInt32

    @inline(__always)
    init(_ value: UInt32) { self.value = value }

    /// The number of the class, refused ones told apart.
    var number: Int { Int(value & 0xFF) }

    var kind: NameSchema.Class {
        @inline(__always) get { NameSchema.Class(rawValue: UInt8(truncatingIfNeeded: value)) ?? .refused }
    }

    @inline(__always)
    func has(_ property: NameSchema.Property) -> Bool {
        value >> (UInt32(CharacterSchema.propertyShift) + property.rawValue) & 1 != 0
    }

    /// Adds the properties of another character. The class means nothing any more.
    @inline(__always)
    mutating func formUnion(_ other: NameCharacter) { value |= other.value }

    /// Whether the character may stand in a name at all.
    var isAccepted: Bool {
        @inline(__always) get { 1..<CharacterSchema.firstRefused ~= number }
    }

    var isSpace: Bool { kind == .space || kind == .otherSpace }

    /// Whether it separates or joins words, and is counted when it is repeated.
    var isPunctuation: Bool {
        switch kind {
        case .apostrophe, .hyphen, .period, .middleDot: true
        default: false
        }
    }
}
