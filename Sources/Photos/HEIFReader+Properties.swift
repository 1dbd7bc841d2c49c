import Findings
import TableFormat

/// How a picture is cut, turned and mirrored for showing.
struct HEIFView {
    let storedWidth: Int
    let storedHeight: Int
    var width: Int
    var height: Int
    var orientation = HEIFOrientation.upright
    var isCropped = false
}

extension HEIFReader {
    /// ISO/IEC 23008-12, 9.3: properties, and which items have which.
    func readProperties(_ box: HEIFBox, into contents: inout HEIFContents) -> Bool {
        var cursor = bytes.cursor(box.content)
        var isSound = true
        while let child = nextBox(&cursor) {
            switch child.entry.role {
            case .propertyList:
                var list = bytes.cursor(child.content)
                while let property = nextBox(&list, in: .heifProperty) {
                    guard contents.properties.count < rules.items, !property.isCut else { return false }
                    contents.properties.append(HEIFProperty(box: property))
                }
                isSound = isSound && list.isAtEnd
            case .associations: isSound = readAssociations(child, into: &contents) && isSound
            default: break
            }
        }
        return isSound && cursor.isAtEnd
    }

    private func readAssociations(_ box: HEIFBox, into contents: inout HEIFContents) -> Bool {
        guard let (version, flags, rest) = fullBox(box.content) else { return false }
        var cursor = rest
        guard var left = cursor.u32() else { return false }
        var total = 0
        while left > 0, let entry = association(&cursor, version, flags) {
            left -= 1
            total += entry.properties.count
            guard total <= rules.items * rules.extents else { return false }
            guard let index = contents.item(entry.number) else { continue }
            contents.items[index].properties += entry.properties.lazy.map { Int($0) - 1 }.filter {
                contents.properties.indices.contains($0)
            }
        }
        return left == 0
    }

    /// One entry: an item and its properties by number, from 1; 0 is none. The top bit says that one is essential.
    func association(_ cursor: inout PhotoCursor, _ version: UInt8, _ flags: UInt32)
        -> (number: UInt32, properties: [UInt16], places: Range<Int>)?
    {
        let length = flags & 1 == 1 ? 2 : 1
        guard let number = cursor.number(version == 0 ? 2 : 4), let count = cursor.u8() else { return nil }
        let start = cursor.position
        var properties: [UInt16] = []
        for _ in 0..<count {
            guard let value = cursor.number(length) else { return nil }
            properties.append(UInt16(value) & (length == 2 ? 0x7FFF : 0x7F))
        }
        return (UInt32(number), properties, start..<cursor.position)
    }

    /// The size of an item, and how it is shown, by its properties in their order.
    func view(of item: HEIFItem, _ contents: HEIFContents) -> HEIFView? {
        let properties = item.properties.map { contents.properties[$0] }
        guard let extents = properties.first(where: { $0.entry.role == .spatialExtents }),
            var cursor = fullBox(extents.box.content)?.content, let width = cursor.u32(), let height = cursor.u32(),
            width > 0, height > 0
        else { return nil }
        var view = HEIFView(
            storedWidth: Int(width), storedHeight: Int(height), width: Int(width), height: Int(height))
        for property in properties {
            var cursor = bytes.cursor(property.box.content)
            switch property.entry.role {
            case .rotation: view.orientation.turn(quarters: Int(cursor.u8() ?? 0) & 3)
            case .mirror: view.orientation.mirror(leftToRight: (cursor.u8() ?? 0) & 1 == 1)
            case .cleanAperture:
                guard let width = aperture(&cursor), let height = aperture(&cursor) else { continue }
                // Counted as the picture stands at this point.
                let isOnItsSide = view.orientation.isOnItsSide
                let size = isOnItsSide ? (height, width) : (width, height)
                (view.width, view.height) = (min(view.width, size.0), min(view.height, size.1))
                view.isCropped = true
            default: break
            }
        }
        return view
    }

    /// ISO/IEC 14496-12, 12.1.4: a fraction, which is a whole number of pixels (ISO/IEC 23000-22, 7.3.6.7).
    private func aperture(_ cursor: inout PhotoCursor) -> Int? {
        guard let numerator = cursor.u32(), let denominator = cursor.u32(), denominator > 0 else { return nil }
        let pixels = Int(numerator / denominator)
        return pixels > 0 ? pixels : nil
    }
}
