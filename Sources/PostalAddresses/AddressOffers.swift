import TableFormat

/// What the fields that go could fill in a new layout.
struct AddressOffers {
    private let tables: AddressTables
    private let change: AddressChange
    private let old: CountryEntry?
    private let new: CountryEntry

    init(_ tables: AddressTables, _ change: AddressChange, from old: CountryEntry?, to new: CountryEntry) {
        (self.tables, self.change, self.old, self.new) = (tables, change, old, new)
    }

    /// The offers, none of which touches a field of another.
    var all: [[PostalAddress.Field]] {
        var offers = [street].compactMap { $0 }
        for move in 0..<tables.streets.moves.count {
            guard let field = moved(move), !offers.joined().contains(where: { $0.name == field.name }) else { continue }
            offers.append([field])
        }
        return offers
    }

    private var street: [PostalAddress.Field]? {
        let hasStreet = has(tables.streetField)
        let hasLine = has(tables.lineField)
        if let line = cleared(tables.lineField), hasStreet { return split(line) }
        guard let street = cleared(tables.streetField), hasLine else { return hasStreet ? rest : nil }
        return kept(tables.lineField) == nil ? merged(street) : nil
    }

    /// A line as the parts that the new layout has, or as it is when it cannot be taken apart.
    private func split(_ line: String) -> [PostalAddress.Field]? {
        guard let street = tables.streetField, kept(street) == nil else { return nil }
        let whole = [PostalAddress.Field(tables.name(street), line)]
        let here = tables.split(line.utf8Span.span, new.packed)
        let there = old.flatMap { tables.split(line.utf8Span.span, $0.packed) }
        if let here, let there, here != there { return whole }
        guard var parts = here ?? there else { return whole }
        if parts.supplement == nil, !has(tables.supplementField), let second = cleared(tables.supplementField) {
            parts.supplement = second
            if let fields = tables.fields(of: parts, in: new.layout).flatMap(free) { return fields }
            parts.supplement = nil
        }
        return tables.fields(of: parts, in: new.layout).flatMap(free) ?? whole
    }

    private func merged(_ street: String) -> [PostalAddress.Field]? {
        guard let line = tables.lineField else { return nil }
        var parts = StreetParts(street: street)
        parts.houseNumber = cleared(tables.numberField)
        parts.addition = cleared(tables.additionField)
        if let box { parts.supplement = box }
        let packed = tables.streets.style(new.packed) == nil ? old?.packed ?? new.packed : new.packed
        return [.init(tables.name(line), tables.merged(parts, packed, new.layout, language: nil))]
    }

    /// An addition, a box or a flat, where the street and its number stay.
    private var rest: [PostalAddress.Field]? {
        var parts = StreetParts(street: kept(tables.streetField) ?? "")
        guard let number = kept(tables.numberField) else { return nil }
        parts.houseNumber = number
        parts.addition = cleared(tables.additionField)
        parts.supplement = box ?? cleared(tables.supplementField)
        guard parts.addition != nil || parts.supplement != nil else { return nil }
        var fields = tables.fields(of: parts, in: new.layout)
        if fields == nil, parts.supplement == nil, has(tables.supplementField) {
            // An addition that no number here has is a line of its own.
            (parts.supplement, parts.addition) = (parts.addition, nil)
            fields = tables.fields(of: parts, in: new.layout)
        }
        guard let all = fields else { return nil }
        let changed = all.filter { change.address[$0.name] != $0.value }
        let own = tables.numberField.map(tables.name)
        return !changed.isEmpty && changed.allSatisfy { $0.name == own || isFree($0.name) } ? changed : nil
    }

    /// A box that goes, with the word for it.
    private var box: String? {
        guard let field = tables.boxField, let box = cleared(field) else { return nil }
        let street = tables.streetField.flatMap { change.previous[tables.name($0)] } ?? ""
        let word = tables.word(of: field, in: old?.layout ?? 0, language: tables.language(of: street))
        return word.map { $0 + " " + box } ?? box
    }

    /// A field whose text has its place in another field of the new layout.
    private func moved(_ row: Int) -> PostalAddress.Field? {
        func column(_ column: StreetSchema.MoveColumn) -> Int { tables.streets.moves[row, column.rawValue] }
        let target = column(.to)
        guard has(target), kept(target) == nil, let text = cleared(column(.from)) else { return nil }
        return .init(tables.name(target), tables.streets.joints[column(.text)] + text)
    }

    private func free(_ fields: [PostalAddress.Field]) -> [PostalAddress.Field]? {
        fields.allSatisfy { isFree($0.name) } ? fields : nil
    }

    private func isFree(_ name: String) -> Bool { kept(tables.field(name.utf8Span.span)) == nil }

    private func has(_ field: Int?) -> Bool { tables.layouts.fields[new.layout] & tables.bit(field) != 0 }
    private func cleared(_ field: Int?) -> String? { text(field, change.cleared) }
    private func kept(_ field: Int?) -> String? { text(field, change.kept) }

    private func text(_ field: Int?, _ fields: [PostalAddress.Field]) -> String? {
        guard let field else { return nil }
        let found = fields.first { tables.field($0.name.utf8Span.span) == field && $0.value.contains { $0 != " " } }
        return found?.value
    }
}
