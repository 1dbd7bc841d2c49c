import TableFormat
import UnicodeText

/// A line in small letters of ASCII, each byte with the place of the character that it comes from.
struct StreetText {
    /// What stands for a sign that no pattern has, and for a letter of another script.
    static let sign: UInt8 = 1
    static let foreign: UInt8 = 2

    /// The text as it was given, with white space folded.
    let source: [UInt8]
    private(set) var bytes: [UInt8] = []
    private var places: [Int] = []

    init(_ source: [UInt8], _ tables: AddressTables) {
        self.source = source
        bytes.reserveCapacity(source.count)
        places.reserveCapacity(source.count + 1)
        let text = source.span
        var at = 0
        while at < text.count {
            let byte = text[at]
            if byte < 0x80 {
                append(0x41...0x5A ~= byte ? byte | 0x20 : byte, at)
                at += 1
                continue
            }
            let scalar = UTF8Text.scalar(in: text, at: at) ?? (0xFFFD, 1)
            append(scalar.value, at, tables)
            at += scalar.length
        }
        places.append(source.count)
    }

    private mutating func append(_ byte: UInt8, _ place: Int) {
        bytes.append(byte)
        places.append(place)
    }

    private mutating func append(_ scalar: UInt32, _ place: Int, _ tables: AddressTables) {
        let flags = tables.characters[scalar]
        if flags & AddressCharacter.space != 0 { return append(0x20, place) }
        if flags & AddressCharacter.hyphen != 0 { return append(0x2D, place) }
        if let text = tables.streets.text(for: scalar) {
            for byte in text { append(0x41...0x5A ~= byte ? byte | 0x20 : byte, place) }
            return
        }
        let folded = tables.folding[scalar]
        if folded & RegionNameFolding.dropped == RegionNameFolding.dropped { return append(Self.sign, place) }
        var isFirst = true
        RegionNameFolding.fold(scalar, folded) { byte in
            if byte < 0x80 {
                append(byte, place)
            } else if isFirst {
                append(Self.foreign, place)
            }
            isFirst = false
        }
    }

    var count: Int { bytes.count }

    /// The given text of a range.
    func text(_ range: Range<Int>) -> ArraySlice<UInt8> {
        guard range.upperBound < places.count else { return [] }
        return source[places[range.lowerBound]..<places[range.upperBound]]
    }

    /// Whether a piece may end before a place: no word and no number is cut in two.
    func isBorder(_ at: Int) -> Bool {
        guard at > 0, at < bytes.count else { return true }
        let (before, after) = (bytes[at - 1], bytes[at])
        if places[at - 1] == places[at] { return false }
        return !(Self.isDigit(before) && Self.isDigit(after)) && !(Self.isLetter(before) && Self.isLetter(after))
    }

    static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
    static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte || byte == foreign }

    /// Whether a byte parts a street from what stands beside it.
    static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x2C || byte == 0x2D }
}
