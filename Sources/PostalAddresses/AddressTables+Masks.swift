import TableFormat

extension AddressTables {
    /// Calls `body` with a code as its country lays it out: `9`, `A` and `*` in the mask take a symbol, `+` takes as many as
    /// are left over, anything else stands for itself, and what follows a backslash.
    @inline(__always)
    func withLaidOut<Result>(
        _ code: CompactCode, in layout: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestCode) { buffer in
            let length = code.withSymbols { layOut($0, maskRow(code, layout), buffer) }
            return body(UnsafeBufferPointer(rebasing: buffer[..<length]))
        }
    }

    /// Bytes of the longest code with its signs; what is beyond is cut.
    private static var longestCode: Int { 64 }

    private func layOut(
        _ code: UnsafeBufferPointer<UInt8>, _ row: Int?, _ buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var (taken, length) = (0, 0)
        let mask = row.map { text.utf8(masks.text[$0]) } ?? UnsafeBufferPointer(start: nil, count: 0)
        var at = 0
        while at < mask.count, length < buffer.count {
            var byte = mask[at]
            at &+= 1
            switch byte {
            case UInt8(ascii: "9"), UInt8(ascii: "A"), UInt8(ascii: "*"):
                byte = taken < code.count ? code[taken] : 0
                taken &+= 1
            case UInt8(ascii: "+"):
                var rest = code.count &- max(row.map { masks.minimum[$0] } ?? 0, 0)
                while rest > 0, taken < code.count, length < buffer.count {
                    buffer.initializeElement(at: length, to: code[taken])
                    (taken, length, rest) = (taken &+ 1, length &+ 1, rest &- 1)
                }
                continue
            case UInt8(ascii: "\\"):
                if at == mask.count { continue }
                byte = mask[at]
                at &+= 1
            default: break
            }
            buffer.initializeElement(at: length, to: byte)
            length &+= 1
        }
        while taken < code.count, length < buffer.count {
            buffer.initializeElement(at: length, to: code[taken])
            (taken, length) = (taken &+ 1, length &+ 1)
        }
        return length
    }

    /// Whether a text is the code as its country lays it out.
    func isLaidOut(_ value: Span<UInt8>, _ code: CompactCode, in layout: Int) -> Bool {
        withLaidOut(code, in: layout) { laidOut in value.withUnsafeBufferPointer { $0.isSame(as: laidOut) } }
    }

    /// The code as its country lays it out, when a text is not so.
    func relaidOut(_ value: Span<UInt8>, _ code: CompactCode, in layout: Int) -> String? {
        withLaidOut(code, in: layout) { laidOut in
            let isSame = value.withUnsafeBufferPointer { $0.isSame(as: laidOut) }
            return isSame ? nil : String(decoding: laidOut, as: UTF8.self)
        }
    }

    func laidOut(_ code: CompactCode, in layout: Int) -> String {
        withLaidOut(code, in: layout) { String(decoding: $0, as: UTF8.self) }
    }

    private func maskRow(_ code: CompactCode, _ layout: Int) -> Int? {
        for row in facts[layout].masks {
            let symbols = masks.symbols[row]
            guard symbols == 0 ? code.count > masks.minimum[row] : code.count == symbols else { continue }
            guard let start = masks.startsWith.reference(row) else { return row }
            if code.starts(with: text.utf8(start)) { return row }
        }
        return nil
    }
}
