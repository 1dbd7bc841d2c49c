import TableFormat

extension HEIFReader {
    func isNeeded(_ number: UInt32, _ contents: HEIFContents) -> Bool {
        contents.item(number).map { contents.items[$0].part == .needed } ?? false
    }

    /// References between needed items; a box without any is left out.
    func writeReferences(_ box: HEIFBox, _ contents: HEIFContents, _ writer: inout HEIFWriter) {
        guard let (version, _, rest) = fullBox(box.content) else { return }
        let length = version == 0 ? 2 : 4
        let start = writer.bytes.count
        var isEmpty = true
        writer.box(box) { writer in
            writer.copy(box.content.lowerBound..<rest.position)
            var cursor = rest
            while let child = nextBox(&cursor, in: .heifReference) {
                var list = bytes.cursor(child.content)
                guard let from = list.number(length), isNeeded(UInt32(from), contents), let count = list.u16() else {
                    continue
                }
                let to = (0..<count).compactMap { _ in list.number(length) }.filter { isNeeded(UInt32($0), contents) }
                guard !to.isEmpty else { continue }
                isEmpty = false
                writer.box(child) { writer in
                    writer.number(Int(from), length)
                    writer.number(to.count, 2)
                    for number in to { writer.number(Int(number), length) }
                }
            }
        }
        if isEmpty { writer.drop(from: start) }
    }

    /// Groups of which all members are needed.
    func writeGroups(_ box: HEIFBox, _ contents: HEIFContents, _ writer: inout HEIFWriter) {
        let start = writer.bytes.count
        var isEmpty = true
        writer.box(box) { writer in
            var cursor = bytes.cursor(box.content)
            while let group = nextBox(&cursor) {
                guard var list = fullBox(group.content)?.content, list.skip(4), let count = list.u32(),
                    Int(count) * 4 <= list.remaining,
                    (0..<count).allSatisfy({ _ in list.u32().map { isNeeded($0, contents) } ?? false })
                else { continue }
                isEmpty = false
                writer.copy(group.range)
            }
        }
        if isEmpty { writer.drop(from: start) }
    }

    /// The box of items' own data, with zeros where no needed item has any.
    func writeItemData(_ box: HEIFBox, _ contents: HEIFContents, _ writer: inout HEIFWriter) {
        let start = writer.bytes.count
        writer.copy(box.range)
        let kept = joined(contents.items.lazy.filter { $0.part == .needed }.flatMap(\.extents))
        for gap in gaps([box.content], without: kept) {
            writer.clear(gap, movedBy: start - box.range.lowerBound)
        }
    }

    /// Properties keep their numbers: one that goes leaves free room, and whoever had it has none (number 0) there.
    func writeProperties(_ box: HEIFBox, _ contents: HEIFContents, _ writer: inout HEIFWriter) {
        let used = usedProperties(contents)
        let stays = contents.properties.enumerated().map { index, property in
            used.contains(index) && (property.entry.kind == .picture || property.entry.mayStay)
        }
        writer.box(box) { writer in
            var cursor = bytes.cursor(box.content)
            while let child = nextBox(&cursor) {
                switch child.entry.role {
                case .propertyList:
                    writer.box(child) { writer in
                        for (index, property) in contents.properties.enumerated() {
                            let range = property.box.range
                            if stays[index] { writer.copy(range) } else { writer.free(range.count, freeCode) }
                        }
                    }
                case .associations: writeAssociations(child, stays, contents, &writer)
                default: break
                }
            }
        }
    }

    private func writeAssociations(
        _ box: HEIFBox, _ stays: [Bool], _ contents: HEIFContents, _ writer: inout HEIFWriter
    ) {
        guard let (version, flags, rest) = fullBox(box.content) else { return }
        writer.box(box) { writer in
            writer.copy(box.content.lowerBound..<rest.position)
            let place = writer.bytes.count
            writer.number(0, 4)
            var cursor = rest
            var count = 0
            guard let entries = cursor.u32() else { return }
            for _ in 0..<entries {
                let start = cursor.position
                guard let entry = association(&cursor, version, flags) else { break }
                guard isNeeded(entry.number, contents) else { continue }
                count += 1
                let moved = writer.bytes.count - start
                writer.copy(start..<cursor.position)
                let length = flags & 1 == 1 ? 2 : 1
                for (index, property) in entry.properties.enumerated() {
                    let known = stays.indices.contains(Int(property) - 1) ? stays[Int(property) - 1] : false
                    let at = entry.places.lowerBound + index * length
                    if !known { writer.clear(at..<at + length, movedBy: moved) }
                }
            }
            writer.setNumber(count, 4, at: place)
        }
    }
}
