/// Collects the sections of one topic and lays them out as an image. The same sections give the same bytes.
public struct ImageBuilder: Sendable {
    /// The topic, at most eight ASCII bytes.
    public let topic: String
    /// The version of the topic's own layout.
    public let schemaVersion: Int

    /// The date of the newest source as a number, year first: 20261130.
    public var dataVersion: Int
    private var sections: [(tag: SectionTag, kind: SectionKind, bytes: [UInt8])] = []

    /// Starts an image without sections.
    public init(topic: String, schemaVersion: Int, dataVersion: Int) {
        self.topic = topic
        self.schemaVersion = schemaVersion
        self.dataVersion = dataVersion
    }

    /// Adds a section; the directory keeps the order of the calls.
    public mutating func add(_ tag: SectionTag, _ kind: SectionKind, _ bytes: [UInt8]) {
        sections.append((tag, kind, bytes))
    }

    /// The image, with its length and checksum filled in.
    public func build() -> [UInt8] {
        var directory = ByteBuilder()
        var content = ByteBuilder()
        let start = ImageHeader.size + sections.count * ImageHeader.entrySize
        for section in sections {
            directory.u32(section.tag.word)
            directory.u32(section.kind.rawValue)
            directory.u32(UInt32(start + content.count))
            directory.u32(UInt32(section.bytes.count))
            content.append(contentsOf: section.bytes)
            content.align(ImageHeader.alignment)
        }
        return ImageBuilder.sealed(header(length: start + content.count) + directory.bytes + content.bytes)
    }

    /// The same bytes with the checksum that they ask for; as they are when they are too short for a head.
    ///
    /// For tools that write images in another way, and for tests that look past the checksum.
    public static func sealed(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count >= ImageHeader.size else { return bytes }
        let sum = Checksum.of(ImageStorage(bytes).bytes, skipping: ImageHeader.checksumOffset)
        var sealed = bytes
        for index in 0..<8 {
            sealed[ImageHeader.checksumOffset + index] = UInt8(truncatingIfNeeded: sum >> (index * 8))
        }
        return sealed
    }

    private func header(length: Int) -> [UInt8] {
        var header = ByteBuilder()
        header.u64(ImageHeader.magic)
        header.u32(ImageHeader.formatVersion)
        header.u32(UInt32(schemaVersion))
        header.append(contentsOf: topic.utf8.prefix(ImageHeader.topicLength))
        while header.count < ImageHeader.dataVersionOffset { header.u8(0) }
        header.u32(UInt32(dataVersion))
        header.u32(UInt32(sections.count))
        header.u64(UInt64(length))
        for _ in 0..<3 { header.u64(0) }
        return header.bytes
    }
}
