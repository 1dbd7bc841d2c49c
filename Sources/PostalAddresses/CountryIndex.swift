import TableFormat

/// The countries by the two letters of their code or alias, so that one load finds them.
struct CountryIndex: Sendable {
    /// The layout of a country and its code as a number; a code of 0 for none.
    struct Entry: Sendable {
        var packed: Int32 = 0
        var layout: Int32 = 0
    }

    private var entries = [Entry](repeating: Entry(), count: 26 * 26)

    mutating func add(_ packed: Int, _ entry: Entry) {
        guard packed >> 16 == 0, let place = Self.place(UInt8(packed >> 8 & 0xFF), UInt8(packed & 0xFF)) else { return }
        entries[place] = entry
    }

    @inline(__always)
    func entry(_ first: UInt8, _ second: UInt8) -> CountryEntry? {
        guard let place = Self.place(first, second) else { return nil }
        let entry = entries[place]
        return entry.packed == 0 ? nil : CountryEntry(packed: Int(entry.packed), layout: Int(entry.layout))
    }

    @inline(__always)
    private static func place(_ first: UInt8, _ second: UInt8) -> Int? {
        let one = Int(first & ~0x20) - 0x41
        let two = Int(second & ~0x20) - 0x41
        return 0..<26 ~= one && 0..<26 ~= two && first > 0x40 && second > 0x40 ? one * 26 + two : nil
    }
}
