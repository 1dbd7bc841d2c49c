import TableFormat

extension AddressTables {
    /// Writes a code as its country lays it out: `9`, `A` and `*` in the mask take a symbol, `+` takes as many as are left
    /// over, anything else stands for itself.
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
            for byte in mask(for: code, in: layout) {
                switch byte {
                case UInt8(ascii: "9"), UInt8(ascii: "A"), UInt8(ascii: "*"):
                    put(code[taken])
                    taken += 1
                case UInt8(ascii: "+"):
                    let rest = code.count - minimum(for: code, in: layout)
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
        let rows = masks.run(
            layouts[layout, Schema.LayoutColumn.maskStart], layouts[layout, Schema.LayoutColumn.maskCount])
        return rows.first { row in
            let symbols = masks[row, Schema.MaskColumn.symbols]
            let minimum = masks[row, Schema.MaskColumn.minimum]
            guard symbols == 0 ? code.count > minimum : code.count == symbols else { return false }
            guard let start = masks.reference(row, Schema.MaskColumn.startsWith) else { return true }
            return code.starts(with: text.utf8(start))
        }
    }

    private func mask(for code: CompactCode, in layout: Int) -> UnsafeBufferPointer<UInt8> {
        guard let row = maskRow(code, layout) else { return UnsafeBufferPointer(start: nil, count: 0) }
        return text.utf8(masks[row, Schema.MaskColumn.text])
    }

    private func minimum(for code: CompactCode, in layout: Int) -> Int {
        maskRow(code, layout).map { masks[$0, Schema.MaskColumn.minimum] } ?? 0
    }
}
