import TableFormat
import UnicodeText

/// A field that was given with a text that stands for nothing.
struct BlankField {
    let field: Int
    let entry: Int
    let length: Int
}

extension AddressCheck {
    /// Whether a field that an address needs holds only signs, or a word that people write when they have nothing to write.
    mutating func isNothing(_ value: Span<UInt8>, _ field: Int, _ entry: Int) -> Bool {
        guard needed >> field & 1 == 1, tables.isNothing(value) else { return false }
        blanks.append(BlankField(field: field, entry: entry, length: value.count))
        return true
    }
}

extension AddressTables {
    /// Whether a text holds only signs, or a word that people write when they have nothing to write.
    func isNothing(_ value: Span<UInt8>) -> Bool {
        guard value.count > 0, value.count <= Self.longest else { return false }
        var isSigns = true
        var isBlank = true
        for at in 0..<value.count {
            let byte = value[at]
            if byte > 0x20 { isBlank = false }
            if byte >= 0x80 || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte & ~0x20 {
                isSigns = false
                break
            }
        }
        if isBlank { return false }
        return isSigns || isNoWord(value)
    }

    private func isNoWord(_ value: Span<UInt8>) -> Bool {
        guard nothingFilter.mayHold(value.count, value[0]) else { return false }
        for word in 0..<nothing.count {
            let text = nothing.utf8(word)
            guard text.count == value.count else { continue }
            var at = 0
            while at < text.count, text[at] == (0x41...0x5A ~= value[at] ? value[at] | 0x20 : value[at]) { at += 1 }
            if at == text.count { return true }
        }
        return false
    }

    /// Bytes of the longest such word, and more.
    private static var longest: Int { 24 }
}
