import TableFormat

extension StreetRules {
    /// A piece of a line that the rules name.
    struct Part {
        let root: Int
        let field: Int?

        /// Which spaces are left out: none, those beside signs, or all but those between digits.
        let compact: Int
    }

    /// `parts`: the pieces by their names.
    mutating func addParts(_ value: SourceValue?) -> [String: Part] {
        var parts: [String: Part] = [:]
        for entry in value?.entries(diagnostics) ?? [] {
            guard let part = entry.value.object(["pattern", "field", "compact"], diagnostics),
                let pattern = part.required("pattern"), let root = root(pattern)
            else { continue }
            let field = part.optional("field").flatMap { vocabulary.field($0, diagnostics) }
            var compact = 0
            if let value = part.optional("compact"), let name = value.text(diagnostics) {
                compact = ["signs", "all"].firstIndex(of: name).map { $0 + 1 } ?? 0
                if compact == 0 { report("street.badCompact", at: value, "'compact' is 'signs' or 'all'") }
            }
            parts[entry.name] = Part(root: root - 1, field: field, compact: compact)
        }
        return parts
    }

    /// A style: its countries, what stands before and after the name of a street, and the order of a whole line.
    mutating func add(_ value: SourceValue, _ parts: [String: Part], _ codes: inout [(packed: Int, style: Int)]) {
        let members = ["countries", "before", "after", "numbered", "usual", "noRanges", "merge"]
        guard let style = value.object(members, diagnostics) else { return }
        let number = styles.count
        for code in style.array("countries") ?? [] {
            guard let text = code.text(diagnostics) else { continue }
            guard countries.contains(text), let packed = AddressCountries.packed(text) else {
                report("address.unknownCountry", at: code, "there is no country '\(text)'")
                continue
            }
            if codes.contains(where: { $0.packed == packed }) {
                report("street.duplicateCountry", at: code, "'\(text)' has a style already")
            }
            codes.append((packed, number))
        }
        let order = addMerge(style.array("merge") ?? [])
        guard let street = vocabulary.index("street").flatMap({ order.firstIndex(of: $0) }) else {
            report("street.order", at: value, "'merge' has no street")
            return
        }
        let before = add(style.optionalArray("before") ?? [], parts, Array(order[..<street]))
        let after = add(style.optionalArray("after") ?? [], parts, Array(order[street...].dropFirst()))
        var numbered: Int?
        if let value = style.optional("numbered") { numbered = root(value) }
        styles.add([
            before.lowerBound, before.count, after.lowerBound, after.count, numbered, merges.count - order.count,
            order.count,
            style.optionalBool("usual") == true ? 1 : 0, style.optionalBool("noRanges") == true ? 1 : 0,
        ])
    }

    /// `merge`: the fields of a line in their order.
    private mutating func addMerge(_ values: [SourceValue]) -> [Int] {
        var order: [Int] = []
        for value in values {
            guard let piece = value.object(["field", "joint", "digits", "word"], diagnostics),
                let field = piece.required("field").flatMap({ vocabulary.field($0, diagnostics) })
            else { continue }
            let joint = piece.optionalText("joint") ?? ""
            merges.add([
                field, pool.intern(joint), pool.intern(piece.optionalText("digits") ?? joint),
                piece.optionalBool("word") == true ? 1 : 0,
            ])
            order.append(field)
        }
        return order
    }

    /// Forms whose fields come in the order in which a line is put together again, so that nothing is lost on the way.
    private mutating func add(_ values: [SourceValue], _ parts: [String: Part], _ order: [Int]) -> Range<Int> {
        let start = forms.count
        for value in values {
            let first = segments.count
            var place = -1
            for name in value.array(diagnostics) ?? [] {
                guard let text = name.text(diagnostics) else { continue }
                guard let part = parts[text] else {
                    report("street.unknownPart", at: name, "there is no part '\(text)'")
                    continue
                }
                if let field = part.field {
                    guard let next = order.firstIndex(of: field), next > place else {
                        report("street.order", at: name, "'merge' does not write the fields in this order")
                        continue
                    }
                    place = next
                }
                segments.add([part.root, part.field.map { $0 + 1 }, part.compact])
            }
            forms.add([first, segments.count - first])
        }
        return start..<forms.count
    }
}
