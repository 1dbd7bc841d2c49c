import TableFormat
import UnicodeText

extension NameRules {
    /// The key that two names share when a person would call them the same name: case, width, apostrophes, hyphens and
    /// spaces do not count; accents do. `José`, `JOSÉ` and `Jose` + U+0301 share one, `Jose` has another.
    ///
    /// NFC, classes folded to their key character, then NFKC_Casefold (UAX 31).
    public func key(of text: Span<UInt8>) -> [UInt8] {
        var key: [UInt8] = []
        appendKey(of: text, to: &key)
        return key
    }

    /// Appends the key, which for an ASCII name in its stored form needs no text of its own.
    package func appendKey(of text: Span<UInt8>, to bytes: inout [UInt8]) {
        if UTF8Text.asciiPrefix(of: text) == text.count, isStoredForm(text) {
            appendASCIIKey(of: text, to: &bytes)
        } else {
            bytes.append(contentsOf: examinedKey(of: text))
        }
    }

    /// Appends the key of a name that is known to be right as it stands: one of ASCII need not be looked at again.
    package func appendKey(ofRight text: Span<UInt8>, to bytes: inout [UInt8]) {
        if UTF8Text.asciiPrefix(of: text) == text.count {
            appendASCIIKey(of: text, to: &bytes)
        } else {
            appendKey(of: text, to: &bytes)
        }
    }

    /// In ASCII, NFKC_Casefold is lower-casing, and nearly every character stands for one.
    private func appendASCIIKey(of text: Span<UInt8>, to bytes: inout [UInt8]) {
        let start = bytes.count
        text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
        let isWhole = bytes.withUnsafeMutableBufferPointer { bytes in
            for index in start..<bytes.count {
                let key = asciiKeys[Int(bytes[index] & 0x7F)]
                if key == 0 { return false }
                bytes[index] = key
            }
            return true
        }
        if isWhole { return }
        bytes.removeLast(bytes.count - start)
        appendFolded(text, to: &bytes)
    }

    /// What each ASCII character becomes in a key, where that is one character of ASCII; else 0.
    static func asciiKeys(_ characters: CodePointMap, _ classes: NameClassTable) -> [UInt8] {
        (0..<0x80).map { (byte: UInt8) -> UInt8 in
            let character = NameCharacter(characters[UInt32(byte)])
            if character.has(.ignoredInKey) { return 0 }
            if let key = classes.key(character.number) { return key.isASCII ? UInt8(key.value) : 0 }
            return 0x41...0x5A ~= byte ? byte | 0x20 : byte
        }
    }

    private func appendFolded(_ text: Span<UInt8>, to bytes: inout [UInt8]) {
        for offset in text.indices {
            let byte = text[offset]
            let character = character(UInt32(byte))
            if character.has(.ignoredInKey) { continue }
            if let key = classes.key(character.number) {
                for unit in String(key).utf8 { bytes.append(unit) }
            } else {
                bytes.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
            }
        }
    }

    private func examinedKey(of text: Span<UInt8>, isFoldedAgain: Bool = false) -> [UInt8] {
        // What is no text, or far beyond any name, is a key by itself: ICU takes time in the square of a run of marks.
        guard UTF8Text.firstIllFormed(in: text) == nil, let stored = NameText(text, self)?.stored else {
            return UTF8Text.bytes(of: text)
        }
        var folded: [UInt8] = []
        folded.reserveCapacity(stored.count)
        var offset = 0
        while let (value, length) = UTF8Text.scalar(in: stored.span, at: offset) {
            let character = character(value)
            if character.has(.ignoredInKey) {
                // Nothing of it goes into the key.
            } else if let key = classes.key(character.number) {
                folded.append(contentsOf: String(key).utf8)
            } else {
                folded.append(contentsOf: stored[offset..<offset + length])
            }
            offset += length
        }
        let key = CaseFolding.compatibilityFolded(folded.span)
        // A presentation form can be a variant of what is folded away: U+FE7F of a tatweel with its mark.
        return isFolded(key.span) || isFoldedAgain ? key : examinedKey(of: key.span, isFoldedAgain: true)
    }

    /// Whether nothing is left in a key that a key has not.
    private func isFolded(_ key: Span<UInt8>) -> Bool {
        var afterSpace = true
        var offset = 0
        while let (value, length) = UTF8Text.scalar(in: key, at: offset) {
            let character = character(value)
            offset += length
            if character.has(.ignoredInKey) { return false }
            if character.isPunctuation, let key = classes.key(character.number), key.value != value { return false }
            if character.has(.edge), afterSpace || offset == key.count { return false }
            afterSpace = character.isSpace
        }
        return true
    }

    /// The key that two names share when a person would call them the same name.
    public func key(of text: String) -> String {
        String(decoding: key(of: Array(text.utf8).span), as: UTF8.self)
    }
}
