import TableFormat

/// A box of an ISO base media file (ISO/IEC 14496-12, 4.2).
struct HEIFBox {
    let code: UInt32
    let entry: PhotoPartTable.Entry

    /// The whole box, cut to what contains it.
    let range: Range<Int>

    /// What follows the size and the type; a `uuid` begins with its number.
    let content: Range<Int>

    /// Whether the box says that it ends behind what contains it.
    let isCut: Bool

    /// Whether its size is given as "to the end".
    let isOpen: Bool

    /// How many bytes its size and type take.
    var headLength: Int { content.lowerBound - range.lowerBound }
}

extension HEIFReader {
    /// The next box, or nil where no more follows; then the cursor stands where sense ended.
    func nextBox(_ cursor: inout PhotoCursor, in place: PhotoSchema.Place = .heifBox) -> HEIFBox? {
        var head = cursor
        let start = cursor.position
        guard let size = head.u32(), let code = head.u32() else { return nil }
        var length = Int(size)
        switch size {
        case 0: length = cursor.remaining
        case 1:
            guard let long = head.u64() else { return nil }
            length = Int(clamping: long)
        default: break
        }
        let headLength = head.position - start
        guard length >= headLength else { return nil }
        let content = head.position..<start + min(length, cursor.remaining)
        let box = HEIFBox(
            code: code, entry: entry(code, in: place, content), range: start..<content.upperBound, content: content,
            isCut: length > cursor.remaining, isOpen: size == 0)
        _ = cursor.takeUp(to: length)
        return box
    }

    /// What a box is. Room that is kept free may stand among properties as well.
    private func entry(_ code: UInt32, in place: PhotoSchema.Place, _ content: Range<Int>) -> PhotoPartTable.Entry {
        let content = bytes.cursor(content)
        if place != .heifBox {
            let box = rules.parts.entry(code, in: .heifBox, beginning: content)
            if box.role == .free { return box }
        }
        return rules.parts.entry(code, in: place, beginning: content)
    }

    /// The content of a box after its version and flags.
    func fullBox(_ content: Range<Int>) -> (version: UInt8, flags: UInt32, content: PhotoCursor)? {
        var cursor = bytes.cursor(content)
        guard let version = cursor.u8(), let flags = cursor.u24() else { return nil }
        return (version, flags, cursor)
    }

    /// Whether a range holds nothing but zeros.
    func isZero(_ range: Range<Int>) -> Bool { bytes.slice(range).allSatisfy { $0 == 0 } }
}
