import Findings
import TableFormat

extension HEIFReader {
    /// ISO/IEC 14496-12, 8.11.6: the list of items.
    func readItems(_ box: HEIFBox, into contents: inout HEIFContents) -> Bool {
        guard let (version, _, rest) = fullBox(box.content) else { return false }
        var cursor = rest
        guard let count = cursor.number(version == 0 ? 2 : 4) else { return false }
        guard count <= UInt64(rules.items) else { return false }
        while let child = nextBox(&cursor) {
            guard child.entry.role == .item else { continue }
            guard !child.isCut, contents.items.count < rules.items, let item = item(child) else { return false }
            guard contents.numbers[item.number] == nil else { return false }
            contents.numbers[item.number] = contents.items.count
            contents.items.append(item)
        }
        return cursor.isAtEnd && contents.items.count == count
    }

    private func item(_ box: HEIFBox) -> HEIFItem? {
        guard let (version, _, rest) = fullBox(box.content) else { return nil }
        var cursor = rest
        let numberLength = version == 3 ? 4 : 2
        guard let number = cursor.number(numberLength), cursor.skip(2) else { return nil }
        var type: UInt32 = 0
        if version >= 2 {
            guard let code = cursor.u32() else { return nil }
            type = code
        }
        guard let end = bytes.first(0, in: cursor.rest) else { return nil }
        let name = cursor.position..<end
        let entry = rules.parts.entry(type, in: .heifItem, beginning: bytes.cursor(end + 1..<box.content.upperBound))
        return HEIFItem(
            number: UInt32(number), type: type, entry: entry, range: box.range, name: name)
    }

    /// ISO/IEC 14496-12, 8.11.12: references between items.
    func readReferences(_ box: HEIFBox, into contents: inout HEIFContents) -> Bool {
        guard let (version, _, rest) = fullBox(box.content) else { return false }
        var cursor = rest
        let length = version == 0 ? 2 : 4
        while let child = nextBox(&cursor, in: .heifReference) {
            var list = bytes.cursor(child.content)
            guard !child.isCut, contents.references.count < rules.items, let from = list.number(length),
                let count = list.u16(),
                Int(count) * length <= list.remaining
            else { return false }
            let to = (0..<Int(count)).compactMap { _ in list.number(length).map(UInt32.init) }
            contents.references.append(HEIFReference(entry: child.entry, from: UInt32(from), to: to))
        }
        return cursor.isAtEnd
    }
}
