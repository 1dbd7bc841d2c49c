import TableFormat
import UnicodeText

extension NameRules {
    /// Whether the text is a valid name that is saved as it stands: one pass, no allocation, no ICU for texts without
    /// marks. A `false` says nothing yet: `NameExamination` finds out what is wrong, if anything is.
    func isStoredForm(_ text: Span<UInt8>) -> Bool {
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
            if character.kind == .space {
                if afterSpace || offset == text.count { return false }
                afterSpace = true
            } else {
                if character.kind == .otherSpace { return false }
                afterSpace = false
            }
        }
        // There are never more clusters than scalars. A longer name is counted with care elsewhere.
        guard grammar.hasLetter, grammar.end() == nil, scalars <= limits.graphemeClusters else { return false }
        return !needsNormalizer || NFC.isNormalized(text)
    }
}
