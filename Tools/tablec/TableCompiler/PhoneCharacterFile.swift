import TableFormat

/// Reads `Rules/characters/phone.json` into the sections of characters, extension labels and URI parts.
enum PhoneCharacterFile {
    typealias Class = PhoneSchema.CharacterClass

    private static let members = [
        "kind", "source", "decimalDigits", "words", "plusSigns", "punctuation", "stars", "letters", "spellingLetters",
        "keypad", "secondNumber", "extension", "telephoneURI",
    ]

    static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        guard let object = workspace.file(PhoneCharacterTable.path)?.root.object(members, diagnostics) else { return }
        _ = (object.text("kind"), object.text("source"))
        var table = PhoneCharacterTable(diagnostics)
        table.addDigits(object.required("decimalDigits"))
        table.add(object.required("words"), .word)
        table.add(object.required("plusSigns"), .plus)
        table.add(object.required("punctuation"), .punctuation)
        table.add(object.required("stars"), .star)
        table.add(object.required("letters"), .letter)
        table.add(object.required("spellingLetters"), .spelling)
        for key in object.array("keypad") ?? [] {
            guard let entry = key.object(["digit", "characters"], diagnostics), let digit = entry.integer("digit")
            else { continue }
            guard (0...9).contains(digit) else {
                diagnostics.report("phone.badKey", at: key, "a key has a digit from 0 to 9")
                continue
            }
            table.add(entry.required("characters"), Class(digit: nil, key: digit, symbol: 0, roles: []))
        }
        if let second = object.required("secondNumber")?.object(["slashes", "spaces", "marks"], diagnostics) {
            table.add(second.required("slashes"), .slash)
            table.add(second.required("spaces"), .space)
            table.add(second.required("marks"), .secondNumber)
        }
        compile(extensions: object.required("extension"), &table, diagnostics, into: &image)
        compile(uri: object.required("telephoneURI"), &table, diagnostics, into: &image)
        table.add(to: &image)
    }

    private static func compile(
        extensions value: SourceValue?, _ table: inout PhoneCharacterTable, _ diagnostics: Diagnostics,
        into image: inout ImageBuilder
    ) {
        let members = [
            "blanks", "commas", "hyphens", "semicolons", "labelEnds", "hashes", "sameCharacters", "labels",
        ]
        guard let object = value?.object(members, diagnostics) else { return }
        table.add(object.required("blanks"), .blank)
        table.add(object.required("commas"), .comma)
        table.add(object.required("hyphens"), .hyphen)
        table.add(object.required("semicolons"), .semicolon)
        table.add(object.required("labelEnds"), .labelEnd)
        table.add(object.required("hashes"), .hash)
        var labels = PhoneLabels(object.array("sameCharacters") ?? [], &table)
        for label in object.array("labels") ?? [] { labels.add(label, &table, diagnostics) }
        labels.add(to: &image)
    }

    private static func compile(
        uri value: SourceValue?, _ table: inout PhoneCharacterTable, _ diagnostics: Diagnostics,
        into image: inout ImageBuilder
    ) {
        let names = PhoneSchema.Text.allCases.map { "\($0)" }
        guard let object = value?.object(names + ["visualSeparators", "dots"], diagnostics) else { return }
        table.add(object.required("visualSeparators"), .visualSeparator)
        table.add(object.required("dots"), .dot)
        var texts = TextPool.Builder()
        for name in names {
            let text = object.text(name) ?? ""
            if text.isEmpty || !text.utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) }) {
                diagnostics.report("phone.badText", at: object.value, "\(name) is written in small ASCII letters")
            }
            _ = texts.intern(text)
        }
        image.add(PhoneSchema.Section.texts, texts)
    }
}
