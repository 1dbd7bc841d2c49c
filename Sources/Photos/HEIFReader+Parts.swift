import TableFormat

extension HEIFReader {
    /// Tells of the items that the picture does not need.
    func note(itemsOf contents: HEIFContents, _ file: inout PhotoFile) {
        // Items may share bytes; together no more is searched than the file has.
        var budget = bytes.count
        let loose = rules.parts.other(in: .heifReference)
        for item in contents.items {
            let entry =
                switch item.part {
                case .needed: item.nameLength > rules.itemName ? rules.parts.other(in: .heifItem) : nil
                case .thumbnail(let entry) where item.isPicture: entry
                case .auxiliary(let entry) where item.isPicture && entry.kind != .picture: entry
                default: item.isPicture && item.entry.kind == .picture ? loose : item.entry
                } as PhotoPartTable.Entry?
            guard let entry else { continue }
            let name = "item \(item.number) (\(rules.parts.name(entry)))"
            // Where its bytes lie; an item without any is told of by its entry in the list.
            let ranges = item.part == .needed ? [] : joined(item.extents.filter { !$0.isEmpty })
            budget -= item.extents.reduce(0) { $0 + $1.count }
            let location = budget >= 0 && tellsPlace(item)
            for range in ranges.isEmpty ? [item.range] : ranges {
                file.add(rules.part(entry, range, name: name, location: location))
            }
        }
    }

    /// Tells of the properties that are no picture: of those that some needed item has.
    func note(propertiesOf contents: HEIFContents, _ file: inout PhotoFile) {
        let used = usedProperties(contents)
        for (index, property) in contents.properties.enumerated() where property.entry.role != .auxiliary {
            if property.entry.role == .profile, used.contains(index) { file.hasColourProfile = true }
            if property.entry.mayStay, !used.contains(index) { continue }
            note(property.box, &file)
        }
    }

    /// The properties of needed items, by their place.
    func usedProperties(_ contents: HEIFContents) -> Set<Int> {
        Set(contents.items.lazy.filter { $0.part == .needed }.flatMap(\.properties))
    }

    /// Tells of bytes among the items' data that belong to no item. In a movie they belong to its samples.
    func note(gapsOf contents: HEIFContents, _ file: inout PhotoFile) {
        if contents.hasMovie { return }
        let entry = rules.parts.other(in: .heifItem)
        let taken = joined(contents.items.flatMap(\.extents))
        for gap in gaps(contents.media + [contents.itemData].compactMap(\.self), without: taken) where !isZero(gap) {
            file.add(rules.part(entry, gap))
        }
    }

    private func tellsPlace(_ item: HEIFItem) -> Bool {
        switch item.entry.role {
        case .exif:
            // ISO/IEC 23008-12, A.2.1: how far the block is from here.
            return item.extents.count == 1 && exif(in: item.extents[0]).hasLocation
        case .xmp: return item.extents.contains { rules.tellsPlace(bytes, $0, .xmpText) }
        default: return false
        }
    }

    private func exif(in range: Range<Int>) -> ExifBlock {
        var cursor = bytes.cursor(range)
        let skipped = cursor.u32().map { cursor.skip(Int($0)) } ?? false
        return ExifBlock(rules, bytes, skipped ? cursor.rest : range.upperBound..<range.upperBound)
    }
}
