/// ISO/IEC 14496-12, 8.11.3: where the bytes of items lie. Walks through the box without keeping anything.
struct HEIFLocations {
    /// One item's entry.
    struct Entry {
        let number: UInt32

        /// 0 in the file, 1 in the box of items' data, 2 in another item.
        let method: Int
        let dataReference: Int
        let base: Field
        let extents: [(offset: Field, length: UInt64)]

        /// The entry's own bytes.
        let range: Range<Int>
    }

    /// A number, and where it stands.
    struct Field {
        let value: UInt64
        let place: Range<Int>
    }

    /// Where the count of entries stands.
    let countPlace: Range<Int>
    private let numberLength: Int
    private let hasMethod: Bool
    private let offsetLength, lengthLength, baseLength, indexLength: Int
    private(set) var left: Int
    private(set) var cursor: PhotoCursor
    private let mostExtents: Int

    init?(_ version: UInt8, _ content: PhotoCursor, mostItems: Int, mostExtents: Int) {
        var cursor = content
        guard version <= 2, let sizes = cursor.u16() else { return nil }
        func length(_ shift: UInt16) -> Int { Int(sizes >> shift & 0xF) }
        (offsetLength, lengthLength, baseLength) = (length(12), length(8), length(4))
        indexLength = version == 0 ? 0 : length(0)
        guard [offsetLength, lengthLength, baseLength, indexLength].allSatisfy({ $0 == 0 || $0 == 4 || $0 == 8 }) else {
            return nil
        }
        numberLength = version < 2 ? 2 : 4
        hasMethod = version > 0
        let start = cursor.position
        guard let count = cursor.number(numberLength), count <= UInt64(mostItems) else { return nil }
        countPlace = start..<cursor.position
        left = Int(count)
        self.cursor = cursor
        self.mostExtents = mostExtents
    }

    /// The next entry, or nil where there is none or it is damaged; then some are left.
    mutating func next() -> Entry? {
        guard left > 0 else { return nil }
        let start = cursor.position
        guard let number = cursor.number(numberLength), let method = hasMethod ? cursor.u16() : 0,
            let reference = cursor.u16(), let base = field(baseLength), let count = cursor.u16(), count <= mostExtents
        else { return nil }
        var extents: [(offset: Field, length: UInt64)] = []
        for _ in 0..<count {
            guard cursor.skip(indexLength), let offset = field(offsetLength), let length = cursor.number(lengthLength)
            else { return nil }
            extents.append((offset, length))
        }
        left -= 1
        return Entry(
            number: UInt32(number), method: Int(method & 0xF), dataReference: Int(reference), base: base,
            extents: extents, range: start..<cursor.position)
    }

    private mutating func field(_ length: Int) -> Field? {
        let start = cursor.position
        return cursor.number(length).map { Field(value: $0, place: start..<cursor.position) }
    }
}

extension HEIFReader {
    func locations(_ box: HEIFBox) -> HEIFLocations? {
        fullBox(box.content).flatMap {
            HEIFLocations($0.version, $0.content, mostItems: rules.items, mostExtents: rules.extents)
        }
    }

    /// Gives the items their bytes.
    func readLocations(_ box: HEIFBox, into contents: inout HEIFContents) -> Bool {
        guard var locations = locations(box) else { return false }
        var seen: Set<UInt32> = []
        while let entry = locations.next() {
            guard seen.insert(entry.number).inserted else { return false }
            guard let index = contents.item(entry.number) else { continue }
            guard entry.dataReference == 0, entry.method < 2 else {
                contents.items[index].isElsewhere = true
                continue
            }
            let within = entry.method == 0 ? 0..<bytes.count : contents.itemData ?? 0..<0
            for extent in entry.extents {
                let (range, isWhole) = range(entry.base.value, extent.offset.value, extent.length, within)
                contents.items[index].extents.append(range)
                if !isWhole { contents.items[index].isCut = true }
            }
        }
        return locations.left == 0
    }

    /// The bytes of an extent, cut to what there is; length 0 is all that follows.
    private func range(_ base: UInt64, _ offset: UInt64, _ length: UInt64, _ within: Range<Int>) -> (Range<Int>, Bool) {
        let (start, overflow) = base.addingReportingOverflow(offset)
        guard !overflow, start <= UInt64(within.count) else { return (within.upperBound..<within.upperBound, false) }
        let first = within.lowerBound + Int(start)
        let room = UInt64(within.upperBound - first)
        return (first..<first + Int(length == 0 ? room : min(length, room)), length <= room)
    }
}
