/// Rows of unsigned numbers, stored column by column, each column as narrow as its largest value.
///
/// ```
/// table  = row count u32, field count u32, field * field count, column * field count
/// field  = width u8 (1, 2, 4 or 8), role u8, zero u16, target u32, column offset u32
/// role   = 0 number | 1 entry of section `target` | 2 the same, or all ones for none
/// column = row count values of `width` bytes, starting at a multiple of 8
/// ```
public struct RecordTable: Sendable {
    /// What the numbers of a column mean to the structural check.
    public enum Role: Sendable, Equatable {
        case number

        /// The number of an entry in another section of the same image.
        case reference(SectionTag)

        /// The same, where `RecordTable.none` means that there is no such entry.
        case optionalReference(SectionTag)
    }

    @usableFromInline static let headSize = 8
    @usableFromInline static let fieldSize = 12
    static let maximumFields = 64

    /// The number of rows.
    @usableFromInline let bytes: TableBytes

    /// The number of rows.
    public let count: Int
    @usableFromInline let fieldCount: Int

    init(_ bytes: TableBytes) {
        self.bytes = bytes
        count = Int(bytes.u32(0))
        fieldCount = min(Int(bytes.u32(4)), RecordTable.maximumFields)
    }

    /// Reads the section of this tag.
    public init(_ image: TableImage, _ tag: SectionTag) throws(TableError) {
        self.init(try image.bytes(tag, .records))
    }

    /// One column, for a reader that keeps it.
    public func column(_ field: Int) -> Column {
        guard field >= 0, field < fieldCount else { return Column(bytes: bytes, offset: 0, count: 0, width: 1) }
        let entry = RecordTable.headSize + field * RecordTable.fieldSize
        return Column(bytes: bytes, offset: Int(bytes.u32(entry + 8)), count: count, width: Int(bytes.u8(entry)))
    }

    /// The value, or 0 when there is no such row or field.
    @inlinable
    public subscript(row: Int, field: Int) -> Int {
        guard row >= 0, row < count, field >= 0, field < fieldCount else { return 0 }
        let entry = RecordTable.headSize &+ field &* RecordTable.fieldSize
        let offset = Int(bytes.u32(entry &+ 8))
        return switch bytes.u8(entry) {
        case 1: Int(bytes.u8(offset &+ row))
        case 2: Int(bytes.u16(offset &+ row &* 2))
        case 4: Int(bytes.u32(offset &+ row &* 4))
        default: Int(truncatingIfNeeded: bytes.u64(offset &+ row &* 8))
        }
    }

    /// The entry that an optional reference names.
    public func reference(_ row: Int, _ field: Int) -> Int? { column(field).reference(row) }
}

extension RecordTable {
    /// The values of one field, by row.
    public struct Column: Sendable {
        /// The number of rows.
        @usableFromInline let bytes: TableBytes
        @usableFromInline let offset: Int

        /// The number of rows.
        public let count: Int
        @usableFromInline let width: Int

        init(bytes: TableBytes, offset: Int, count: Int, width: Int) {
            self.bytes = bytes
            self.offset = offset
            self.count = count
            self.width = width
        }

        /// The value, or 0 when there is no such row. Values above `Int.max` come back as negative numbers.
        @inlinable @inline(__always)
        public subscript(row: Int) -> Int {
            guard row >= 0, row < count else { return 0 }
            return switch width {
            case 1: Int(bytes.u8(offset + row))
            case 2: Int(bytes.u16(offset + row * 2))
            case 4: Int(bytes.u32(offset + row * 4))
            default: Int(truncatingIfNeeded: bytes.u64(offset + row * 8))
            }
        }

        /// The entry that an optional reference names; `nil` where the column holds all ones.
        @inlinable @inline(__always)
        public func reference(_ row: Int) -> Int? {
            let value = self[row]
            return value == noneValue || row >= count || row < 0 ? nil : value
        }

        @inlinable @inline(__always)
        var noneValue: Int { width == 8 ? -1 : (1 << (width * 8)) - 1 }
    }
}
