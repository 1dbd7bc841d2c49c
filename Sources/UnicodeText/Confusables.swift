import CICU

/// Texts that look like others (UTS 39), by ICU's data.
///
/// A checker is not changed by its use and may be used by any number of threads at once (uspoof.h).
public enum Confusables {
    /// Whether a text mixes scripts that no language writes together: it is neither of a single script nor Highly
    /// Restrictive (UTS 39, 5.2), which lets Latin stand beside the scripts of Chinese, Japanese and Korean.
    public static func mixesScripts(_ text: Span<UInt8>) -> Bool {
        with(text) { dk_mixes_scripts(checker.instance, $0, $1) != 0 }
    }

    /// The form that texts which look alike share (UTS 39, 4). It is nothing to show to anybody: an m is rn in it.
    private static func skeleton(_ text: Span<UInt8>) -> [UInt8] {
        let capacity = text.count * 8 + 64
        return with(text) { source, length in
            [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
                let needed = bytes.withMemoryRebound(to: CChar.self) {
                    Int(dk_skeleton(checker.instance, source, length, $0.baseAddress, Int32($0.count)))
                }
                count = needed <= bytes.count ? max(0, needed) : 0
            }
        }
    }

    /// Whether a text of another script looks like one in Latin letters as a whole (UTS 39, 4.1: whole-script confusable).
    public static func looksLatin(_ text: Span<UInt8>) -> Bool {
        var hasOther = false
        var offset = 0
        while let (value, length) = UTF8Text.scalar(in: text, at: offset) {
            switch dk_letter(Int32(value)) {
            case 1: return false
            case 2: hasOther = true
            default: break
            }
            offset += length
        }
        return hasOther && lookalike(of: text, droppingMarks: false) != nil
    }

    /// The text in ASCII that one looks like, its accents and other marks aside; nil when it looks like none.
    public static func asciiLookalike(of text: Span<UInt8>) -> [UInt8]? { lookalike(of: text, droppingMarks: true) }

    /// ASCII is taken as it is, because all of a skeleton is not ASCII's own: an m is rn in it.
    private static func lookalike(of text: Span<UInt8>, droppingMarks: Bool) -> [UInt8]? {
        guard text.count <= longest else { return nil }
        var ascii: [UInt8] = []
        var offset = 0
        while let (value, length) = UTF8Text.scalar(in: text, at: offset) {
            if value < 0x80 {
                ascii.append(UInt8(value))
            } else {
                let scalar = text.withUnsafeBytes { Array($0[offset..<offset + length]) }
                for part in String(decoding: skeleton(scalar.span), as: UTF8.self).unicodeScalars {
                    if part.isASCII {
                        ascii.append(UInt8(part.value))
                    } else if !droppingMarks || dk_letter(Int32(part.value)) != 3 {
                        return nil
                    }
                }
            }
            offset += length
        }
        return CaseFolding.lowercased(ascii.span)
    }

    /// Longer texts than this are not looked at: a run of marks takes time in the square of its length.
    private static let longest = 2_048

    private static func with<Answer>(_ text: Span<UInt8>, _ body: (UnsafePointer<CChar>?, Int32) -> Answer) -> Answer {
        text.withUnsafeBytes { bytes in
            let length = bytes.count <= longest ? bytes.count : 0
            return body(bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(length))
        }
    }

    private struct Checker: @unchecked Sendable {
        let instance: OpaquePointer?
    }

    private static let checker = Checker(instance: dk_spoof_checker())
}
