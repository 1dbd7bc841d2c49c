/// The head of a table image.
///
/// All words are little-endian. Offsets count from the first byte of the image, so an image may lie anywhere.
/// ```
/// image     = header directory section*
/// header    =  0  magic           8 bytes
///              8  format version  u32   this grammar
///             12  schema version  u32   the topic's own layout of sections and fields
///             16  topic           8 bytes, ASCII, padded with zeros
///             24  data version    u32   the newest source, as a date: 20261130
///             28  section count   u32
///             32  length          u64   of the whole image
///             40  checksum        u64   of the whole image without these eight bytes
///             48  zero            16 bytes
/// directory = { tag u32, kind u32, offset u32, length u32 } * section count
/// section   = bytes of its kind, starting at a multiple of 16, in the order of the directory; gaps are zero
/// ```
enum ImageHeader {
    static let size = 64
    static let entrySize = 16
    static let alignment = 16

    /// "DKTABLE" and a zero, as one word.
    static let magic: UInt64 = 0x0045_4C42_4154_4B44
    static let formatVersion: UInt32 = 2

    /// Bounds on what is read from outside; generous for every topic.
    static let maximumLength = 1 << 28
    static let maximumSections = 256

    static let formatVersionOffset = 8
    static let schemaVersionOffset = 12
    static let topicOffset = 16
    static let topicLength = 8
    static let dataVersionOffset = 24
    static let sectionCountOffset = 28
    static let lengthOffset = 32
    static let checksumOffset = 40
    static let reservedOffset = 48
}
