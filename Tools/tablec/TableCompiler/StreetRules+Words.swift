import TableFormat

extension StreetRules {
    /// `characters`: what a character that is no letter of ASCII is read as.
    func addScalars(_ value: SourceValue?, into image: inout ImageBuilder) {
        var scalars: [(scalar: Int, text: String)] = []
        for entry in value?.entries(diagnostics) ?? [] {
            guard let text = entry.value.text(diagnostics) else { continue }
            let name = Array(entry.name.unicodeScalars)
            guard name.count == 1, name[0].value >= 0x80, text.utf8.allSatisfy({ $0 < 0x80 }) else {
                report("street.badCharacter", at: entry.nameValue, "one character beyond ASCII is read as ASCII")
                continue
            }
            scalars.append((Int(name[0].value), text))
        }
        var texts = TextPool.Builder()
        var table = RecordTable.Builder(
            AddressSchema.roles(StreetSchema.ScalarColumn.self, [.text: .reference("stsx")]))
        for scalar in scalars.sorted(by: { $0.scalar < $1.scalar }) {
            table.add([scalar.scalar, texts.intern(scalar.text)])
        }
        image.add("stsc", table)
        image.add("stsx", texts)
    }

    /// `words`: what words say about a number beside them.
    func addWords(_ value: SourceValue?, into image: inout ImageBuilder) {
        guard let object = value?.object(["notLast", "notInside", "notAfterNumber", "number"], diagnostics) else {
            return
        }
        let kinds = [
            ("notLast", StreetWord.notLast), ("notInside", StreetWord.notInside),
            ("notAfterNumber", StreetWord.notAfterNumber), ("number", StreetWord.number),
        ]
        var flags: [String: Int] = [:]
        for (name, flag) in kinds {
            for word in object.array(name) ?? [] {
                guard let text = word.text(diagnostics) else { continue }
                let folded = characters.folding.fold(text)
                guard !folded.isEmpty, folded.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) else {
                    report("street.badWord", at: word, "'\(text)' is not one word of letters")
                    continue
                }
                flags[folded, default: 0] |= flag
            }
        }
        var texts = TextPool.Builder()
        var table = RecordTable.Builder(
            AddressSchema.roles(StreetSchema.WordColumn.self, [.folded: .reference("stwx")]))
        for (word, flag) in flags.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            table.add([texts.intern(word), flag])
        }
        image.add("stwd", table)
        image.add("stwx", texts)
    }

    /// `moves`: where the text of a field goes when a country lacks that field.
    mutating func addMoves(_ values: [SourceValue], into image: inout ImageBuilder) {
        var table = RecordTable.Builder(
            AddressSchema.roles(StreetSchema.MoveColumn.self, [.text: .reference("sttx")]))
        for value in values {
            guard let move = value.object(["from", "to", "before"], diagnostics),
                let from = move.required("from").flatMap({ vocabulary.field($0, diagnostics) }),
                let to = move.required("to").flatMap({ vocabulary.field($0, diagnostics) })
            else { continue }
            table.add([from, to, pool.intern(move.optionalText("before") ?? "")])
        }
        image.add("stmv", table)
    }

    /// `languages`: how the names of streets begin and end in a language.
    func addLanguages(_ value: SourceValue?, into image: inout ImageBuilder) {
        var texts = TextPool.Builder()
        var table = RecordTable.Builder(
            AddressSchema.roles(
                StreetSchema.LanguageColumn.self, [.folded: .reference("stlx"), .language: .reference("stlx")]))
        for language in value?.entries(diagnostics) ?? [] {
            guard let object = language.value.object(["begins", "ends"], diagnostics) else { continue }
            for (name, isEnd) in [("begins", 0), ("ends", 1)] {
                for word in object.optionalTexts(name) ?? [] {
                    table.add([texts.intern(characters.folding.fold(word)), isEnd, texts.intern(language.name)])
                }
            }
        }
        image.add("stlg", table)
        image.add("stlx", texts)
    }
}
