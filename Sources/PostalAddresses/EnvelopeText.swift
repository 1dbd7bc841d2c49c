import TableFormat
import UnicodeText

/// What is printed of a text that somebody typed.
enum EnvelopeText {
    /// Appends the text as it is, but for white space and controls, which become one space between words and nothing at the
    /// ends, and commas and lone dashes at the ends, which are signs of a line that somebody cut. A dash at a word stays, as
    /// in "-1". Nothing is appended when only punctuation is left.
    ///
    /// - Returns: 0 for Latin script, else the row of `join` for the first letter of another.
    static func append(_ text: Span<UInt8>, to bytes: inout [UInt8], _ characters: CodePointMap) -> Int {
        if isClean(text, characters) {
            text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
            return 0
        }
        return appendCleaned(text, to: &bytes, characters)
    }

    /// Whether an ASCII text is printed as it is.
    private static func isClean(_ text: Span<UInt8>, _ characters: CodePointMap) -> Bool {
        text.withUnsafeBufferPointer { text in
            guard let first = text.first, let last = text.last else { return false }
            var hasContent = false
            var wasSpace = false
            for byte in text {
                if 0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte {
                    hasContent = true
                    wasSpace = false
                    continue
                }
                guard byte >= 0x20, byte < 0x7F, !(byte == 0x20 && wasSpace) else { return false }
                wasSpace = byte == 0x20
            }
            return hasContent && (characters[UInt32(first)] | characters[UInt32(last)]) & unclean == 0
        }
    }

    private static let unclean = AddressCharacter.space | AddressCharacter.edge | AddressCharacter.refused

    private static let silent = AddressCharacter.mark | AddressCharacter.separator | AddressCharacter.silent

    private static func appendCleaned(
        _ text: Span<UInt8>, to bytes: inout [UInt8], _ characters: CodePointMap
    ) -> Int {
        let start = bytes.count
        var end = start
        var hasContent = false
        var isSpaceWaiting = false
        var script = 0
        var at = 0
        while at < text.count {
            let scalar = UTF8Text.scalar(in: text, at: at)
            let value = scalar?.value ?? 0xFFFD
            let flags = characters[value]
            at += scalar?.length ?? 1
            if flags & (AddressCharacter.space | AddressCharacter.refused) != 0 {
                isSpaceWaiting = bytes.count > start
                continue
            }
            let isEdge = flags & AddressCharacter.edge != 0
            let isDash = flags & AddressCharacter.dash != 0
            if isEdge, bytes.count == start, !(isDash && beginsWord(text, at, characters)) { continue }
            let isAtWord = isDash && !isSpaceWaiting && bytes.count == end
            if isSpaceWaiting { bytes.append(0x20) }
            isSpaceWaiting = false
            append(value, to: &bytes)
            if isEdge {
                if isAtWord { end = bytes.count }
                continue
            }
            end = bytes.count
            if value >= 0x80 || 0x61...0x7A ~= value | 0x20 || 0x30...0x39 ~= value {
                hasContent = hasContent || flags & silent == 0
            }
            if script == 0 { script = Int(flags >> AddressCharacter.scriptShift & AddressCharacter.scriptMask) }
        }
        bytes.removeSubrange((hasContent ? end : start)...)
        return hasContent ? script : 0
    }

    /// Whether something other than white space and separators stands at a place.
    private static func beginsWord(_ text: Span<UInt8>, _ at: Int, _ characters: CodePointMap) -> Bool {
        guard at < text.count else { return false }
        return characters[UTF8Text.scalar(in: text, at: at)?.value ?? 0xFFFD] & unclean == 0
    }

    private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        guard let scalar = Unicode.Scalar(scalar) else { return }
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// The row of `join` for the first letter of a text that is not Latin, else 0.
    static func script(_ text: Span<UInt8>, _ characters: CodePointMap) -> Int {
        var at = UTF8Text.asciiPrefix(of: text)
        while at < text.count {
            let scalar = UTF8Text.scalar(in: text, at: at) ?? (0xFFFD, 1)
            let script = characters[scalar.value] >> AddressCharacter.scriptShift & AddressCharacter.scriptMask
            if script != 0 { return Int(script) }
            at += scalar.length
        }
        return 0
    }
}
