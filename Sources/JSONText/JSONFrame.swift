/// What the scanner keeps of a container it is inside. Frames lie side by side and are used in place.
struct JSONFrame {
    /// The container's entry on the tape.
    var entry: UnsafeMutablePointer<JSONTapeEntry>
    /// The byte that closes the container.
    var closer: UInt8
    /// Whether names must be compared when the object closes.
    var mustCompare: Bool
    var names: JSONNameFilter
    /// How the items stand below each other. Stays when another container takes the frame, because what
    /// stands as deep in the text stands as far in.
    var indentation: JSONIndentation

    /// Outside of all containers: a space, which is never what stands behind white space.
    static let noCloser: UInt8 = 0x20

    /// The frame outside of all containers.
    init(outside tape: UnsafeMutablePointer<JSONTapeEntry>) {
        entry = tape
        closer = JSONFrame.noCloser
        mustCompare = false
        names = JSONNameFilter()
        indentation = JSONIndentation()
    }

    /// Starts a container in a frame that has been used before.
    @inline(__always)
    mutating func begin(entry: UnsafeMutablePointer<JSONTapeEntry>, closer: UInt8) {
        self.entry = entry
        self.closer = closer
        mustCompare = false
        names = JSONNameFilter()
    }
}

/// Tells for sure that a name is new, or that it may not be: two bits for each name so far.
struct JSONNameFilter {
    private var bits: UInt64 = 0
    private var bitsToo: UInt64 = 0

    /// Adds a name by its length and its first eight bytes. Returns whether it may have been there already.
    @inline(__always)
    mutating func insert(_ prefix: UInt64, _ length: Int) -> Bool {
        let hash = (prefix ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
        let bit: UInt64 = 1 &<< (hash >> 58)
        let bitToo: UInt64 = 1 &<< (hash >> 52)
        let isNew = bits & bit == 0 || bitsToo & bitToo == 0
        bits |= bit
        bitsToo |= bitToo
        return !isNew
    }
}
