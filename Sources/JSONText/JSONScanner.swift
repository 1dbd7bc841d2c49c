/// What the scanner keeps of a container it is inside.
struct JSONFrame {
    /// Two bits for each name so far. While a name finds one of its bits free it is new.
    var seen: UInt64 = 0
    var seenToo: UInt64 = 0
    /// The container's entry on the tape.
    var entry: UInt32 = 0
    /// Whether names must be compared when the object closes.
    var mustCompare = false
}

/// The strict reader of RFC 8259: one pass over the bytes, no recursion, one tape entry a value and one a
/// member name.
///
/// `bytes` has `JSONStorage.padding` zero bytes behind its `count`. No rule accepts a zero byte, so every loop
/// stops there at the latest and nothing asks for the end before something has gone wrong.
struct JSONScanner {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    let tape: UnsafeMutablePointer<JSONTapeEntry>
    let frames: UnsafeMutablePointer<JSONFrame>
    let depthLimit: Int
    var duplicates: JSONDuplicateFinder

    init(
        bytes: UnsafePointer<UInt8>, count: Int, tape: UnsafeMutablePointer<JSONTapeEntry>,
        frames: UnsafeMutablePointer<JSONFrame>, depthLimit: Int
    ) {
        self.bytes = bytes
        self.count = count
        self.tape = tape
        self.frames = frames
        self.depthLimit = depthLimit
        duplicates = JSONDuplicateFinder(bytes: bytes, tape: tape)
    }

    /// The byte that closes the container; outside of all containers a value that no byte has.
    private static let noCloser: UInt32 = 0x100

    /// Reads the text and returns the number of entries on the tape.
    mutating func scan(duplicates policy: JSONLimits.Duplicates) throws(JSONFault) -> Int {
        let p = bytes
        var i = 0
        var k = 0
        var depth = 0
        var closer = JSONScanner.noCloser
        var frame = JSONFrame()
        skipWhiteSpace(&i)

        nextItem: while true {
            if closer == 0x7D {
                guard p[i] == 0x22 else { throw fault(expecting: .name, at: i) }
                let start = i &+ 1
                let (end, escapes) = try string(from: start)
                let hash = JSONScanner.filterHash(p, start, end &- start)
                tape[k] = JSONTapeEntry(
                    offset: start, length: end &- start, next: k &+ 1,
                    meta: JSONTag.name | escapes | hash << 16)
                let bit: UInt64 = 1 &<< UInt64(hash >> 10)
                let bitToo: UInt64 = 1 &<< UInt64(hash & 63)
                if (frame.seen & bit != 0 && frame.seenToo & bitToo != 0) || escapes != 0 { frame.mustCompare = true }
                frame.seen |= bit
                frame.seenToo |= bitToo
                k &+= 1
                i = end &+ 1
                if p[i] != 0x3A {
                    skipWhiteSpace(&i)
                    guard p[i] == 0x3A else { throw fault(expecting: .colon, at: i) }
                }
                i &+= 1
                if p[i] <= 0x20 {
                    if p[i] == 0x20 && p[i &+ 1] > 0x20 { i &+= 1 } else { skipWhiteSpace(&i) }
                }
            }
            let c = p[i]
            if c == 0x22 {
                let start = i &+ 1
                let (end, escapes) = try string(from: start)
                tape[k] = JSONTapeEntry(
                    offset: start, length: end &- start, next: k &+ 1, meta: JSONTag.string | escapes)
                k &+= 1
                i = end &+ 1
                // A comma with no white space behind it is the common case of compact text.
                if p[i] == 0x2C && p[i &+ 1] > 0x20 && closer != JSONScanner.noCloser {
                    i &+= 1
                    continue nextItem
                }
            } else if c | 0x20 == 0x7B {
                guard depth < depthLimit else { throw JSONFault(code: .tooDeep, offset: i, length: 1) }
                frames[depth] = frame
                depth &+= 1
                closer = UInt32(c) &+ 2
                frame = JSONFrame(entry: UInt32(truncatingIfNeeded: k))
                tape[k] = JSONTapeEntry(
                    offset: i, length: 0, next: 0, meta: c == 0x7B ? JSONTag.object : JSONTag.array)
                k &+= 1
                i &+= 1
                skipWhiteSpace(&i)
                if UInt32(p[i]) != closer { continue nextItem }
            } else if c &- 0x30 < 10 || c == 0x2D {
                let start = i
                try skipNumber(&i)
                tape[k] = JSONTapeEntry(offset: start, length: i &- start, next: k &+ 1, meta: JSONTag.number)
                k &+= 1
            } else {
                let (tag, length) = literal(at: i)
                guard length != 0 else { throw fault(expecting: .value, at: i) }
                tape[k] = JSONTapeEntry(offset: i, length: length, next: k &+ 1, meta: tag)
                i &+= length
                k &+= 1
            }

            // Behind a value: a comma, or closing brackets, or the end.
            while true {
                if p[i] <= 0x20 { skipWhiteSpace(&i) }
                let d = UInt32(p[i])
                if d == 0x2C && closer != JSONScanner.noCloser {
                    i &+= 1
                    skipWhiteSpace(&i)
                    continue nextItem
                }
                guard d == closer else {
                    guard depth == 0 && i == count else {
                        throw fault(expecting: depth == 0 ? .end : .separator, at: i)
                    }
                    break nextItem
                }
                i &+= 1
                let entry = Int(frame.entry)
                tape[entry].length = UInt32(truncatingIfNeeded: i) &- tape[entry].offset
                tape[entry].next = UInt32(truncatingIfNeeded: k)
                if frame.mustCompare { duplicates.search(object: entry, end: k) }
                depth &-= 1
                frame = frames[depth]
                closer =
                    depth == 0 ? JSONScanner.noCloser : tape[Int(frame.entry)].tag == JSONTag.object ? 0x7D : 0x5D
            }
        }
        if !duplicates.found.isEmpty { try duplicates.finish(policy) }
        return k
    }
}
