import TableFormat

/// A country by its place in the table.
struct CountryEntry {
    /// The ISO 3166-1 alpha-2 code as a number.
    let packed: Int
    let layout: Int
}

extension AddressTables {
    /// The field of this name or alias.
    func field(_ name: Span<UInt8>) -> Int? {
        name.withUnsafeBufferPointer { bytes in
            let slot = FieldNameHash.slot(seed, bytes)
            guard let known = slots.reference(slot, Schema.SlotColumn.name),
                bytes.elementsEqual(names.utf8(known))
            else { return nil }
            let field = slots[slot, Schema.SlotColumn.field]
            return field < fieldCount ? field : nil
        }
    }

    /// The cell of a field in a layout.
    func cell(_ field: Int, in layout: Int) -> Int? {
        let cell = fieldCells[layout * fieldCount + field]
        return cell > 0 && cell <= cells.count ? cell - 1 : nil
    }

    /// The country with this alpha-2 code, alpha-3 code or alias, in either case.
    func country(_ code: some Collection<UInt8>) -> CountryEntry? {
        guard (2...3).contains(code.count) else { return nil }
        var packed = 0
        for byte in code {
            let upper = 0x61...0x7A ~= byte ? byte & ~0x20 : byte
            guard 0x41...0x5A ~= upper else { return nil }
            packed = packed << 8 | Int(upper)
        }
        return country(packed: packed)
    }

    private func country(packed: Int) -> CountryEntry? {
        let column = codes.column(Schema.CodeColumn.packed.rawValue)
        var low = 0
        var high = column.count
        while low < high {
            let middle = (low + high) / 2
            if column[middle] < packed { low = middle + 1 } else { high = middle }
        }
        guard low < column.count, column[low] == packed else { return nil }
        let country = codes[low, Schema.CodeColumn.country]
        return CountryEntry(
            packed: countries[country, Schema.CountryColumn.code],
            layout: countries[country, Schema.CountryColumn.layout])
    }

    /// The code of a packed number.
    static func code(_ packed: Int) -> String {
        var bytes: [UInt8] = []
        for shift in stride(from: 16, through: 0, by: -8) {
            let byte = UInt8(truncatingIfNeeded: packed >> shift)
            if byte != 0 { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func name(_ field: Int) -> String { names[field] }

    /// The set that holds one field, or none.
    func bit(_ field: Int?) -> Int { field.map { 1 << ($0 & 63) } ?? 0 }

    /// A text of the pool by an optional reference.
    func text(_ layout: Int, _ column: Schema.LayoutColumn) -> String? {
        layouts.reference(layout, column).map { text[$0] }
    }
}
