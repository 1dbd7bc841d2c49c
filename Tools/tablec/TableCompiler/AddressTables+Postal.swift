import TableFormat

extension AddressTables {
    private static let postalMembers = [
        "compact", "exceptPrefix", "exceptSuffix", "masks", "prefixes", "partial", "obsolete", "example", "keyboard",
        "capitals", "pad", "coarse", "planOf", "source",
    ]

    /// `postal`: how a code is recognised, laid out and repaired.
    mutating func addPostal(_ object: SourceObject, _ row: inout LayoutRow) {
        row[.maskStart] = masks.count
        row[.prefixStart] = prefixes.count
        guard let value = object.optional("postal"), let postal = value.object(Self.postalMembers, diagnostics) else {
            return
        }
        if let postalCode = vocabulary.index("postalCode"), row.set(.fields) >> postalCode & 1 == 0 {
            report("address.notInInput", at: value, "'postalCode' is not in the input rows")
        }
        guard let source = postal.required("compact"),
            let compact = AddressPattern.parse(source, symbols: characters.symbols, diagnostics)
        else { return }
        addRoot(compact, source, postal, &row)
        row[.isSole] = compact.isSingle ? 1 : 0
        addMasks(postal.array("masks") ?? [], compact, &row)
        let prefixTexts = (postal.optionalArray("prefixes") ?? []).compactMap(codeText)
        let longer = row[.code].flatMap(countries.alpha3).map { [$0] } ?? []
        for prefix in prefixTexts + longer { prefixes.add([pool.intern(prefix)]) }
        if let plan = postal.optional("planOf"), let text = plan.text(diagnostics) {
            row[.planOf] = AddressCountries.packed(text)
            if !countries.contains(text) { report("address.unknownCountry", at: plan, "there is no country '\(text)'") }
        }
        row[.prefixCount] = prefixes.count - (row[.prefixStart] ?? 0)
        row[.keyboard] = keyboard(postal.required("keyboard"))
        row[.capitals] = postal.optionalBool("capitals") == true ? 1 : 0
        if let pad = postal.optional("pad"), let text = codeText(pad) { row[.pad] = text.utf8.first.map(Int.init) }
        if let coarse = postal.optional("coarse")?.object(["keep", "drop"], diagnostics) {
            row[.keep] = coarse.optionalInteger("keep")
            row[.drop] = coarse.optionalInteger("drop")
        }
        if let example = postal.required("example"), let text = example.text(diagnostics) {
            row[.example] = pool.intern(text)
            checkExample(text, prefixTexts, example, row)
            addHints(postal.array("masks") ?? [], compact, example: text, &row)
        }
    }

    private mutating func addRoot(
        _ compact: SymbolPattern, _ source: SourceValue, _ postal: SourceObject, _ row: inout LayoutRow
    ) {
        let longest = 63 - compact.lengths.leadingZeroBitCount
        if longest > AddressSchema.maximumPostalCode {
            report("address.badPattern", at: source, "a code has at most \(AddressSchema.maximumPostalCode) symbols")
        }
        var entries: [SymbolAutomaton.Builder.Entry] = [
            .init(compact, label: PostalLabel.exact),
            .init(compact.widened(letters: symbolSet { 0x41...0x5A ~= $0 }), label: PostalLabel.shape),
        ]
        let any = SymbolPattern.repetition(
            .symbols(symbolSet { _ in true }), minimum: 0, maximum: AddressSchema.maximumPostalCode)
        for text in (postal.optionalArray("exceptPrefix") ?? []).compactMap(codeText) {
            entries.append(.init(.sequence(literal(text) + [any]), label: PostalLabel.exceptPrefix))
        }
        if let digit = characters.noCode {
            // 00000 and its like are written where a form demands a code and there is none.
            let lengths = (1...AddressSchema.maximumPostalCode).filter { compact.lengths >> UInt64($0) & 1 == 1 }
            for length in lengths {
                let text = String(decoding: [UInt8](repeating: digit, count: length), as: UTF8.self)
                entries.append(.init(.sequence(literal(text)), label: PostalLabel.exceptPrefix))
            }
        }
        for text in (postal.optionalArray("exceptSuffix") ?? []).compactMap(codeText) {
            entries.append(.init(.sequence([any] + literal(text)), label: PostalLabel.exceptSuffix))
        }
        if let value = postal.optional("partial"),
            let pattern = AddressPattern.parse(value, symbols: characters.symbols, diagnostics)
        {
            entries.append(.init(pattern, label: PostalLabel.partial))
        }
        for value in postal.optionalArray("obsolete") ?? [] {
            guard let obsolete = value.object(["compact", "note"], diagnostics), obsolete.text("note") != nil,
                let value = obsolete.required("compact"),
                let pattern = AddressPattern.parse(value, symbols: characters.symbols, diagnostics)
            else { continue }
            entries.append(.init(pattern, label: PostalLabel.obsolete))
        }
        row[.postalRoot] = addRoot(entries, maximumLength: AddressSchema.maximumPostalCode, at: source)
    }

    private func symbolSet(_ holds: (UInt8) -> Bool) -> UInt64 {
        characters.symbols.enumerated().reduce(0) { set, symbol in
            holds(symbol.element) ? set | 1 << UInt64(symbol.offset) : set
        }
    }

    private func literal(_ text: String) -> [SymbolPattern] {
        text.utf8.map { byte in
            .symbols(characters.symbols.firstIndex(of: byte).map { 1 << UInt64($0) } ?? 0)
        }
    }

    /// A text of capital letters and digits, or nil after a report.
    func codeText(_ value: SourceValue) -> String? {
        guard let text = value.text(diagnostics) else { return nil }
        let isCode = text.utf8.allSatisfy { 0x41...0x5A ~= $0 || 0x30...0x39 ~= $0 }
        if isCode, (1...AddressSchema.maximumPostalCode).contains(text.utf8.count) { return text }
        report("address.badCode", at: value, "'\(text)' is not written in capital letters and digits")
        return nil
    }

    private func checkExample(_ text: String, _ prefixTexts: [String], _ value: SourceValue, _ row: LayoutRow) {
        guard let root = row[.postalRoot] else { return }
        let code = compacted(text)
        let rests = prefixTexts.filter { code.starts(with: $0.utf8) }.map { Array(code.dropFirst($0.utf8.count)) }
        if !([code] + rests).contains(where: { isCode($0, root - 1) }) {
            report("address.badExample", at: value, "'\(text)' does not match the pattern of its own country")
        }
    }

    private func isCode(_ code: [UInt8], _ root: Int) -> Bool {
        guard let labels = automaton.labels(root: root, of: code) else { return true }
        let isExcepted = labels.contains(PostalLabel.exceptPrefix) || labels.contains(PostalLabel.exceptSuffix)
        return labels.contains(PostalLabel.exact) && !isExcepted
    }

    private func compacted(_ text: String) -> [UInt8] {
        text.utf8.filter { 0x41...0x5A ~= $0 || 0x30...0x39 ~= $0 }
    }
}
