/// Domain names with a number each, kept as a tree of labels and found in one walk from the top-level domain down.
///
/// A walk ends at the first label that no name has, so that most domains cost two looks. A label is hashed with the place
/// of its parent, eight bytes at a time.
/// ```
/// set  = slot count u32, name count u32, key length u32, zero u32, slot * slot count, keys
/// slot = u32: 0 (free), or 8 bits of the hash above the 24-bit offset of a key; probing is linear
/// keys = zero u8, key *
/// key  = offset of the parent's key u24 (0: none), value u8 (0: only a parent of names), length u8, bytes of the label
/// length = 1 to 63, with bit 7 when the key has children
/// ```
/// Labels are lower-case ASCII (A-labels). A parent's key stands before those of its children.
public final class DomainSet: Sendable {
    @usableFromInline static let headSize = 16
    @usableFromInline static let slotSize = 4
    @usableFromInline static let keyHeadSize = 5
    /// What stands between labels.
    public static let dot: UInt8 = 0x2E
    @usableFromInline static let offsetMask: UInt32 = 0xFF_FFFF
    @usableFromInline static let lengthMask: UInt8 = 0x3F
    @usableFromInline static let childrenBit: UInt8 = 0x80

    /// What DNS can have in a name and in a label (RFC 1035, 2.3.4), which bounds a walk.
    @usableFromInline static let longestName = 255
    @usableFromInline static let longestLabel = 63

    @usableFromInline let slots: TableBytes
    @usableFromInline let keys: TableBytes

    /// 0 unless all slots are there.
    @usableFromInline let slotCount: Int

    /// The number of names.
    public let count: Int

    init(_ bytes: TableBytes) {
        let declared = Int(bytes.u32(0))
        slots = bytes.slice(DomainSet.headSize, declared * DomainSet.slotSize)
        keys = bytes.slice(DomainSet.headSize + declared * DomainSet.slotSize, bytes.count)
        slotCount = slots.count == declared * DomainSet.slotSize ? declared : 0
        count = Int(bytes.u32(4))
    }

    /// Reads the section of this tag.
    public convenience init(_ image: TableImage, _ tag: SectionTag) throws(TableError) {
        self.init(try image.bytes(tag, .domainSet))
    }

    /// A listed name that a domain equals or lies under.
    public struct Match: Sendable, Equatable {
        /// The number of the listed name.
        public let value: UInt8

        /// Where the listed name starts in the domain; 0 when it is the whole domain.
        public let offset: Int

        /// Makes a match, to compare with.
        public init(value: UInt8, offset: Int) {
            self.value = value
            self.offset = offset
        }
    }

    /// The longest listed name that `domain` equals or lies under. The domain is lower-case ASCII without a final dot.
    public func longestMatch(_ domain: UnsafeBufferPointer<UInt8>) -> Match? {
        var found: Match?
        walk(domain) { value, offset in
            if value != 0 { found = Match(value: value, offset: offset) }
        }
        return found
    }

    /// The number of a name that is listed itself.
    public func value(_ domain: UnsafeBufferPointer<UInt8>) -> UInt8? {
        guard let match = longestMatch(domain), match.offset == 0 else { return nil }
        return match.value
    }
}
