import TableFormat

extension AddressTables {
    /// `envelope` and `envelopeLocal`: the lines of a label in Latin script and in the country's own.
    mutating func addEnvelopes(_ object: SourceObject, _ row: inout LayoutRow) {
        let code = object.optionalText("regionCode") ?? ""
        row[.caseLanguage] = object.optionalText("caseLanguage").map { pool.intern($0) }
        if let place = object.optional("inlandOf"), let text = place.text(diagnostics) {
            row[.inlandOf] = AddressCountries.packed(text)
            if !countries.contains(text) {
                report("address.unknownCountry", at: place, "there is no country '\(text)'")
            }
        }
        let once = rules.once.filter { !$0.exceptions.contains(code) }
        let isKey = row[.regionsShow] == pool.intern("key")
        row[.envelopeStart] = lines.count
        add(envelope(object.array("envelope") ?? [], code, isLocal: false).with(once, isKey: isKey))
        row[.envelopeCount] = lines.count - (row[.envelopeStart] ?? 0)
        row[.localStart] = lines.count
        if let local = object.optionalArray("envelopeLocal") {
            add(envelope(local, code, isLocal: true).with(once, isKey: isKey))
        }
        row[.localCount] = lines.count - (row[.localStart] ?? 0)
    }

    private func envelope(_ values: [SourceValue], _ code: String, isLocal: Bool) -> Envelope {
        var envelope = Envelope()
        for value in values {
            guard let text = value.text(diagnostics) else { continue }
            if let line = line(text, at: value) { envelope.lines.append(line) }
        }
        for stray in rules.strays {
            let isNumberFirst = rules.numberFirst.contains(code)
            let text = isNumberFirst ? stray.numberFirst ?? stray.text : stray.text
            if let line = line(text, at: stray.value) { envelope.add(line, stray, isLocal: isLocal) }
        }
        if let country = vocabulary.index("country"), !envelope.shows(country) {
            envelope.lines.append(EnvelopeLine(EnvelopeLine.Item(field: country, isUpper: true)))
        }
        return envelope
    }

    private func line(_ text: String, at value: SourceValue) -> EnvelopeLine? {
        do {
            return try EnvelopeLine(EnvelopeToken.parse(text, vocabulary), rules)
        } catch {
            report("address.badEnvelope", at: value, error.message)
            return nil
        }
    }

    private mutating func add(_ envelope: Envelope) {
        for line in envelope.lines {
            let start = items.count
            for item in line.items { add(item) }
            let fields = line.items.reduce(0) { $0 | 1 << $1.field }
            lines.add([start, items.count - start, fields, line.constant.map { pool.intern($0) }])
        }
    }

    private mutating func add(_ item: EnvelopeLine.Item) {
        func text(_ text: String) -> Int? { text.isEmpty ? nil : pool.intern(text) }
        var row: [Int?] = [
            item.field, item.form.rawValue, item.isUpper ? 1 : 0, item.unless.map { $0 + 1 }, item.group,
            text(item.separator), text(item.prefix), text(item.suffix), item.fallback.flatMap(text),
            rules.betweenDigits[item.field].flatMap(text),
        ]
        let traits = [
            (EnvelopeTrait.form, item.form != .text), (EnvelopeTrait.upper, item.isUpper),
            (EnvelopeTrait.unless, item.unless != nil), (EnvelopeTrait.group, item.group > 0),
            (EnvelopeTrait.prefix, !item.prefix.isEmpty), (EnvelopeTrait.suffix, !item.suffix.isEmpty),
            (EnvelopeTrait.fallback, row[Schema.ItemColumn.fallback.rawValue] != nil),
            (EnvelopeTrait.digits, row[Schema.ItemColumn.digits.rawValue] != nil),
        ]
        row.append(traits.reduce(0) { $1.1 ? $0 | $1.0 : $0 })
        items.add(row)
    }
}

/// The lines of one envelope while fields are added that it lacks.
struct Envelope {
    var lines: [EnvelopeLine] = []

    func shows(_ field: Int) -> Bool { lines.contains { $0.shows(field) } }

    /// Whether a field is itself left out where another says the same: one of them has to be printed.
    private func mutes(_ field: Int, for other: Int) -> Bool {
        lines.contains { $0.items.contains { $0.field == field && $0.unless == other } }
    }

    /// The lines without what another field says; `isKey`: a region is printed by its letters, which are not its name.
    func with(_ once: [EnvelopeRules.Once], isKey: Bool) -> Envelope {
        var envelope = self
        for rule in once where !mutes(rule.other, for: rule.field) {
            for line in lines.indices {
                for (index, item) in lines[line].items.enumerated() where item.field == rule.field && item.unless == nil
                {
                    let isName = [.name, .local].contains(item.form) || item.form == .text && !isKey
                    if isName { envelope.lines[line].items[index].unless = rule.other }
                }
            }
        }
        return envelope
    }

    /// Puts the line of stray fields where it belongs, when the envelope shows none of them.
    mutating func add(_ line: EnvelopeLine, _ stray: EnvelopeRules.Stray, isLocal: Bool) {
        if stray.fields.contains(where: shows) { return }
        let anchor = stray.anchors.first(where: shows)
        let index = anchor.flatMap { field in lines.firstIndex { $0.shows(field) } }
        switch (isLocal ? stray.localPlace : stray.place, index) {
        case (.first, _): lines.insert(line, at: 0)
        case (.before, _):
            // Before the first line of any of them: a code may stand on a line of its own.
            let first = lines.firstIndex { line in stray.anchors.contains(where: line.shows) }
            lines.insert(line, at: first ?? lines.count)
        case (.after, let index?): lines.insert(line, at: index + 1)
        case (.beside, let index?):
            guard let place = lines[index].items.firstIndex(where: { $0.field == anchor }) else { return }
            var items = line.items
            if items[0].separator.isEmpty { (items[0].separator, items[0].prefix) = (items[0].prefix, "") }
            // In a line of the country's own script the parts stand as the others do.
            let next = lines[index].items.dropFirst(place + 1).first
            if isLocal, let next { items[0].separator = next.separator }
            lines[index].items.insert(contentsOf: items, at: place + 1)
        case (.end, let index?): lines[index].items += line.items
        case (.afterAll, _):
            let last = lines.lastIndex { line in stray.anchors.contains(where: line.shows) }
            lines.insert(line, at: last.map { $0 + 1 } ?? 0)
        default: lines.append(line)
        }
    }
}
