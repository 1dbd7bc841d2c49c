/// One block of memory for all that a document owns: the tape, a padded copy of the text, and the
/// scanner's frames. One allocation a document, however many nodes it has.
///
/// Written only by `read`, before anybody else can see it, which is why the documents that share one can be sent
/// about although a `ManagedBuffer` in general cannot.
final class JSONStorage: ManagedBuffer<JSONStorage.Header, JSONStorage.Unit> {
    /// The unit of room. Its alignment suits everything that the block holds.
    typealias Unit = (UInt64, UInt64)

    struct Header {
        var byteCount = 0
        var nodeCount = 0
        /// Units in the block.
        var room = 0
        var tape: UnsafeMutablePointer<JSONTapeEntry>
        var bytes: UnsafeMutablePointer<UInt8>
        var duplicates: [JSONDuplicate] = []
    }

    /// The header by its address: as a property of a class each use of it would ask the runtime for leave.
    @inline(__always)
    var contents: UnsafeMutablePointer<Header> { withUnsafeMutablePointerToHeader { $0 } }

    /// How the block is laid out for one text.
    struct Layout {
        var nodes: Int
        var frames: Int
        var units: Int

        init(text: UnsafeRawBufferPointer, depth: Int) {
            let count = text.count
            frames = min(max(depth, 0), count) + 1
            // Every node but the first follows a bracket, comma or colon of its own, and all but the open
            // containers take another byte: so the tape cannot outgrow this bound.
            nodes = (count + frames) / 2 + 4
            if count >= 1 << 16 { nodes = min(nodes, Layout.separators(text) + 4) }
            units =
                (nodes * MemoryLayout<JSONTapeEntry>.stride + frames * MemoryLayout<JSONFrame>.stride + count
                    + JSONBytes.padding) / MemoryLayout<Unit>.stride + 1
        }

        /// The bound that follows from the text itself; worth a pass when the text is long.
        private static func separators(_ text: UnsafeRawBufferPointer) -> Int {
            var sum = 0
            for byte in text {
                sum &+= byte == 0x2C || byte == 0x3A || byte | 0x20 == 0x7B ? 1 : 0
            }
            return sum
        }
    }

    static func make(_ layout: Layout) -> JSONStorage {
        let buffer = create(minimumCapacity: layout.units) { buffer in
            buffer.withUnsafeMutablePointerToElements { units in
                let raw = UnsafeMutableRawPointer(units)
                return Header(
                    room: layout.units,
                    tape: raw.assumingMemoryBound(to: JSONTapeEntry.self),
                    bytes: raw.assumingMemoryBound(to: UInt8.self))
            }
        }
        return unsafeDowncast(buffer, to: JSONStorage.self)
    }

    /// Copies the text in and scans it. Whatever was read before is gone.
    func read(_ text: UnsafeRawBufferPointer, _ layout: Layout, _ limits: JSONLimits) throws(JSONFault) {
        let count = text.count
        let start = withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) }
        let tape = start.bindMemory(to: JSONTapeEntry.self, capacity: layout.nodes)
        let framesStart = start + layout.nodes * MemoryLayout<JSONTapeEntry>.stride
        let frames = framesStart.bindMemory(to: JSONFrame.self, capacity: layout.frames)
        let bytesStart = framesStart + layout.frames * MemoryLayout<JSONFrame>.stride
        if let base = text.baseAddress { bytesStart.copyMemory(from: base, byteCount: count) }
        (bytesStart + count).initializeMemory(as: UInt8.self, repeating: 0, count: JSONBytes.padding)
        let bytes = bytesStart.bindMemory(to: UInt8.self, capacity: count + JSONBytes.padding)
        contents.pointee.byteCount = count
        contents.pointee.nodeCount = 0
        contents.pointee.tape = tape
        contents.pointee.bytes = bytes
        if !contents.pointee.duplicates.isEmpty { contents.pointee.duplicates = [] }
        let scanner = JSONScanner(
            text: JSONBytes(bytes: bytes, count: count), tape: tape, frames: frames, depthLimit: layout.frames - 1)
        var duplicates = JSONDuplicateFinder(bytes: bytes, tape: tape)
        contents.pointee.nodeCount = try scanner.scan(&duplicates)
        assert(contents.pointee.nodeCount <= layout.nodes)
        if !duplicates.found.isEmpty { contents.pointee.duplicates = try duplicates.inOrder(limits.duplicates) }
    }
}
