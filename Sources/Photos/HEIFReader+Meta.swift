import Findings
import TableFormat

extension HEIFReader {
    /// The content of the box of items, as long as before, with what is needed only.
    func stripped(_ meta: HEIFBox, _ contents: HEIFContents) throws(PhotoError) -> [UInt8] {
        var writer = HEIFWriter(bytes)
        guard var cursor = fullBox(meta.content)?.content else {
            throw cannotStrip(meta.range, rules.parts.name(meta.entry))
        }
        writer.copy(meta.content.lowerBound..<cursor.position)
        while let box = nextBox(&cursor) {
            switch box.entry.role {
            case .handler where handlerName(box) <= rules.itemName: writer.copy(box.range)
            case .handler:
                let name = name(inHandler: box)
                writer.copy(box.range.lowerBound..<name.lowerBound)
                writer.zeros(name.count)
            case .items: writeItems(box, contents, &writer)
            case .locations: writeLocations(box, contents, &writer)
            case .references: writeReferences(box, contents, &writer)
            case .properties: writeProperties(box, contents, &writer)
            case .groups: writeGroups(box, contents, &writer)
            case .primary: writer.copy(box.range)
            // What no item needs in there is emptied here, as the box may move.
            case .itemData: writeItemData(box, contents, &writer)
            case .dataInformation where box.range.count <= HEIFReader.emptyDataInformation: writer.copy(box.range)
            case .none where box.entry.kind == .picture || box.entry.mayStay: writer.copy(box.range)
            default: writer.free(box.range.count, freeCode)
            }
        }
        let left = meta.content.count - writer.bytes.count
        if left > 0 {
            guard left >= 8 else { throw cannotStrip(meta.range, rules.parts.name(meta.entry)) }
            writer.free(left, freeCode)
        }
        return writer.bytes
    }

    private func writeItems(_ box: HEIFBox, _ contents: HEIFContents, _ writer: inout HEIFWriter) {
        guard let (version, _, _) = fullBox(box.content) else { return }
        let needed = contents.items.filter { $0.part == .needed }
        writer.box(box) { writer in
            writer.copy(box.content.lowerBound..<box.content.lowerBound + 4)
            writer.number(needed.count, version == 0 ? 2 : 4)
            for item in needed {
                guard item.nameLength > rules.itemName else {
                    writer.copy(item.range)
                    continue
                }
                let start = writer.bytes.count
                writer.copy(item.range.lowerBound..<item.name.lowerBound)
                writer.copy(item.name.upperBound..<item.range.upperBound)
                writer.setNumber(writer.bytes.count - start, 4, at: start)
            }
        }
    }

    private func writeLocations(_ box: HEIFBox, _ contents: HEIFContents, _ writer: inout HEIFWriter) {
        guard var locations = locations(box) else { return }
        writer.box(box) { writer in
            writer.copy(box.content.lowerBound..<locations.countPlace.lowerBound)
            let place = writer.bytes.count
            writer.number(0, locations.countPlace.count)
            var count = 0
            while let entry = locations.next() {
                guard isNeeded(entry.number, contents) else { continue }
                writer.copy(entry.range)
                count += 1
            }
            writer.setNumber(count, locations.countPlace.count, at: place)
        }
    }
}
