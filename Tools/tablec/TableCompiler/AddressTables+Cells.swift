import TableFormat

extension AddressTables {
    static let keyboards = ["digits", "alnum", "text"]

    /// `input`, `labels` and `fieldRules`: the fields in their rows and what each of them takes.
    mutating func addCells(_ object: SourceObject, _ row: inout LayoutRow) {
        let labelValues = object.required("labels").map(members) ?? [:]
        let rules = object.optional("fieldRules").map(members) ?? [:]
        var indices = [Int](repeating: 0, count: vocabulary.names.count)
        var set = 0
        row[.cellStart] = cells.count
        let input = object.array("input") ?? []
        let hints = FormHints(form, country: object.optionalText("regionCode"), fields: fieldSet(input))
        for (line, inputRow) in input.enumerated() {
            for value in inputRow.array(diagnostics) ?? [] {
                guard let cell = value.object(["field", "weight"], diagnostics),
                    let field = cell.required("field").flatMap({ vocabulary.field($0, diagnostics) })
                else { continue }
                let name = vocabulary.names[field]
                if set >> field & 1 == 1 {
                    report("address.duplicateField", at: value, "'\(name)' is already in the input rows")
                    continue
                }
                set |= 1 << field
                var label: Int?
                if let value = labelValues[name] {
                    label = labels.index(value, diagnostics)
                } else {
                    report("address.missingLabel", at: value, "'\(name)' has no label")
                }
                let rule = rules[name].map { self.rule($0) }
                let weight = weight(cell.optional("weight"))
                let index = cells.add([
                    line, field, weight, label, rule?.root, rule?.strips.lowerBound, rule?.strips.count,
                    rule?.keyboard, pool.intern(form.autocomplete(field, in: hints.fields)), form.capitals(field),
                    hints.example(field).map { pool.intern($0) }, rule?.longest, rule?.insteads.lowerBound,
                    rule?.insteads.count,
                ])
                indices[field] = index + 1
            }
        }
        row[.cellCount] = cells.count - (row[.cellStart] ?? 0)
        row[.rows] = input.count
        row[.fields] = set
        for index in indices { fieldCells.add([index]) }
        for (name, value) in labelValues.merging(rules, uniquingKeysWith: { first, _ in first }) {
            guard let field = vocabulary.index(name), set >> field & 1 == 1 else {
                report("address.notInInput", at: value, "'\(name)' is not in the input rows")
                continue
            }
        }
    }

    private func members(_ value: SourceValue) -> [String: SourceValue] {
        let entries = value.entries(diagnostics) ?? []
        return Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    private func weight(_ value: SourceValue?) -> Int {
        guard let value, let weight = value.integer(diagnostics) else { return 1 }
        if (1...12).contains(weight) { return weight }
        report("address.badWeight", at: value, "a weight is 1 to 12")
        return 1
    }

    /// The number of a keyboard, from 1.
    func keyboard(_ value: SourceValue?) -> Int? {
        guard let value, let name = value.text(diagnostics) else { return nil }
        if let index = Self.keyboards.firstIndex(of: name) { return index + 1 }
        report("address.unknownKeyboard", at: value, "a keyboard is one of \(Self.keyboards.joined(separator: ", "))")
        return nil
    }

    /// What a field takes: the automaton's root + 1, words that may be cut before the value, keyboard, and the most signs.
    private struct FieldRule {
        var root: Int?
        var strips: Range<Int>
        var insteads: Range<Int>
        var keyboard: Int?
        var longest: Int?
    }

    private mutating func rule(_ value: SourceValue) -> FieldRule {
        let start = strips.count
        let firstInstead = insteads.count
        guard let rule = value.object(["pattern", "keyboard", "stripWords", "instead", "source"], diagnostics) else {
            return FieldRule(strips: start..<start, insteads: firstInstead..<firstInstead)
        }
        for value in rule.optionalArray("instead") ?? [] { addInstead(value) }
        for word in rule.optionalTexts("stripWords") ?? [] { strips.add([pool.intern(characters.folding.fold(word))]) }
        var (root, longest): (Int?, Int?)
        if let source = rule.required("pattern"),
            let pattern = AddressPattern.parse(source, symbols: characters.symbols, diagnostics)
        {
            root = addRoot([.init(pattern, label: PostalLabel.exact)], maximumLength: 63, at: source)
            longest = 63 - pattern.lengths.leadingZeroBitCount
        }
        return FieldRule(
            root: root, strips: start..<strips.count, insteads: firstInstead..<insteads.count,
            keyboard: keyboard(rule.optional("keyboard")), longest: longest)
    }

    /// Words that a field has no room for, and what is proposed instead.
    private mutating func addInstead(_ value: SourceValue) {
        guard let instead = value.object(["words", "write"], diagnostics), let words = instead.text("words"),
            let text = instead.text("write")
        else { return }
        if words.isEmpty || words.lowercased() != words {
            report("address.badWords", at: value, "'\(words)' is not written in small letters")
        }
        insteads.add([pool.intern(words), pool.intern(text)])
    }

    /// The number of a new root + 1, or nil after a report.
    mutating func addRoot(
        _ entries: [SymbolAutomaton.Builder.Entry], maximumLength: Int, at value: SourceValue
    ) -> Int? {
        do {
            return try automaton.addRoot(entries, maximumLength: maximumLength) + 1
        } catch {
            report("address.tooLarge", at: value, "the patterns do not fit in one automaton")
            return nil
        }
    }
}
