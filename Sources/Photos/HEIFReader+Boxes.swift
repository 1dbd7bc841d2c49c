import Findings
import TableFormat

extension HEIFReader {
    /// Walks through the boxes of the file.
    func readBoxes(into contents: inout HEIFContents, _ file: inout PhotoFile) {
        var cursor = bytes.cursor
        while !cursor.isAtEnd {
            let start = cursor.position
            guard let box = nextBox(&cursor), !(box.isCut && box.entry.code == 0 && contents.meta != nil) else {
                // What makes no sense behind the boxes is no box.
                file.add(rules.trailer(bytes, start..<bytes.count))
                return
            }
            if box.isCut {
                file.report(.truncated, box.range, [Parameter("part", rules.parts.name(box.entry, code: box.code))])
            }
            switch box.entry.role {
            case .fileType where box.range.lowerBound == 0: break
            case .meta where contents.meta == nil:
                contents.meta = box
                if !readMeta(box, into: &contents, &file) { damage(box, &file) }
            case .media: contents.media.append(box.content)
            case .movie where !contents.hasMovie:
                contents.hasMovie = true
                file.isAnimated = true
                file.add(rules.part(box.entry, box.range))
                readMovie(box.content, 0, &file)
            case .free, .none, .xmp: note(box, &file)
            default: file.add(unknown(box))
            }
        }
    }

    /// ISO/IEC 14496-12, 8.11.1: the box of items. False where something in it is not as it must be.
    private func readMeta(_ meta: HEIFBox, into contents: inout HEIFContents, _ file: inout PhotoFile) -> Bool {
        guard var cursor = fullBox(meta.content)?.content else { return false }
        // Items come before what is said of them, wherever the boxes stand.
        var boxes: [PhotoSchema.Role: HEIFBox] = [:]
        while let box = nextBox(&cursor) {
            let role = box.entry.role
            switch role {
            case .handler where box.entry.kind == .picture, .primary, .items, .locations, .references, .properties,
                .itemData, .dataInformation, .groups:
                guard !box.isCut, boxes.updateValue(box, forKey: role) == nil else { return false }
            case .free, .none, .xmp: note(box, &file)
            default: file.add(unknown(box))
            }
        }
        guard cursor.isAtEnd, let handler = boxes[.handler], let primary = boxes[.primary], let items = boxes[.items],
            let properties = boxes[.properties], let locations = boxes[.locations]
        else { return false }
        if let box = boxes[.dataInformation], !isInThisFile(box) { file.add(unknown(box)) }
        if handlerName(handler) > rules.itemName { file.add(unknown(handler)) }
        contents.itemData = boxes[.itemData]?.content
        contents.primary = primaryItem(primary)
        return readItems(items, into: &contents) && readLocations(locations, into: &contents)
            && readProperties(properties, into: &contents)
            && (boxes[.references].map { readReferences($0, into: &contents) } ?? true)
    }

    /// ISO/IEC 14496-12, 8.11.4.
    private func primaryItem(_ box: HEIFBox) -> UInt32? {
        guard let (version, _, content) = fullBox(box.content) else { return nil }
        var cursor = content
        return cursor.number(version == 0 ? 2 : 4).map(UInt32.init)
    }

    /// ISO/IEC 14496-12, 8.4.3: the name is what follows twenty bytes, without zeros at its end.
    func handlerName(_ box: HEIFBox) -> Int {
        var cursor = fullBox(box.content)?.content ?? bytes.cursor(0..<0)
        guard cursor.skip(HEIFReader.handlerHead) else { return 0 }
        return (bytes.slice(cursor.rest).lastIndex { $0 != 0 } ?? -1) + 1
    }

    static let handlerHead = 20

    /// ISO/IEC 14496-12, 8.7.1 and 8.7.2: every reference says by its flag, and with no text, that the data is here.
    private func isInThisFile(_ box: HEIFBox) -> Bool { box.range.count <= HEIFReader.emptyDataInformation }
    static let emptyDataInformation = 36

    /// Tells of a box that is not needed; free room is told of when something is in it.
    func note(_ box: HEIFBox, _ file: inout PhotoFile) {
        if box.entry.role == .free {
            if !isZero(box.content) { file.add(unknown(box)) }
        } else if box.entry.kind != .picture {
            let location = box.entry.role == .xmp && rules.tellsPlace(bytes, box.content, .xmpText)
            let name = rules.parts.name(box.entry, code: box.code)
            file.add(rules.part(box.entry, box.range, name: name, location: location))
        }
    }

    /// A box that stands where it means nothing, or holds what it should not.
    func unknown(_ box: HEIFBox) -> PhotoPart {
        rules.part(rules.parts.other(in: .heifBox), box.range, name: rules.parts.name(box.entry, code: box.code))
    }
}
