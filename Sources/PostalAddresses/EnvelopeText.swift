import TableFormat
import UnicodeText

/// What is printed of a text that somebody typed.
enum EnvelopeText {
    /// Appends the text without what would stand on an envelope as debris: spaces, commas and dashes at the ends, runs of
    /// spaces and commas, line breaks, controls. Nothing is appended when only punctuation is left.
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
            var hasContent = false
            var last = UInt32(AddressCharacter.space)
            for byte in text {
                if 0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte {
                    hasContent = true
                    last = 0
                    continue
                }
                guard byte >= 0x20, byte < 0x7F else { return false }
                let flags = characters[UInt32(byte)]
                if flags & unclean != 0, last & unclean != 0 { return false }
                last = flags
                if !hasContent, flags & unclean != 0 { return false }
            }
            return hasContent && last & unclean == 0
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
        var lastIsComma = false
        var script = 0
        var at = 0
        while at < text.count {
            let scalar = UTF8Text.scalar(in: text, at: at)
            let value = scalar?.value ?? 0xFFFD
            let flags = characters[value]
            at += scalar?.length ?? 1
            if flags & (AddressCharacter.space | AddressCharacter.refused) != 0 {
                isSpaceWaiting = end > start || bytes.count > start
                continue
            }
            let isEdge = flags & AddressCharacter.edge != 0
            if isEdge, bytes.count == start { continue }
            let isComma = isEdge && flags & AddressCharacter.hyphen == 0
            if isComma, lastIsComma { continue }
            if isSpaceWaiting, !isComma { bytes.append(0x20) }
            isSpaceWaiting = false
            lastIsComma = isComma
            append(value, to: &bytes)
            if isEdge { continue }
            end = bytes.count
            if value >= 0x80 || 0x61...0x7A ~= value | 0x20 || 0x30...0x39 ~= value {
                hasContent = hasContent || flags & silent == 0
            }
            if script == 0 { script = Int(flags >> AddressCharacter.scriptShift & AddressCharacter.scriptMask) }
        }
        bytes.removeSubrange((hasContent ? end : start)...)
        return hasContent ? script : 0
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
