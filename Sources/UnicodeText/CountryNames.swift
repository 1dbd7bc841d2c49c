import CICU

/// Names of countries and territories in a language, from CLDR.
public enum CountryNames {
    /// The name of `region` (an ISO 3166-1 alpha-2 code, "NL") in `locale` ("nl"); nil when CLDR has none.
    public static func displayName(_ region: String, locale: String) -> String? {
        // The code becomes part of a locale identifier, where anything else could mean something.
        guard region.utf8.count == 2, region.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else { return nil }
        let bytes = UTF16Text.utf8(expecting: 64) {
            dk_country_name("und_" + region, locale, $0.baseAddress, Int32($0.count))
        }
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
}
