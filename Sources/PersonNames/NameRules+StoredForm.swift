import TableFormat
import UnicodeText

extension NameRules {
    /// Whether the text is a valid name that is saved as it stands and has nothing to be told about: one pass, no allocation,
    /// no ICU for texts without marks. A `false` says nothing yet: `NameExamination` finds out what is wrong, if anything is.
    func isStoredForm(_ text: Span<UInt8>) -> Bool {
        isStoredASCII(text) || isStoredForm(text, withLooseApostrophes: false)
    }

    /// Whether an ASCII text is so, by a table of its own. A `false` says nothing.
    private func isStoredASCII(_ text: Span<UInt8>) -> Bool {
        guard text.count <= limits.ascii else { return false }
        let table = quick.buffer
        var hasLetter = false
        var afterSpace = true
        var punctuation = 0
        for offset in text.indices {
            let byte = Int(text[offset])
            guard byte < table.count else { return false }
            let kind = table[byte]
            if kind == NameSchema.Quick.letter.rawValue {
                hasLetter = true
                afterSpace = false
                punctuation = 0
            } else if kind == NameSchema.Quick.space.rawValue {
                if afterSpace { return false }
                afterSpace = true
                punctuation = 0
            } else if kind == NameSchema.Quick.punctuation.rawValue {
                punctuation += 1
                if punctuation > limits.punctuation { return false }
                afterSpace = false
            } else {
                return false
            }
        }
        return hasLetter && !afterSpace
    }

    /// The same for any text. Loose apostrophes are right in a name, but may be told about.
    func isStoredForm(_ text: Span<UInt8>, withLooseApostrophes: Bool) -> Bool {
        guard !text.isEmpty, text.count <= limits.bytes else { return false }
        var grammar = NameGrammar(limits)
        var needsNormalizer = false
        var afterSpace = true
        var scalars = 0
        var offset = 0
        while offset < text.count {
            guard let (scalar, length) = UTF8Text.scalar(in: text, at: offset) else { return false }
            let character = character(scalar)
            offset += length
            scalars += 1
            guard character.isAccepted, grammar.take(character) == nil else { return false }
            if character.has(.needsNormalizer) { needsNormalizer = true }
            if character.has(.looseApostrophe), !withLooseApostrophes { return false }
            if character.has(.edge) {
                if character.kind != .space || afterSpace || offset == text.count { return false }
                afterSpace = true
            } else {
                afterSpace = false
            }
        }
        guard grammar.hasLetter, grammar.end() == nil, !grammar.hasStrayJapanese, scalars <= limits.scalars else {
            return false
        }
        if needsNormalizer, !NFC.isNormalized(wellFormed: text) { return false }
        // There are never more clusters than scalars.
        return scalars <= limits.graphemeClusters || GraphemeClusters.count(text) <= limits.graphemeClusters
    }
}
