/// A compiled table: one topic's sections, read where they lie.
///
/// An embedded image is trusted, because `tablec check` proves that it is what the tables compile to. An image from outside
/// is verified once (`init(verifying:)`); after that, every reader may rely on its offsets.
public struct TableImage: Sendable {
    let bytes: TableBytes

    /// A view of an image that is part of the program. `start` must stay readable for the life of the process.
    public init(embedded start: UnsafeRawPointer, count: Int) {
        bytes = TableBytes(base: start, count: count, owner: nil)
    }

    init(_ bytes: TableBytes) { self.bytes = bytes }

    /// Length in bytes.
    public var count: Int { bytes.count }

    /// The version of the grammar of images.
    public var formatVersion: Int { Int(bytes.u32(ImageHeader.formatVersionOffset)) }

    /// The version of the topic's layout. A reader refuses any other than its own.
    public var schemaVersion: Int { Int(bytes.u32(ImageHeader.schemaVersionOffset)) }

    /// The date of the newest source as a number, year first: 20261130.
    public var dataVersion: Int { Int(bytes.u32(ImageHeader.dataVersionOffset)) }

    /// The checksum that the head gives.
    public var checksum: UInt64 { bytes.u64(ImageHeader.checksumOffset) }

    /// The topic, such as `phone`.
    public var topic: String {
        let name = bytes.slice(ImageHeader.topicOffset, ImageHeader.topicLength).buffer
        return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    }
}
