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
        guard field >= 0, field < fieldCount else { return Column(bytes.slice(0, 0), count: 0, width: 1) }
        let entry = RecordTable.headSize + field * RecordTable.fieldSize
        let values = bytes.slice(Int(bytes.u32(entry + 8)), bytes.count)
        return Column(values, count: count, width: Int(bytes.u8(entry)))
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
        /// From the first value to the end of the section.
        @usableFromInline let values: TableBytes

        /// The number of rows.
        public let count: Int

        /// The rows whose value has eight bytes of the section from its first: one load reads it, whatever its width.
        @usableFromInline let wide: Int

        /// All ones in the width of a value.
        @usableFromInline let mask: UInt64
        @usableFromInline let shift: Int

        init(_ values: TableBytes, count: Int, width: Int) {
            self.values = values
            self.count = count
            shift = width == 1 ? 0 : width == 2 ? 1 : width == 4 ? 2 : 3
            mask = shift == 3 ? ~0 : 1 << UInt64(8 << shift) - 1
            wide = values.count < 8 ? 0 : min(count, (values.count - 8) >> shift + 1)
        }

        /// The value, or 0 when there is no such row. Values above `Int.max` come back as negative numbers.
        @inlinable @inline(__always)
        public subscript(row: Int) -> Int {
            guard UInt(bitPattern: row) < UInt(bitPattern: wide) else { return late(row) }
            let word = values.base.loadUnaligned(fromByteOffset: row &<< shift, as: UInt64.self)
            return Int(truncatingIfNeeded: UInt64(littleEndian: word) & mask)
        }

        /// A value in the last bytes of a section.
        @usableFromInline @inline(never)
        func late(_ row: Int) -> Int {
            guard row >= 0, row < count else { return 0 }
            return switch shift {
            case 0: Int(values.u8(row))
            case 1: Int(values.u16(row * 2))
            case 2: Int(values.u32(row * 4))
            default: Int(truncatingIfNeeded: values.u64(row * 8))
            }
        }

        /// The entry that an optional reference names; `nil` where the column holds all ones.
        @inlinable @inline(__always)
        public func reference(_ row: Int) -> Int? {
            let value = self[row]
            return value == noneValue || row >= count || row < 0 ? nil : value
        }

        @inlinable @inline(__always)
        var noneValue: Int { Int(truncatingIfNeeded: mask) }
    }
}
