import TableFormat
import UnicodeText

extension AddressTables {
    /// The number of the language of labels for a BCP 47 tag: the tag itself, else what is left of it without its last
    /// subtags, else the first.
    func language(_ tag: String) -> Int {
        func folded(_ byte: UInt8) -> UInt8 {
            byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : 0x41...0x5A ~= byte ? byte | 0x20 : byte
        }
        var wanted = tag.utf8.prefix(64).map(folded)
        while !wanted.isEmpty {
            let known = (0..<languages.count).first { languages.utf8($0).map(folded) == wanted }
            if let known { return known }
            wanted = wanted.lastIndex(of: UInt8(ascii: "-")).map { Array(wanted[..<$0]) } ?? []
        }
        return 0
    }

    /// The name of a country in a language, else in the language without its last subtags, else in the first language that
    /// labels are in, else its code.
    func countryName(_ code: String, language: String) -> String {
        CountryNames.displayName(code, locale: language)
            ?? CountryNames.displayName(code, locale: languages.count > 0 ? languages[0] : "") ?? code
    }
}
