import TableFormat

/// Reads `Rules/characters/phone.json` into the sections of characters, extension labels and URI parts.
enum PhoneCharacterFile {
    typealias Class = PhoneSchema.CharacterClass

    private static let members = [
        "kind", "source", "decimalDigits", "otherDigits", "words", "plusSigns", "punctuation", "stars", "letters",
        "spellingLetters",
        "keypad", "secondNumber", "extension", "writing", "telephoneURI",
    ]

    static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        guard let object = workspace.file(PhoneCharacterTable.path)?.root.object(members, diagnostics) else { return }
        _ = (object.text("kind"), object.text("source"))
        var table = PhoneCharacterTable(diagnostics)
        table.addDigits(object.required("decimalDigits")) { Class(digit: $0, key: nil, symbol: 0, roles: []) }
        table.addDigits(object.required("otherDigits")) { Class(digit: nil, key: $0, symbol: 0, roles: .numeral) }
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
        compile(
            uri: object.required("telephoneURI"), writing: object.required("writing"), &table, diagnostics, into: &image
        )
        table.add(to: &image)
    }

    /// The ASCII characters that may stand between the digits of a number.
    static func punctuation(_ workspace: Workspace, _ diagnostics: Diagnostics) -> Set<UInt8> {
        let file = workspace.file(PhoneCharacterTable.path)?.root.object(members, diagnostics)
        let scalars = PhoneCharacterTable(diagnostics).scalars(file?.required("punctuation"))
        return Set(scalars.filter { $0 < 0x80 }.map(UInt8.init))
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
        uri value: SourceValue?, writing: SourceValue?, _ table: inout PhoneCharacterTable, _ diagnostics: Diagnostics,
        into image: inout ImageBuilder
    ) {
        func names(_ isWriting: Bool) -> [String] {
            PhoneSchema.Text.allCases.filter { $0.isWriting == isWriting }.map { "\($0)" }
        }
        guard let object = value?.object(names(false) + ["visualSeparators", "dots"], diagnostics),
            let writing = writing?.object(names(true), diagnostics)
        else { return }
        table.add(object.required("visualSeparators"), .visualSeparator)
        table.add(object.required("dots"), .dot)
        var texts = TextPool.Builder()
        for text in PhoneSchema.Text.allCases {
            let place = (text.isWriting ? writing : object).required("\(text)")
            let value = place?.text(diagnostics) ?? ""
            let isPlain = value.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
            if let place, value.isEmpty || !isPlain && text != .maskSign {
                diagnostics.report("phone.badText", at: place, "\(text) is written in small ASCII letters")
            }
            if texts.intern(value) != text.rawValue, let place {
                diagnostics.report("phone.badText", at: place, "\(text) is the same as another text")
            }
        }
        image.add(PhoneSchema.Section.texts, texts)
    }
}
