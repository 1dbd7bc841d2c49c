extension JSONBytes {
    private static let spaces: UInt64 = 0x2020_2020_2020_2020

    /// Skips white space, if there is any, that probably repeats an earlier run.
    @inline(__always)
    func skipWhiteSpace(_ i: inout Int, as guess: inout JSONIndentation) {
        if bytes[i] > 0x20 { return }
        // A space by itself is what stands between the items of a line.
        if bytes[i] == 0x20, bytes[i &+ 1] > 0x20 {
            i &+= 1
            return
        }
        if skip(guess, &i) { return }
        let start = i
        i = endOfWhiteSpace(from: i)
        guess = JSONIndentation(length: i &- start)
    }

    /// Skips white space, if there is any, that probably repeats a run which stays the guess.
    @inline(__always)
    func skipWhiteSpace(_ i: inout Int, like guess: JSONIndentation) {
        if bytes[i] > 0x20 || skip(guess, &i) { return }
        i = endOfWhiteSpace(from: i)
    }

    /// Skips white space where none is the rule.
    @inline(__always)
    func skipWhiteSpace(_ i: inout Int) {
        if bytes[i] <= 0x20 { i = endOfWhiteSpace(from: i) }
    }

    /// Skips a run exactly as guessed.
    @inline(__always)
    private func skip(_ guess: JSONIndentation, _ i: inout Int) -> Bool {
        let end = i &+ guess.length
        guard bytes[end] > 0x20, bytes[i] == 0x0A || bytes[i] == 0x20 else { return false }
        let others =
            (JSONBytes.load8(bytes, i &+ 1) ^ JSONBytes.spaces) & guess.mask
            | (JSONBytes.load8(bytes, i &+ 8) ^ JSONBytes.spaces) & guess.maskToo
        guard others == 0 else { return false }
        i = end
        return true
    }

    @inline(never)
    private func endOfWhiteSpace(from start: Int) -> Int {
        var i = start
        while true {
            let c = bytes[i]
            if c == 0x20 || c == 0x0A {
                // Runs of spaces go eight at a time.
                i &+= 1
                while true {
                    let others = JSONBytes.load8(bytes, i) ^ JSONBytes.spaces
                    if others != 0 {
                        i &+= others.trailingZeroBitCount >> 3
                        break
                    }
                    i &+= 8
                }
            } else if c == 0x0D || c == 0x09 {
                i &+= 1
            } else {
                return i
            }
        }
    }
}
