import TableFormat
import UnicodeText

/// A text that may hold a date: the value of a vCard line, or the text itself.
///
/// ```
/// line = [group "."] name *(";" name "=" value) ":" value      RFC 6350, 3.3
/// ```
struct DateSource {
    /// The text without folds.
    let bytes: [UInt8]

    /// Where each byte of `bytes` stands in the text as given; nil when nothing was left out.
    private let places: [Int]?

    /// The part of `bytes` that holds the date, without white space around it.
    private(set) var value: Range<Int>

    /// Whether the text is a property; what its parameters say.
    private(set) var isProperty = false
    private(set) var type: String?
    private(set) var isText = false
    private(set) var isOtherCalendar = false
    private(set) var omittedYear: Int?

    init(_ text: [UInt8], _ writing: DateWriting) {
        (bytes, places) = DateSource.unfolded(text)
        value = 0..<bytes.count
        readProperty(writing)
        while let first = bytes[value].first, first <= 0x20 { value = value.lowerBound + 1..<value.upperBound }
        while let last = bytes[value].last, last <= 0x20 { value = value.lowerBound..<value.upperBound - 1 }
    }

    /// A range in the text as given.
    func given(_ range: Range<Int>) -> Range<Int> {
        guard let places else { return range }
        guard !range.isEmpty else {
            let place = range.lowerBound < places.count ? places[range.lowerBound] : places.last.map { $0 + 1 } ?? 0
            return place..<place
        }
        return places[range.lowerBound]..<places[range.upperBound - 1] + 1
    }

    /// A line that is folded goes on behind a line break and one white space (RFC 6350, 3.2).
    private static func unfolded(_ text: [UInt8]) -> ([UInt8], [Int]?) {
        guard text.contains(UInt8(ascii: "\n")) else { return (text, nil) }
        var bytes: [UInt8] = []
        var places: [Int] = []
        var offset = 0
        while offset < text.count {
            let length = foldLength(text, offset)
            if length == 0 {
                bytes.append(text[offset])
                places.append(offset)
            }
            offset += max(length, 1)
        }
        return (bytes, places)
    }

    private static func foldLength(_ text: [UInt8], _ offset: Int) -> Int {
        var end = offset
        if text[end] == UInt8(ascii: "\r") { end += 1 }
        guard end + 1 < text.count, text[end] == UInt8(ascii: "\n") else { return 0 }
        return text[end + 1] == UInt8(ascii: " ") || text[end + 1] == UInt8(ascii: "\t") ? end + 2 - offset : 0
    }

    private mutating func readProperty(_ writing: DateWriting) {
        guard var end = nameEnd(from: skipSpace()) else { return }
        var start = skipSpace()
        if bytes[end] == UInt8(ascii: ".") {
            start = end + 1
            guard let next = nameEnd(from: start) else { return }
            end = next
        }
        let name = lowered(start..<end)
        let rows = writing.propertyRows
        let row = (0..<rows.count).first {
            writing.properties.utf8(rows[$0, DateSchema.PropertyColumn.name.rawValue]).elementsEqual(name)
        }
        guard let row else { return }
        var parameters: [(name: [UInt8], value: [UInt8])] = []
        while bytes[end] == UInt8(ascii: ";") {
            guard let next = parameter(from: end + 1, &parameters) else { return }
            end = next
        }
        guard bytes[end] == UInt8(ascii: ":") else { return }
        isProperty = true
        value = end + 1..<bytes.count
        type = rows.reference(row, DateSchema.PropertyColumn.type.rawValue).map { writing.types[$0] }
        for parameter in parameters { read(parameter.name, parameter.value, writing) }
    }

    private mutating func read(_ name: [UInt8], _ value: [UInt8], _ writing: DateWriting) {
        func isNamed(_ text: [UInt8], _ known: DateSchema.VCardName) -> Bool {
            writing.names.utf8(known.rawValue).elementsEqual(text)
        }
        if isNamed(name, .value), isNamed(value, .textValue) { isText = true }
        if isNamed(name, .calendar), !isNamed(value, .ownCalendar) { isOtherCalendar = true }
        if isNamed(name, .omittedYear) { omittedYear = Int(String(decoding: value, as: UTF8.self)) }
    }

    private func skipSpace() -> Int { bytes.firstIndex { $0 > 0x20 } ?? bytes.count }

    /// The end of a name, if something stands behind it that may.
    private func nameEnd(from start: Int) -> Int? {
        var end = start
        while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
        return end > start && end < bytes.count && [0x2E, 0x3A, 0x3B, 0x3D].contains(bytes[end]) ? end : nil
    }

    /// Reads a parameter and answers where it ends. A value may be quoted; vCard 2.1 has values without a name.
    private func parameter(from start: Int, _ found: inout [(name: [UInt8], value: [UInt8])]) -> Int? {
        guard let nameEnd = nameEnd(from: start), bytes[nameEnd] != UInt8(ascii: ".") else { return nil }
        guard bytes[nameEnd] == UInt8(ascii: "=") else { return nameEnd }
        var end = nameEnd + 1
        var isQuoted = false
        while end < bytes.count, isQuoted || bytes[end] != UInt8(ascii: ";") && bytes[end] != UInt8(ascii: ":") {
            if bytes[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
            end += 1
        }
        guard end < bytes.count else { return nil }
        found.append((lowered(start..<nameEnd), lowered(nameEnd + 1..<end).filter { $0 != UInt8(ascii: "\"") }))
        return end
    }

    private func lowered(_ range: Range<Int>) -> [UInt8] {
        bytes[range].map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
