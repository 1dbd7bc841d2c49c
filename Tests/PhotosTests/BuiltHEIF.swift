/// A HEIF file put together in memory, in every layout that the readers have to take.
struct BuiltHEIF {
    struct Item {
        var number: Int
        var type = "hvc1"
        var name = ""
        var content: [UInt8] = []

        /// 0 in the file, 1 in the box of items' data.
        var method = 0

        /// What follows the name of a `mime` or `uri ` item.
        var contentType: String?

        /// By number, from 1.
        var properties: [Int] = []

        /// How many pieces the content is cut into.
        var pieces = 1
        var dataReference = 0
    }

    var brand = "heic"
    var handler = "pict"
    var handlerName = ""
    var primary = 1
    var items: [Item] = []
    var references: [(type: String, from: Int, to: [Int])] = []
    var properties: [[UInt8]] = []
    var beforeMeta: [UInt8] = []
    var insideMeta: [UInt8] = []
    var behind: [UInt8] = []

    /// Bytes among the items' data that belong to none.
    var loose: [UInt8] = []

    var itemVersion = 2
    var locationVersion = 1
    var offsetLength = 4
    var baseLength = 0
    var metaIsLast = false
    var hasLongMediaSize = false
    var wideAssociations = false

    /// One coded picture of this size.
    static func picture(_ width: Int, _ height: Int, _ properties: [[UInt8]] = []) -> BuiltHEIF {
        var file = BuiltHEIF()
        file.properties = [extent(width, height), Bytes.box("hvcC", [1, 2, 3])] + properties
        file.items = [Item(number: 1, content: coded, properties: Array(1...file.properties.count))]
        return file
    }

    static let coded = Array("The coded picture, byte for byte.".utf8)

    static func extent(_ width: Int, _ height: Int) -> [UInt8] {
        Bytes.fullBox("ispe", Bytes.big(width, 4) + Bytes.big(height, 4))
    }
    static func turn(_ quarters: Int) -> [UInt8] { Bytes.box("irot", [UInt8(quarters)]) }
    static func mirror(_ axis: Int) -> [UInt8] { Bytes.box("imir", [UInt8(axis)]) }

    static func aperture(_ width: Int, _ height: Int) -> [UInt8] {
        Bytes.box("clap", [width, 1, height, 1, 0, 1, 0, 1].flatMap { Bytes.big($0, 4) })
    }
    static func auxiliary(_ name: String) -> [UInt8] { Bytes.fullBox("auxC", Array(name.utf8) + [0]) }

    mutating func add(_ item: Item, _ reference: String? = nil) {
        items.append(item)
        if let reference { references.append((reference, item.number, [primary])) }
    }

    func bytes() -> [UInt8] {
        let type = Bytes.box("ftyp", Array((brand + "\0\0\0\0" + brand + "mif1").utf8))
        let media = media()
        let head = hasLongMediaSize ? Bytes.big(1, 4) + Array("mdat".utf8) + Bytes.big(media.count + 16, 8) : nil
        let box = head.map { $0 + media } ?? Bytes.box("mdat", media)
        let metaLength = metaIsLast ? 0 : meta(mediaStart: 0).count
        let start = type.count + beforeMeta.count + metaLength + box.count - media.count
        let meta = meta(mediaStart: start)
        return type + beforeMeta + (metaIsLast ? box + meta : meta + box) + behind
    }

    private func media() -> [UInt8] { items.filter { $0.method == 0 }.flatMap(\.content) + loose }

    private func meta(mediaStart: Int) -> [UInt8] {
        let handlerContent = [UInt8](repeating: 0, count: 4) + Array(handler.utf8) + [UInt8](repeating: 0, count: 12)
        let data = items.filter { $0.method == 1 }.flatMap(\.content)
        var content = Bytes.fullBox("hdlr", handlerContent + Array(handlerName.utf8) + [0])
        content += Bytes.fullBox(
            "pitm", Bytes.big(primary, itemVersion == 3 ? 4 : 2), version: itemVersion == 3 ? 1 : 0)
        content += locations(mediaStart) + list() + relations() + associations() + insideMeta
        if !data.isEmpty { content += Bytes.box("idat", data) }
        return Bytes.fullBox("meta", content)
    }

    private func list() -> [UInt8] {
        let entries = items.flatMap { item in
            let text = Array(item.name.utf8) + [0] + (item.contentType.map { Array($0.utf8) + [0] } ?? [])
            return Bytes.fullBox(
                "infe", Bytes.big(item.number, itemVersion == 3 ? 4 : 2) + [0, 0] + Array(item.type.utf8) + text,
                version: itemVersion)
        }
        let isWide = itemVersion == 3
        return Bytes.fullBox("iinf", Bytes.big(items.count, isWide ? 4 : 2) + entries, version: isWide ? 1 : 0)
    }

    private func locations(_ mediaStart: Int) -> [UInt8] {
        let numberLength = locationVersion == 2 ? 4 : 2
        var content = Bytes.big(offsetLength << 12 | 4 << 8 | baseLength << 4, 2) + Bytes.big(items.count, numberLength)
        var places = [mediaStart, 0]
        for item in items {
            content += Bytes.big(item.number, numberLength)
            if locationVersion > 0 { content += Bytes.big(item.method, 2) }
            let base = baseLength > 0 ? places[min(item.method, 1)] : 0
            let pieces = offsetLength == 0 ? 1 : item.pieces
            content += Bytes.big(item.dataReference, 2) + Bytes.big(base, baseLength) + Bytes.big(pieces, 2)
            for piece in 0..<pieces {
                let (start, end) = (item.content.count * piece / pieces, item.content.count * (piece + 1) / pieces)
                let place = places[min(item.method, 1)] - base + start
                content += Bytes.big(place, offsetLength) + Bytes.big(end - start, 4)
            }
            places[min(item.method, 1)] += item.content.count
        }
        return Bytes.fullBox("iloc", content, version: locationVersion)
    }

    private func relations() -> [UInt8] {
        if references.isEmpty { return [] }
        let length = itemVersion == 3 ? 4 : 2
        let boxes = references.flatMap { type, from, to in
            Bytes.box(type, Bytes.big(from, length) + Bytes.big(to.count, 2) + to.flatMap { Bytes.big($0, length) })
        }
        return Bytes.fullBox("iref", boxes, version: itemVersion == 3 ? 1 : 0)
    }

    private func associations() -> [UInt8] {
        let having = items.filter { !$0.properties.isEmpty }
        let entries = having.flatMap { item in
            Bytes.big(item.number, itemVersion == 3 ? 4 : 2) + [UInt8(item.properties.count)]
                + item.properties.flatMap {
                    Bytes.big(wideAssociations ? $0 | 0x8000 : $0 | 0x80, wideAssociations ? 2 : 1)
                }
        }
        let content = Bytes.big(having.count, 4) + entries
        let map = Bytes.fullBox("ipma", content, version: itemVersion == 3 ? 1 : 0, flags: wideAssociations ? 1 : 0)
        return Bytes.box("iprp", Bytes.box("ipco", properties.flatMap(\.self)) + map)
    }
}

/// Numbers and boxes as bytes.
enum Bytes {
    static func big(_ value: Int, _ length: Int) -> [UInt8] {
        (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * (length - 1 - $0))) }
    }
    static func little(_ value: Int, _ length: Int) -> [UInt8] { big(value, length).reversed() }
    static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        big(content.count + 8, 4) + Array(type.utf8) + content
    }
    static func fullBox(_ type: String, _ content: [UInt8], version: Int = 0, flags: Int = 0) -> [UInt8] {
        box(type, [UInt8(version)] + big(flags, 3) + content)
    }

    /// A block of EXIF with an orientation and, if asked for, a directory of the place.
    static func exif(orientation: Int? = nil, location: Bool = false) -> [UInt8] {
        var entries: [[UInt8]] = []
        if let orientation { entries.append([1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]) }
        let end = 14 + (entries.count + 1) * 12
        if location { entries.append([0x88, 0x25, 0, 4, 0, 0, 0, 1] + big(end, 4)) }
        let latitude: [UInt8] = [0, 1, 0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]
        return Array("MM".utf8) + [0, 42, 0, 0, 0, 8] + big(entries.count, 2) + entries.flatMap(\.self) + [0, 0, 0, 0]
            + (location ? latitude : [])
    }
    static let xmp = Array("<x:xmpmeta>A. Nonym</x:xmpmeta>".utf8)
    static let words = Array("Words that somebody hid here.".utf8)
    static let provenance: [UInt8] = [
        0xD8, 0xFE, 0xC3, 0xD6, 0x1B, 0x0E, 0x48, 0x3C, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7E, 0xC4, 0x81,
    ]

    static func contains(_ bytes: [UInt8], _ wanted: [UInt8]) -> Bool {
        guard !wanted.isEmpty, bytes.count >= wanted.count else { return false }
        return (0...bytes.count - wanted.count).contains { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }
}
