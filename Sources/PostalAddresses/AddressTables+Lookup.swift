import Glibc
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
            guard let known = slotNames.reference(slot), bytes.isSame(as: names.utf8(known)) else { return nil }
            let field = slotFields[slot]
            return field >= 0 && field < fieldCount ? field : nil
        }
    }

    /// The cell of a field in a layout.
    func cell(_ field: Int, in layout: Int) -> Int? {
        let cell = fieldCells[layout &* fieldCount &+ field]
        return cell > 0 && cell <= cells.count ? cell - 1 : nil
    }

    /// The country with this alpha-2 code, alpha-3 code or alias, in either case.
    func country(_ code: some Collection<UInt8>) -> CountryEntry? {
        guard (2...3).contains(code.count) else { return nil }
        if code.count == 2 {
            return code.withContiguousStorageIfAvailable { countryIndex.entry($0[0], $0[1]) }
                ?? countryIndex.entry(Array(code)[0], Array(code)[1])
        }
        var packed = 0
        for byte in code {
            let upper = 0x61...0x7A ~= byte ? byte & ~0x20 : byte
            guard 0x41...0x5A ~= upper else { return nil }
            packed = packed << 8 | Int(upper)
        }
        return country(packed: packed)
    }

    func country(packed: Int) -> CountryEntry? {
        var low = 0
        var high = codeNumbers.count
        while low < high {
            let middle = (low + high) / 2
            if codeNumbers[middle] < packed { low = middle + 1 } else { high = middle }
        }
        guard low < codeNumbers.count, codeNumbers[low] == packed else { return nil }
        let country = codeCountries[low]
        return CountryEntry(
            packed: countries[country, Schema.CountryColumn.code.rawValue],
            layout: min(max(countries[country, Schema.CountryColumn.layout.rawValue], 0), facts.count - 1))
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

    /// Whether a text is exactly the code of a packed number.
    static func isPacked(_ text: UnsafeBufferPointer<UInt8>, _ packed: Int) -> Bool {
        text.count <= 3 && text.reduce(0) { $0 << 8 | Int($1) } == packed
    }

    func name(_ field: Int) -> String { names[field] }

    /// The set that holds one field, or none.
    func bit(_ field: Int?) -> Int { field.map { 1 << ($0 & 63) } ?? 0 }

    /// A text of the pool by an optional reference.
    func text(_ layout: Int, _ column: Schema.LayoutColumn) -> String? {
        layouts.reference(layout, column).map { text[$0] }
    }
}

extension UnsafeBufferPointer<UInt8> {
    func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let base = baseAddress, let otherBase = other.baseAddress else { return true }
        return memcmp(base, otherBase, count) == 0
    }

    /// Whether it comes before the other by its bytes.
    func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = baseAddress, let otherBase = other.baseAddress else { return count < other.count }
        let order = memcmp(base, otherBase, Swift.min(count, other.count))
        return order == 0 ? count < other.count : order < 0
    }
}
