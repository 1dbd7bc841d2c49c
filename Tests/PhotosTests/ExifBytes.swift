/// EXIF blocks made in memory.
enum ExifBytes {
    struct Entry {
        var tag: Int
        var type = 3
        var count = 1
        var value: Int
    }

    static func block(_ entries: [Entry], isLittle: Bool = false, offset: Int = 8) -> [UInt8] {
        func number(_ value: Int, _ length: Int) -> [UInt8] {
            let bytes = ImageBytes.bigEndian(value, length)
            return isLittle ? bytes.reversed() : bytes
        }
        var block: [UInt8] = isLittle ? [0x49, 0x49, 0x2A, 0] : [0x4D, 0x4D, 0, 0x2A]
        block += number(offset, 4) + [UInt8](repeating: 0, count: max(0, offset - 8)) + number(entries.count, 2)
        for entry in entries {
            block += number(entry.tag, 2) + number(entry.type, 2) + number(entry.count, 4)
            block += entry.type == 3 ? number(entry.value, 2) + [0, 0] : number(entry.value, 4)
        }
        return block + number(0, 4)
    }

    static func orientation(_ value: Int, isLittle: Bool = false) -> [UInt8] {
        block(
            [Entry(tag: 0x010F, type: 2, count: 4, value: 0x4D61_6B00), Entry(tag: 0x0112, value: value)],
            isLittle: isLittle)
    }

    /// A pointer to a directory of the place, and in there what these tags say.
    static func place(_ tags: [Int], isLittle: Bool = false) -> [UInt8] {
        let start = 26
        let directory = block(tags.map { Entry(tag: $0, type: 5, count: 3, value: 0) }, isLittle: isLittle)
        return block([Entry(tag: 0x8825, type: 4, value: start)], isLittle: isLittle) + directory.dropFirst(8)
    }

    /// A latitude and a longitude.
    static let place = place([1, 2, 3, 4])

    static func segment(_ block: [UInt8]) -> [UInt8] { ImageBytes.segment(0xE1, Array("Exif\0\0".utf8) + block) }
}
