import TableFormat

/// What the table says of one code point (see `CharacterSchema`).
struct NameCharacter: Sendable {
    let value: UInt32

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

    /// Whether the character may stand in a name at all.
    var isAccepted: Bool {
        @inline(__always) get { 1..<CharacterSchema.firstRefused ~= number }
    }
}
