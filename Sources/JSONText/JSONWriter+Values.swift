extension JSONWriter {
    /// Writes a member's name; its value comes next.
    public mutating func name(_ name: StaticString) {
        name.withUTF8Buffer { self.name($0.span) }
    }

    /// Writes a member's name; its value comes next.
    @_disfavoredOverload
    public mutating func name(_ name: String) { self.name(name.utf8Span.span) }

    /// Writes a member's name; its value comes next.
    public mutating func name(_ name: Span<UInt8>) {
        separate()
        quote(name)
        endName()
    }

    /// Writes a string.
    public mutating func string(_ text: String) { string(text.utf8Span.span) }

    /// Writes a string.
    public mutating func string(_ text: Span<UInt8>) {
        separate()
        quote(text)
    }

    /// Writes an integer.
    public mutating func number(_ number: Int) {
        separate()
        for byte in String(number).utf8 { put(byte) }
    }

    /// Writes a number that is text already, such as `JSONDocument.numberText(of:)` gives.
    public mutating func number(text: String) {
        raw(text.utf8Span.span)
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ bool: Bool) { literal(bool ? "true" : "false") }

    /// Writes `null`.
    public mutating func null() { literal("null") }

    private mutating func literal(_ literal: StaticString) {
        separate()
        literal.withUTF8Buffer { put($0.span) }
    }

    /// Writes a value that is JSON already. It is taken as it is, white space included.
    public mutating func raw(_ json: Span<UInt8>) {
        separate()
        put(json)
    }

    /// Writes `"`, the text with what RFC 8259, section 7, asks to escape and nothing more, and `"`.
    mutating func quote(_ text: Span<UInt8>) {
        put(0x22)
        var plain = 0
        for index in text.indices {
            let byte = text[index]
            guard byte < 0x20 || byte == 0x22 || byte == 0x5C else { continue }
            put(text.extracting(plain..<index))
            escape(byte)
            plain = index + 1
        }
        put(text.extracting(plain..<text.count))
        put(0x22)
    }

    private mutating func escape(_ byte: UInt8) {
        put(0x5C)
        switch byte {
        case 0x08: put(0x62)
        case 0x09: put(0x74)
        case 0x0A: put(0x6E)
        case 0x0C: put(0x66)
        case 0x0D: put(0x72)
        case 0x22, 0x5C: put(byte)
        default:
            for letter in "u00".utf8 { put(letter) }
            for digit in [byte >> 4, byte & 0xF] { put(digit < 10 ? 0x30 + digit : 0x57 + digit) }
        }
    }
}
