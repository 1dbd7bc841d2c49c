import TableFormat
import UnicodeText

/// How a text of an address is to be kept: trimmed, runs of white space folded to one space, in Form C.
enum AddressText {
    /// What was found in one pass.
    struct Scan {
        /// Unicode scalars, counted to where the scan stopped.
        var scalars = 0

        /// Where a refused control character begins and ends.
        var refused: Range<Int>?

        /// Whether the text is kept as it is.
        var isClean = true
        var isEmpty = true
        fileprivate var mayChange = false
    }

    static func scan(_ text: Span<UInt8>, _ characters: CodePointMap) -> Scan {
        var scan = measured(text, characters)
        if scan.isClean, scan.mayChange, !NFC.isNormalized(text) { scan.isClean = false }
        return scan
    }

    /// The same without a look at the form of the characters, which takes ICU time in the square of a run of marks.
    static func measured(_ text: Span<UInt8>, _ characters: CodePointMap) -> Scan {
        var scan = Scan()
        var at = 0
        var wasSpace = true
        while at < text.count {
            let byte = text[at]
            if byte > 0x20, byte < 0x7F {
                (wasSpace, scan.isEmpty) = (false, false)
                (at, scan.scalars) = (at + 1, scan.scalars + 1)
                continue
            }
            let known = UTF8Text.scalar(in: text, at: at)
            let scalar = known ?? (0xFFFD, 1)
            let flags = characters[scalar.value]
            if known == nil || flags & AddressCharacter.composing != 0 { scan.mayChange = true }
            if flags & AddressCharacter.refused != 0, scan.refused == nil {
                scan.refused = at..<at + scalar.length
            }
            if flags & AddressCharacter.space != 0 {
                if wasSpace || scalar.value != 0x20 { scan.isClean = false }
                wasSpace = true
            } else {
                (wasSpace, scan.isEmpty) = (false, false)
            }
            (at, scan.scalars) = (at + scalar.length, scan.scalars + 1)
        }
        if wasSpace { scan.isClean = false }
        return scan
    }

    /// The text as it is kept.
    static func cleaned(_ text: Span<UInt8>, _ characters: CodePointMap) -> [UInt8] {
        let composed = NFC.normalized(text) ?? UTF8Text.bytes(of: text)
        let source = composed.span
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        var at = 0
        while at < source.count {
            let scalar = UTF8Text.scalar(in: source, at: at) ?? (0xFFFD, 1)
            if characters[scalar.value] & AddressCharacter.space == 0 {
                for index in at..<at + scalar.length { result.append(source[index]) }
            } else if let last = result.last, last != 0x20 {
                result.append(0x20)
            }
            at += scalar.length
        }
        if result.last == 0x20 { result.removeLast() }
        return result
    }
}
