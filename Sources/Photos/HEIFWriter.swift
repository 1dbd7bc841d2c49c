/// Writes boxes one after the other, mostly copied.
struct HEIFWriter {
    private let source: PhotoBytes
    private(set) var bytes: [UInt8] = []

    init(_ source: PhotoBytes) { self.source = source }

    mutating func copy(_ range: Range<Int>) { bytes.append(contentsOf: source.slice(range)) }
    mutating func zeros(_ count: Int) { bytes.append(contentsOf: repeatElement(0, count: count)) }
    mutating func drop(from start: Int) { bytes.removeLast(bytes.count - start) }

    /// A big-endian number of so many bytes.
    mutating func number(_ value: Int, _ length: Int) {
        for index in 0..<length { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * (length - 1 - index)))) }
    }

    mutating func setNumber(_ value: Int, _ length: Int, at place: Int) {
        for index in 0..<length where place + index < bytes.count {
            bytes[place + index] = UInt8(truncatingIfNeeded: value >> (8 * (length - 1 - index)))
        }
    }

    /// Zeros where bytes of the source were copied to, so much further on.
    mutating func clear(_ range: Range<Int>, movedBy distance: Int) {
        for index in range where bytes.indices.contains(index + distance) { bytes[index + distance] = 0 }
    }

    /// A box of this type with other content; its size is as long as it was.
    mutating func box(_ box: HEIFBox, _ content: (inout HEIFWriter) -> Void) {
        let start = bytes.count
        copy(box.range.lowerBound..<box.content.lowerBound)
        content(&self)
        let size = bytes.count - start
        if box.headLength >= 16 { setNumber(size, 8, at: start + 8) } else { setNumber(size, 4, at: start) }
    }

    /// Room that is free, filled with zeros.
    mutating func free(_ count: Int, _ code: UInt32) {
        number(count, 4)
        number(Int(code), 4)
        zeros(max(count - 8, 0))
    }
}
