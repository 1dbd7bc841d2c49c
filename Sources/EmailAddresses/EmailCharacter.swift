import TableFormat

/// What the table says of one code point (see `CharacterSchema`).
struct EmailCharacter: Sendable {
    let value: UInt32

    init(_ value: UInt32) { self.value = value }

    /// The number of the class, refused ones told apart.
    var number: Int { Int(value & 0xFF) }

    var kind: EmailSchema.Class { EmailSchema.Class(rawValue: UInt8(truncatingIfNeeded: value)) ?? .refused }

    func has(_ property: EmailSchema.Property) -> Bool {
        value >> (UInt32(CharacterSchema.propertyShift) + property.rawValue) & 1 != 0
    }
}
