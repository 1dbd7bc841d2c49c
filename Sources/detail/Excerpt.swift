/// The line around a place, with the place marked below it.
///
/// What a terminal would hide or obey (controls, bidi overrides, invisible characters) is written out as its code point, and a
/// long line is cut to the surroundings of the place. No more than those surroundings is ever looked at.
struct Excerpt {
    private(set) var line = ""
    private(set) var marks = ""

    /// Columns before the place and in all.
    private static let lead = 40
    private static let width = 100

    /// Bytes on either side of the place: enough to fill the columns with the longest characters.
    private static let reach = 512

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        let place = min(max(range.lowerBound, 0), bytes.count)
        let before = Excerpt.before(place, in: bytes)
        let end = Excerpt.end(from: place, in: bytes)
        let upper = min(max(range.upperBound, place), end.offset)
        let marked = Excerpt.text(bytes[place..<upper])
        let shownMark = Excerpt.head(
            marked, Excerpt.width - Excerpt.lead, isCut: end.isCut && upper == end.offset && range.upperBound > upper)
        line = before + shownMark
        let room = max(0, Excerpt.width - Excerpt.columns(line))
        line += Excerpt.head(Excerpt.text(bytes[upper..<end.offset]), room, isCut: end.isCut && upper < end.offset)
        marks = String(repeating: " ", count: Excerpt.columns(before))
        marks += String(repeating: "^", count: max(1, Excerpt.columns(shownMark)))
    }

    /// What stands before the place on its line, as far as it is shown.
    private static func before(_ place: Int, in bytes: [UInt8]) -> String {
        var start = max(0, place - reach)
        if let lineBreak = bytes[start..<place].lastIndex(where: isBreak) {
            return tail(text(bytes[lineBreak + 1..<place]), lead, isCut: false)
        }
        let isCut = start > 0
        while isCut, start < place, bytes[start] & 0xC0 == 0x80 { start += 1 }
        return tail(text(bytes[start..<place]), lead, isCut: isCut)
    }

    /// Where the line ends or is cut.
    private static func end(from place: Int, in bytes: [UInt8]) -> (offset: Int, isCut: Bool) {
        var end = min(bytes.count, place + 2 * reach)
        if let lineBreak = bytes[place..<end].firstIndex(where: isBreak) { return (lineBreak, false) }
        let isCut = end < bytes.count
        while isCut, end > place, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return (end, isCut)
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
