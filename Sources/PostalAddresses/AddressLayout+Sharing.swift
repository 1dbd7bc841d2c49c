import TableFormat

extension AddressLayout {
    /// The names of the fields, in the order in which they are filled in.
    public var fieldNames: [String] {
        tables.layouts.cells[row, of: tables.cells.count].map { tables.name(tables.cells.field[$0]) }
    }

    /// The part of a postal code that tells an area and no house, laid out as the country does it: `SW1A` of SW1A 1AA, `941`
    /// of 94103. Nil when the country has no such part, and for anything that is not a code of it: a slip never shows more.
    public func coarsePostalCode(_ code: String) -> String? {
        let text = code.utf8Span.span
        guard text.count <= tables.byteLimit, case .code(let given) = CompactCode.read(text, tables) else { return nil }
        guard let whole = tables.known(given, in: row) else {
            return nil
        }
        let keep = tables.layouts[row, .keep]
        let drop = tables.layouts[row, .drop]
        let symbols = keep > 0 ? keep : drop > 0 ? whole.count - drop : 0
        guard symbols > 0, symbols < whole.count else { return nil }
        return tables.withLaidOut(whole, in: row) { laidOut -> String? in
            // Letters that a mask puts before every code are none of it.
            var left = symbols + laidOut.count(where: EnvelopeWord.isAlphanumeric) - whole.count
            let end = laidOut.firstIndex { byte in
                if EnvelopeWord.isAlphanumeric(byte) { left -= 1 }
                return left < 0
            }
            // What a group is left out of begins it: no part of a name such as BFPO tells an area.
            if drop > 0, keep == 0, let end, end > 0, EnvelopeWord.isAlphanumeric(laidOut[end - 1]) { return nil }
            let part = laidOut[..<(end ?? laidOut.count)]
            let last = part.lastIndex(where: EnvelopeWord.isAlphanumeric) ?? part.startIndex
            return String(decoding: part[...last], as: UTF8.self)
        }
    }

    /// Whether a name, or an alias, is that of the postal code.
    public func isPostalCode(_ name: String) -> Bool {
        tables.postalCodeField.map { tables.field(name.utf8Span.span) == $0 } ?? false
    }

    /// Whether a name, or an alias, is that of the region.
    package func isRegion(_ name: String) -> Bool {
        tables.regionField.map { tables.field(name.utf8Span.span) == $0 } ?? false
    }

    /// Whether a code is known to be delivered to in a region beside its own.
    package func crosses(_ code: String, to region: String) -> Bool {
        let text = code.utf8Span.span
        guard text.count <= tables.byteLimit, region.utf8.count <= tables.byteLimit,
            case .code(let given) = CompactCode.read(text, tables),
            let region = tables.region(region.utf8Span.span, in: row)
        else { return false }
        return tables.crosses(given, to: region, row)
    }

    /// What somebody sees with whom some fields are shared.
    ///
    /// - Parameters:
    ///   - fields: the names of the shared fields, or aliases of them.
    ///   - isCoarse: whether of the postal code only the part that tells an area is shared. A code that has none is left out.
    public func shared(_ address: PostalAddress, fields: Set<String>, isCoarse: Bool = false) -> PostalAddress {
        let shared = fields.reduce(0) { $0 | tables.bit(tables.field($1.utf8Span.span)) }
        var part = PostalAddress(regionCode: address.regionCode)
        for field in address.fields {
            guard let known = tables.field(field.name.utf8Span.span), tables.bit(known) & shared != 0 else { continue }
            guard isCoarse, known == tables.postalCodeField else {
                part.fields.append(field)
                continue
            }
            if let code = coarsePostalCode(field.value) {
                part.fields.append(PostalAddress.Field(field.name, code))
            }
        }
        return part
    }
}
