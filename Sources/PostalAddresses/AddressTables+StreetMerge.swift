import TableFormat

extension AddressTables {
    /// The parts as one line.
    func merged(_ given: StreetParts, _ packed: Int, _ layout: Int, language: String?) -> String {
        let style = streets.style(packed) ?? 0
        let count = streets.merges.count
        let first = min(max(streets[style, .mergeStart], 0), count)
        let rows = first..<first + min(max(streets[style, .mergeCount], 0), count - first)
        let parts = placed(given, rows)
        var line = ""
        for row in rows {
            func column(_ column: StreetSchema.MergeColumn) -> Int { streets.merges[row, column.rawValue] }
            let field = column(.field)
            guard let part = parts[name(field)], !part.isEmpty else { continue }
            let isWord = column(.word) != 0
            let isDigits = !isWord && isDigit(line.utf8.last) && isDigit(part.utf8.first)
            if !line.isEmpty { line += streets.joints[column(isDigits ? .digits : .joint)] }
            if isWord, let word = word(of: field, in: layout, language: language ?? self.language(of: parts.street)) {
                line += word + " "
            }
            line += part
        }
        return line
    }

    /// The parts with those that the pieces of a style have no place for beside the number.
    private func placed(_ given: StreetParts, _ rows: Range<Int>) -> StreetParts {
        var parts = given
        let fields = rows.map { streets.merges[$0, StreetSchema.MergeColumn.field.rawValue] }
        for field in [additionField, boxField, supplementField].compactMap({ $0 }) where !fields.contains(field) {
            guard let text = parts[name(field)], !text.isEmpty else { continue }
            let number = parts.houseNumber ?? ""
            let joint = isDigit(number.utf8.last) && isDigit(text.utf8.first) ? "-" : number.isEmpty ? "" : " "
            parts.houseNumber = number + joint + text
        }
        return parts
    }

    func isDigit(_ byte: UInt8?) -> Bool { byte.map(StreetText.isDigit) ?? false }

    /// The word that a layout writes before a field, in a language or in its first one.
    func word(of field: Int, in layout: Int, language: String?) -> String? {
        let rows = layouts.words[layout, of: words.count].filter { words.field[$0] == field }
        let wanted = rows.first { row in
            language.map { isLanguage($0, text[words.language[row]]) } ?? false
        }
        return (wanted ?? rows.first).map { text[words.text[$0]] }
    }

    /// Whether a BCP 47 tag is of a language.
    func isLanguage(_ language: String, _ known: String) -> Bool {
        language == known || language.hasPrefix(known + "-")
    }

    /// The language of the name of a street, when the way in which it begins or ends tells it.
    func language(of street: String) -> String? {
        let text = StreetText(Array(street.utf8.prefix(byteLimit)), self)
        for row in 0..<streets.languages.count {
            func column(_ column: StreetSchema.LanguageColumn) -> Int { streets.languages[row, column.rawValue] }
            let word = streets.languageTexts.utf8(column(.folded))
            let isEnd = column(.isEnd) != 0
            guard text.count >= word.count,
                isEnd ? text.bytes.suffix(word.count).elementsEqual(word) : text.bytes.starts(with: word),
                isEnd || text.isBorder(word.count)
            else { continue }
            return streets.languageTexts[column(.language)]
        }
        return nil
    }
}
