import TableFormat
import UnicodeText

extension EnvelopeWriter {
    /// The region that a field names by key, name, local name or alias. A text that is longer than any field is none: ICU
    /// would take time in the square of a run of marks.
    func row(ofRegionNamedBy field: Int) -> Int? {
        withValue(field) { value in
            guard value.count <= tables.byteLimit else { return nil }
            return tables.region(Span(_unsafeElements: value), in: layout.row)
        }
    }

    /// Whether two fields say the same, so that one of them need not be printed.
    func isSame(_ first: Int, _ second: Int) -> Bool {
        guard given >> first & 1 == 1, given >> second & 1 == 1 else { return false }
        for (field, other) in [(first, second), (second, first)] where field == tables.regionField {
            if let regionRow,
                row(ofRegionNamedBy: other) == regionRow || isTown(other, of: regionRow)
                    || isNumberedPart(other, of: regionRow)
            {
                return true
            }
        }
        return withValue(first) { first in
            withValue(second) { second in
                guard max(first.count, second.count) <= tables.byteLimit else { return false }
                return tables.withFolded(Span(_unsafeElements: first)) { first in
                    tables.withFolded(Span(_unsafeElements: second)) { !first.isEmpty && first.isSame(as: $0) }
                }
            }
        }
    }

    /// Whether a field is a region's name and the number of a part of it, as "Dublin 2" is.
    private func isNumberedPart(_ field: Int, of region: Int) -> Bool {
        withValue(field) { value in
            guard value.count <= tables.byteLimit, let space = value.lastIndex(of: 0x20), value.count - space <= 4,
                0x30...0x39 ~= value[space + 1]
            else { return false }
            return tables.region(Span(_unsafeElements: UnsafeBufferPointer(rebasing: value[..<space])), in: layout.row)
                == region
        }
    }

    /// Whether a field names the town that a region is.
    private func isTown(_ field: Int, of region: Int) -> Bool {
        guard let town = tables.regions.town.reference(region) else { return false }
        return withValue(field) { value in
            guard value.count <= tables.byteLimit else { return false }
            return tables.withFolded(Span(_unsafeElements: value)) { value in
                tables.withFolded(Span(_unsafeElements: tables.text.utf8(town))) { value.isSame(as: $0) }
            }
        }
    }

    /// Writes the word before a field in the script of the lines, in the language asked for or that of the street, unless
    /// the field begins with such a word of any country.
    mutating func appendWord(before field: Int) {
        let words = tables.words
        let isThere = withValue(field) { value in
            (0..<words.count).contains { row in
                words.field[row] == field && EnvelopeWord.begins(value, with: tables.text.utf8(words.text[row]))
            }
        }
        guard !isThere else { return }
        let own = tables.layouts.words[layout.row, of: words.count].filter { words.field[$0] == field }
        let rows = own.isEmpty ? tables.layouts.words[0, of: words.count].filter { words.field[$0] == field } : own
        let fitting = rows.filter { row in
            let text = Span(_unsafeElements: tables.text.utf8(words.text[row]))
            return (EnvelopeText.script(text, tables.characters) != 0) == style.isLocal
        }
        let choices = fitting.isEmpty ? rows : fitting
        let language = style.language ?? (choices.count > 1 ? languageOfPlace : nil)
        let asked = choices.first { row in
            language.map { tables.isLanguage($0, tables.text[words.language[row]]) } ?? false
        }
        if let row = asked ?? choices.first { output.append(contentsOf: tables.text.utf8(words.text[row])) }
    }

    /// The language that is spoken where the code is of; else that of the name of the street or the town, where it tells.
    private var languageOfPlace: String? {
        languageOfCode ?? language(of: tables.streetField) ?? language(of: tables.cityField)
    }

    private var languageOfCode: String? {
        let rows = tables.layouts.codeLanguages[layout.row, of: tables.codeLanguages.count]
        guard let field = tables.postalCodeField, given >> field & 1 == 1, !rows.isEmpty else { return nil }
        return withValue(field) { value in
            guard value.count <= tables.byteLimit,
                case .code(let code) = CompactCode.read(Span(_unsafeElements: value), tables)
            else { return nil }
            guard let known = tables.known(code, in: layout.row),
                let row = rows.first(where: { tables.codeLanguages.holds(known, $0) })
            else { return nil }
            return tables.text[tables.codeLanguages.target[row]]
        }
    }

    private func language(of field: Int?) -> String? {
        guard let field, given >> field & 1 == 1 else { return nil }
        return tables.language(of: withValue(field) { String(decoding: $0, as: UTF8.self) })
    }
}

/// Words and signs at the ends of a value.
enum EnvelopeWord {
    @inline(__always)
    static func isAlphanumeric(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 || byte >= 0x80 }

    /// Whether a value begins with a word or sign, whatever its case, spaces and full stops: "P.O. Box 7" with "PO Box ".
    static func begins(_ value: UnsafeBufferPointer<UInt8>, with word: UnsafeBufferPointer<UInt8>) -> Bool {
        let letters = word.filter(isContent)
        guard !letters.isEmpty else { return value.starts(with: word) }
        var at = 0
        for letter in letters {
            while at < value.count, !isContent(value[at]) { at += 1 }
            guard at < value.count, lowered(value[at]) == lowered(letter) else { return false }
            at += 1
        }
        // "Co." does not begin "Cork".
        guard let last = letters.last, isLetter(last), last < 0x80 else { return true }
        return at == value.count || !isLetter(value[at])
    }

    /// Whether a value ends with a sign already.
    static func ends(_ value: UnsafeBufferPointer<UInt8>, with sign: UnsafeBufferPointer<UInt8>) -> Bool {
        let sign = sign.filter(isContent)
        return !sign.isEmpty && value.count >= sign.count && value.suffix(sign.count).elementsEqual(sign)
    }

    static func isContent(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || byte >= 0x80 }

    private static func lowered(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
