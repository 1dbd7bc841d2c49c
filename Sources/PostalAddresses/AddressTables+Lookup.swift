import Glibc
import TableFormat

/// A country by its place in the table.
struct CountryEntry {
    /// The ISO 3166-1 alpha-2 code as a number.
    let packed: Int
    let layout: Int

    /// Whether a text is exactly the code.
    @inline(__always)
    func isCode(_ text: Span<UInt8>) -> Bool {
        text.count == 2 && packed == Int(text[0]) << 8 | Int(text[1])
    }
}

extension AddressTables {
    /// The field of this name or alias.
    @inline(__always)
    func field(_ name: Span<UInt8>) -> Int? { name.withUnsafeBufferPointer { vocabulary.field($0) } }

    /// The cell of a field in a layout.
    func cell(_ field: Int, in layout: Int) -> Int? {
        let cell = fieldCells[layout &* fieldCount &+ field]
        return cell > 0 && cell <= cells.count ? cell - 1 : nil
    }

    /// The country of a code or alias in either case, with spaces around it.
    @inline(__always)
    func country(_ code: Span<UInt8>) -> CountryEntry? {
        if code.count == 2, let country = country(code[0], code[1]) { return country }
        return code.withUnsafeBufferPointer { country(trimmed: $0) }
    }

    @inline(never)
    private func country(trimmed text: UnsafeBufferPointer<UInt8>) -> CountryEntry? {
        let start = text.firstIndex { $0 != 0x20 } ?? text.count
        let end = text.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? start
        return country(text[start..<max(start, end)])
    }

    /// The country with this alpha-2 code, alpha-3 code or alias, in either case.
    func country(_ code: some Collection<UInt8>) -> CountryEntry? {
        guard (2...3).contains(code.count) else { return nil }
        if code.count == 2 {
            let second = code.index(after: code.startIndex)
            return country(code[code.startIndex], code[second])
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
        let row = (0..<codeNumbers.count).firstRow { codeNumbers[$0] >= packed }
        guard row < codeNumbers.count, codeNumbers[row] == packed else { return nil }
        return country(row: codeCountries[row])
    }

    /// The country of two letters, in either case.
    @inline(__always)
    func country(_ first: UInt8, _ second: UInt8) -> CountryEntry? {
        guard let slot = CountrySlot.slot(first, second) else { return nil }
        let row = countrySlots[slot] &- 1
        return row < 0 ? nil : country(row: row)
    }

    @inline(__always)
    private func country(row: Int) -> CountryEntry {
        CountryEntry(packed: countryCodes[row], layout: min(max(countryLayouts[row], 0), facts.count - 1))
    }

    /// The code of a packed number.
    static func code(_ packed: Int) -> String {
        String(unsafeUninitializedCapacity: 3) { bytes in
            var count = 0
            var shift = 16
            while shift >= 0 {
                let byte = UInt8(truncatingIfNeeded: packed >> shift)
                if byte != 0 {
                    bytes.initializeElement(at: count, to: byte)
                    count += 1
                }
                shift -= 8
            }
            return count
        }
    }

    func name(_ field: Int) -> String { vocabulary.texts.indices.contains(field) ? vocabulary.texts[field] : "" }

    /// The set that holds one field, or none.
    func bit(_ field: Int?) -> Int { field.map { 1 << ($0 & 63) } ?? 0 }

    /// A text of the pool by an optional reference.
    func text(_ layout: Int, _ column: Schema.LayoutColumn) -> String? {
        layouts.reference(layout, column).map { text[$0] }
    }
}

extension UnsafeBufferPointer<UInt8> {
    @inline(__always)
    func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let base = baseAddress, let otherBase = other.baseAddress else { return true }
        if 8...16 ~= count { return isSame(base, otherBase, as: UInt64.self) }
        if 4..<8 ~= count { return isSame(base, otherBase, as: UInt32.self) }
        return memcmp(base, otherBase, count) == 0
    }

    /// For texts that are one word long at least and two at most: most names are.
    @inline(__always)
    private func isSame<Word: FixedWidthInteger>(
        _ base: UnsafeRawPointer, _ other: UnsafeRawPointer, as _: Word.Type
    ) -> Bool {
        let last = count &- MemoryLayout<Word>.size
        let first = base.loadUnaligned(as: Word.self) ^ other.loadUnaligned(as: Word.self)
        let end =
            base.loadUnaligned(fromByteOffset: last, as: Word.self)
            ^ other.loadUnaligned(fromByteOffset: last, as: Word.self)
        return first | end == 0
    }

    /// Whether it comes before the other by its bytes.
    func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = baseAddress, let otherBase = other.baseAddress else { return count < other.count }
        let order = memcmp(base, otherBase, Swift.min(count, other.count))
        return order == 0 ? count < other.count : order < 0
    }
}
