import TableFormat

extension AddressTables {
    /// Gives a code byte by byte as its country lays it out: `9`, `A` and `*` in the mask take a symbol, `+` takes as many as
    /// are left over, anything else stands for itself, and what follows a backslash.
    @inline(__always)
    private func layOut(_ code: CompactCode, in layout: Int, _ put: (UInt8) -> Void) {
        var taken = 0
        let row = maskRow(code, layout)
        let rest = min(code.count &- (row.map { masks.minimum[$0] } ?? 0), code.count)
        var isEscaped = false
        for byte in row.map({ text.utf8(masks.text[$0]) }) ?? UnsafeBufferPointer(start: nil, count: 0) {
            if isEscaped {
                isEscaped = false
                put(byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "9"), UInt8(ascii: "A"), UInt8(ascii: "*"):
                put(code[taken])
                taken &+= 1
            case UInt8(ascii: "+"):
                for _ in 0..<max(rest, 0) {
                    put(code[taken])
                    taken &+= 1
                }
            default: put(byte)
            }
        }
        while taken < code.count {
            put(code[taken])
            taken &+= 1
        }
    }

    /// Writes a code as its country lays it out.
    func withLaidOut<Result>(
        _ code: CompactCode, in layout: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
            var length = 0
            layOut(code, in: layout) { byte in
                guard length < buffer.count else { return }
                buffer.initializeElement(at: length, to: byte)
                length += 1
            }
            return body(UnsafeBufferPointer(rebasing: buffer[..<length]))
        }
    }

    /// Whether a text is the code as its country lays it out.
    func isLaidOut(_ value: Span<UInt8>, _ code: CompactCode, in layout: Int) -> Bool {
        value.withUnsafeBufferPointer { bytes in
            var at = 0
            var isSame = true
            layOut(code, in: layout) { byte in
                if at >= bytes.count || bytes[at] != byte { isSame = false }
                at &+= 1
            }
            return isSame && at == bytes.count
        }
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
