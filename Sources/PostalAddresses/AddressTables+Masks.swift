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

    func laidOut(_ code: CompactCode, in layout: Int) -> String {
        withLaidOut(code, in: layout) { String(decoding: $0, as: UTF8.self) }
    }

    private func maskRow(_ code: CompactCode, _ layout: Int) -> Int? {
        layouts.masks[layout, of: masks.count].first { row in
            let symbols = masks.symbols[row]
            guard symbols == 0 ? code.count > masks.minimum[row] : code.count == symbols else { return false }
            guard let start = masks.startsWith.reference(row) else { return true }
            return code.starts(with: text.utf8(start))
        }
    }
}
