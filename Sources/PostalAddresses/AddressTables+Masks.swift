import TableFormat

extension AddressTables {
    /// Writes a code as its country lays it out: `9`, `A` and `*` in the mask take a symbol, `+` takes as many as are left
    /// over, anything else stands for itself, and what follows a backslash.
    func withLaidOut<Result>(
        _ code: CompactCode, in layout: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
            var length = 0
            func put(_ byte: UInt8) {
                guard length < buffer.count else { return }
                buffer.initializeElement(at: length, to: byte)
                length += 1
            }
            var taken = 0
            let row = maskRow(code, layout)
            let mask = row.map { text.utf8(masks.text[$0]) }
            let rest = code.count &- (row.map { masks.minimum[$0] } ?? 0)
            var isEscaped = false
            for index in 0..<(mask?.count ?? 0) {
                guard let byte = mask?[index] else { break }
                if isEscaped {
                    isEscaped = false
                    put(byte)
                    continue
                }
                switch byte {
                case UInt8(ascii: "\\"): isEscaped = true
                case UInt8(ascii: "9"), UInt8(ascii: "A"), UInt8(ascii: "*"):
                    put(code[taken])
                    taken += 1
                case UInt8(ascii: "+"):
                    for _ in 0..<max(rest, 0) {
                        put(code[taken])
                        taken += 1
                    }
                default: put(byte)
                }
            }
            while taken < code.count {
                put(code[taken])
                taken += 1
            }
            return body(UnsafeBufferPointer(rebasing: buffer[..<length]))
        }
    }

    /// Whether a text is the code as its country lays it out.
    func isLaidOut(_ value: Span<UInt8>, _ code: CompactCode, in layout: Int) -> Bool {
        let row = maskRow(code, layout)
        let mask = row.map { text.utf8(masks.text[$0]) }
        var rest = code.count &- (row.map { masks.minimum[$0] } ?? 0)
        var (taken, at) = (0, 0)
        for byte in mask ?? UnsafeBufferPointer(start: nil, count: 0) {
            var count = 1
            let isSymbol = byte == UInt8(ascii: "9") || byte == UInt8(ascii: "A") || byte == UInt8(ascii: "*")
            if byte == UInt8(ascii: "+") { (count, rest) = (max(rest, 0), 0) }
            for _ in 0..<count {
                let isTaken = isSymbol || byte == UInt8(ascii: "+")
                guard at < value.count, value[at] == (isTaken ? code[taken] : byte) else { return false }
                at &+= 1
                if isTaken { taken &+= 1 }
            }
        }
        while taken < code.count {
            guard at < value.count, value[at] == code[taken] else { return false }
            (at, taken) = (at &+ 1, taken &+ 1)
        }
        return at == value.count
    }

    func laidOut(_ code: CompactCode, in layout: Int) -> String {
        withLaidOut(code, in: layout) { String(decoding: $0, as: UTF8.self) }
    }

    private func maskRow(_ code: CompactCode, _ layout: Int) -> Int? {
        facts[layout].masks.first { row in
            let symbols = masks.symbols[row]
            guard symbols == 0 ? code.count > masks.minimum[row] : code.count == symbols else { return false }
            guard let start = masks.startsWith.reference(row) else { return true }
            return code.starts(with: text.utf8(start))
        }
    }
}
