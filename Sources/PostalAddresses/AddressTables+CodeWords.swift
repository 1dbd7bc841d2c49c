import TableFormat
import UnicodeText

extension AddressTables {
    /// What follows a word for a postal code at the beginning of a text: 8001 of PLZ 8001, 03051 of (우)03051. Nil when there is
    /// none, or nothing behind it.
    func behindCodeWord(_ text: Span<UInt8>) -> [UInt8]? {
        for row in 0..<codeWords.count {
            guard let end = end(ofWord: codeWords.utf8(row), in: text), let start = start(ofCode: text, from: end)
            else { continue }
            return UTF8Text.bytes(of: text.extracting(start..<text.count))
        }
        return nil
    }

    /// Where a folded word ends with which a text begins.
    private func end(ofWord word: UnsafeBufferPointer<UInt8>, in text: Span<UInt8>) -> Int? {
        var (at, taken) = (0, 0)
        var isSame = true
        while at < text.count, taken < word.count, isSame {
            guard let scalar = UTF8Text.scalar(in: text, at: at) else { return nil }
            at += scalar.length
            let (folded, flags) = (folding[scalar.value], characters[scalar.value])
            if folded == RegionNameFolding.dropped {
                // P.S.Č. and (우), but not C%P.
                let own = taken == 0 ? AddressCharacter.bracket : 0
                if flags & (AddressCharacter.separator | AddressCharacter.space | own) == 0 { return nil }
            }
            RegionNameFolding.fold(scalar.value, folded) { byte in
                if taken >= word.count || word[taken] != byte { isSame = false }
                taken += 1
            }
        }
        return isSame && taken == word.count ? at : nil
    }

    /// Where a code begins behind a word; nil when the word goes on.
    private func start(ofCode text: Span<UInt8>, from end: Int) -> Int? {
        var at = end
        while at < text.count, let scalar = UTF8Text.scalar(in: text, at: at) {
            let flags = characters[scalar.value]
            if flags & (AddressCharacter.silent | AddressCharacter.space | AddressCharacter.mark) == 0 {
                let digit = flags >> AddressCharacter.digitShift & AddressCharacter.digitMask
                return 0x30...0x39 ~= scalar.value || digit > 0 || at > end ? at : nil
            }
            at += scalar.length
        }
        return nil
    }

    /// A text in characters that are compared: width folded, digits of other scripts as those of ASCII, runs of spaces folded,
    /// and without brackets where `isBare`.
    func plain(_ text: Span<UInt8>, isBare: Bool) -> [UInt8] {
        let cleaned = AddressText.cleaned(NFKC.normalized(text).span, characters)
        var plain: [UInt8] = []
        plain.reserveCapacity(cleaned.count)
        var at = 0
        while at < cleaned.count {
            let scalar = UTF8Text.scalar(in: cleaned.span, at: at) ?? (0xFFFD, 1)
            let flags = characters[scalar.value]
            let digit = flags >> AddressCharacter.digitShift & AddressCharacter.digitMask
            if digit > 0 {
                plain.append(UInt8(truncatingIfNeeded: 0x30 + digit - 1))
            } else if !isBare || flags & AddressCharacter.bracket == 0 {
                plain += cleaned[at..<at + scalar.length]
            }
            at += scalar.length
        }
        return plain
    }
}
