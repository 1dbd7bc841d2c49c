import CICU

/// The language and script that most people of a country write, from CLDR's likely subtags.
public struct LikelyLanguage: Sendable, Equatable {
    /// The language, as in BCP 47: "ja".
    public var language: String

    /// The script, by its ISO 15924 code: "Jpan".
    public var script: String

    /// Whether the script runs from right to left.
    public var isRightToLeft: Bool

    /// The language of `region`, an ISO 3166-1 alpha-2 code; nil when CLDR has none.
    public init?(region: String) {
        guard region.utf8.count == 2, region.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else { return nil }
        self.init(locale: "und_" + region)
    }

    /// The language and script of a locale such as "nl-BE"; nil when it is none.
    public init?(language: String) {
        let isTag = language.utf8.allSatisfy {
            0x41...0x5A ~= $0 & ~0x20 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        guard (2...32).contains(language.utf8.count), isTag else { return nil }
        self.init(locale: language)
    }

    private init?(locale: String) {
        let bytes = [UInt8](unsafeUninitializedCapacity: 160) { buffer, count in
            let length = buffer.withMemoryRebound(to: CChar.self) {
                dk_likely_locale(locale, $0.baseAddress, Int32($0.count))
            }
            count = max(0, min(Int(length), buffer.count))
        }
        let whole = String(decoding: bytes, as: UTF8.self)
        let parts = whole.split(separator: "_")
        guard parts.count > 1, parts[0] != "und", parts[1].utf8.count == 4 else { return nil }
        language = String(parts[0])
        script = String(parts[1])
        isRightToLeft = dk_is_right_to_left(whole) != 0
    }
}
