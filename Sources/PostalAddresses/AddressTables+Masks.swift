import TableFormat

extension AddressTables {
    /// Calls `body` with a code as its country lays it out: `9`, `A` and `*` in the mask take a symbol, `+` takes as many as
    /// are left over, anything else stands for itself, and what follows a backslash.
    @inline(__always)
    func withLaidOut<Result>(
        _ code: CompactCode, in layout: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestCode) { buffer in
            let length = layOut(code, in: layout, buffer)
            return body(UnsafeBufferPointer(rebasing: buffer[..<length]))
        }
    }

    /// Bytes of the longest code with its signs; what is beyond is cut.
    private static var longestCode: Int { 64 }

    private func layOut(_ code: CompactCode, in layout: Int, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var taken = 0
        var length = 0
        func put(_ byte: UInt8) {
            guard length < buffer.count else { return }
            buffer.initializeElement(at: length, to: byte)
            length &+= 1
        }
        if let row = maskRow(code, layout) {
            let mask = text.utf8(masks.text[row])
            var rest = min(code.count &- masks.minimum[row], code.count)
            var at = 0
            while at < mask.count {
                switch mask[at] {
                case UInt8(ascii: "9"), UInt8(ascii: "A"), UInt8(ascii: "*"):
                    put(code[taken])
                    taken &+= 1
                case UInt8(ascii: "+"):
                    while rest > 0 {
                        put(code[taken])
                        taken &+= 1
                        rest &-= 1
                    }
                case UInt8(ascii: "\\"):
                    at &+= 1
                    if at < mask.count { put(mask[at]) }
                case let sign: put(sign)
                }
                at &+= 1
            }
        }
        while taken < code.count {
            put(code[taken])
            taken &+= 1
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
