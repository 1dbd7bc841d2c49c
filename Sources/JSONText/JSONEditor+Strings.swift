extension JSONEditor {
    /// A text as a JSON string, written as the document writes: one that is ASCII with escapes for all else stays so.
    public func json(of text: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.string(text)
        guard writer.bytes.contains(where: { $0 >= 0x80 }), isEscaped else { return writer.bytes }
        var bytes: [UInt8] = []
        for scalar in writer.text.unicodeScalars {
            if scalar.isASCII {
                bytes.append(UInt8(scalar.value))
            } else {
                for unit in String(Character(scalar)).utf16 { bytes += JSONEditor.escape(unit) }
            }
        }
        return bytes
    }

    /// Whether the document is ASCII and has an escape by number.
    private var isEscaped: Bool {
        document.withBytes { bytes in
            var hasEscape = false
            for index in bytes.indices {
                if bytes[index] >= 0x80 { return false }
                if bytes[index] == 0x5C, index + 1 < bytes.count, bytes[index + 1] == 0x75 { hasEscape = true }
            }
            return hasEscape
        }
    }

    private static func escape(_ unit: UInt16) -> [UInt8] {
        let digits = stride(from: 12, through: 0, by: -4).map { UInt8(unit >> UInt16($0) & 0xF) }
        return [0x5C, 0x75] + digits.map { $0 < 10 ? 0x30 + $0 : 0x57 + $0 }
    }
}
