/// The strict reader of RFC 8259: one pass over the bytes, no recursion, one tape entry a value and one a
/// member name.
struct JSONScanner {
    let text: JSONBytes
    /// Room for every entry that a text of this length can need.
    let tape: UnsafeMutablePointer<JSONTapeEntry>
    /// Room for `depthLimit` frames and one for what is outside.
    let frames: UnsafeMutablePointer<JSONFrame>
    let depthLimit: Int

    /// Reads the text and returns the number of entries on the tape.
    ///
    /// - Parameter duplicates: gets the repeated names.
    func scan(_ duplicates: inout JSONDuplicateFinder) throws(JSONFault) -> Int {
        let (text, tape, frames, last) = (text, tape, frames, frames + depthLimit)
        let p = text.bytes
        var i = 0
        /// Where the next entry goes.
        var out = tape
        var frame = frames
        var unused = frames + 1
        frame.initialize(to: JSONFrame(outside: tape))
        text.skipWhiteSpace(&i)

        nextItem: while true {
            var c = p[i]
            if frame.pointee.closer == 0x7D {
                guard c == 0x22 else { throw text.fault(expecting: .name, at: i) }
                let start = i &+ 1
                let (end, escapes, prefix) = try text.string(from: start)
                out.initialize(to: JSONTapeEntry(offset: start, length: end &- start, meta: JSONTag.name | escapes))
                if frame.pointee.names.insert(prefix, end &- start) && !frame.pointee.mustCompare {
                    frame.pointee.mustCompare = duplicates.mayRepeat(out, in: frame.pointee.entry)
                }
                // The filter sees names as they are written, and an escape can write any name in another way.
                if escapes != 0 { frame.pointee.mustCompare = true }
                out += 1
                i = end &+ 1
                c = p[i]
                if c != 0x3A {
                    text.skipWhiteSpace(&i)
                    guard p[i] == 0x3A else { throw text.fault(expecting: .colon, at: i) }
                }
                i &+= 1
                c = p[i]
                if c <= 0x20 {
                    if c == 0x20 { i &+= 1 }
                    text.skipWhiteSpace(&i)
                    c = p[i]
                }
            }
            if c == 0x22 {
                let start = i &+ 1
                let (end, escapes, _) = try text.string(from: start)
                out.initialize(to: JSONTapeEntry(offset: start, length: end &- start, meta: JSONTag.string | escapes))
                out += 1
                i = end &+ 1
            } else if c | 0x20 == 0x7B {
                guard frame < last else { throw JSONFault(code: .tooDeep, offset: i, length: 1) }
                frame += 1
                if frame == unused {
                    unused += 1
                    frame.initialize(to: frames.pointee)
                }
                frame.pointee.begin(entry: out, closer: c &+ 2)
                out.initialize(
                    to: JSONTapeEntry(offset: i, length: 0, meta: c == 0x7B ? JSONTag.object : JSONTag.array))
                out += 1
                i &+= 1
                text.skipWhiteSpace(&i, as: &frame.pointee.indentation)
                if p[i] != frame.pointee.closer { continue nextItem }
            } else if c &- 0x30 < 10 || c == 0x2D {
                let start = i
                try text.skipNumber(&i)
                out.initialize(to: JSONTapeEntry(offset: start, length: i &- start, meta: JSONTag.number))
                out += 1
            } else {
                let (tag, length) = text.literal(at: i)
                guard length != 0 else { throw text.fault(expecting: .value, at: i) }
                out.initialize(to: JSONTapeEntry(offset: i, length: length, meta: tag))
                out += 1
                i &+= length
            }

            // Behind a value: a comma, or closing brackets, or the end.
            while true {
                c = p[i]
                if c == 0x2C && frame != frames {
                    i &+= 1
                    text.skipWhiteSpace(&i, as: &frame.pointee.indentation)
                    continue nextItem
                }
                if c <= 0x20 {
                    // Most often what stands before a closing bracket, which is as far in as its container.
                    text.skipWhiteSpace(&i, like: (frame == frames ? frame : frame - 1).pointee.indentation)
                    c = p[i]
                    if c == 0x2C { continue }
                }
                guard c == frame.pointee.closer else {
                    guard frame == frames && i == text.count else {
                        throw text.fault(expecting: frame == frames ? .end : .separator, at: i)
                    }
                    return out - tape
                }
                i &+= 1
                let entry = frame.pointee.entry
                entry.pointee.length = UInt32(truncatingIfNeeded: i) &- entry.pointee.offset
                entry.pointee.span = UInt32(truncatingIfNeeded: out - entry)
                if frame.pointee.mustCompare { duplicates.search(entry) }
                frame -= 1
            }
        }
    }
}
