/// Names as they read, whatever escapes they are written with.
extension JSONDuplicateFinder {
    func isEqual(_ a: Int, _ b: Int) -> Bool {
        let (x, y) = (tape[a], tape[b])
        if !x.hasEscapes && !y.hasEscapes && (x.length != y.length || x.meta != y.meta) { return false }
        return compare(a, b) == 0
    }

    /// Less than, equal to or more than zero, by the bytes.
    func compare(_ a: Int, _ b: Int) -> Int {
        var (x, y) = (text(a), text(b))
        while true {
            switch (x.next(), y.next()) {
            case (nil, nil): return 0
            case (nil, _?): return -1
            case (_?, nil): return 1
            case (let p?, let q?): if p != q { return Int(p) - Int(q) }
            }
        }
    }

    /// FNV-1a over the bytes that the name stands for.
    func hash(_ name: Int) -> UInt32 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var text = text(name)
        while let byte = text.next() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }

    private func text(_ name: Int) -> JSONTextIterator {
        JSONTextIterator(bytes: bytes, entry: tape[name])
    }
}
