import CICU

/// The way in and out of ICU, which works in UTF-16.
///
/// Texts of ordinary length pass through the stack. Ill-formed UTF-8 reads as U+FFFD, as it does in Swift's `String`.
enum UTF16Text {
    /// Longer texts than this are not handed to ICU, whose lengths are 32 bits.
    static let longest = Int(Int32.max) / 8

    /// Calls `body` with the text in UTF-16; with nothing when the text is longer than ICU can take.
    static func with<Answer>(_ text: Span<UInt8>, _ body: (UnsafeBufferPointer<UInt16>) -> Answer) -> Answer {
        guard !text.isEmpty, text.count <= longest else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: text.count) { units in
            let length = text.withUnsafeBytes { bytes in
                dk_utf16(
                    bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(bytes.count),
                    units.baseAddress, Int32(units.count))
            }
            return body(UnsafeBufferPointer(rebasing: units[..<max(0, min(Int(length), units.count))]))
        }
    }

    /// The UTF-8 of what `fill` writes: it gets a buffer and returns the length it needs, or a negative number.
    static func utf8(
        expecting expected: Int, _ fill: (UnsafeMutableBufferPointer<UInt16>) -> Int32
    ) -> [UInt8]? {
        var capacity = expected + 16
        // A second try is always enough: the first says how much is needed.
        for _ in 0..<2 {
            let answer: (needed: Int, bytes: [UInt8]?) = withUnsafeTemporaryAllocation(
                of: UInt16.self, capacity: capacity
            ) { units in
                let needed = Int(fill(units))
                guard needed >= 0, needed <= units.count else { return (needed, nil) }
                return (needed, utf8(of: UnsafeBufferPointer(rebasing: units[..<needed])))
            }
            if let bytes = answer.bytes { return bytes }
            guard answer.needed > capacity, answer.needed <= longest else { return nil }
            capacity = answer.needed
        }
        return nil
    }

    static func utf8(of units: UnsafeBufferPointer<UInt16>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: units.count * 3) { bytes, count in
            let length = bytes.withMemoryRebound(to: CChar.self) {
                dk_utf8(units.baseAddress, Int32(units.count), $0.baseAddress, Int32($0.count))
            }
            count = max(0, min(Int(length), bytes.count))
        }
    }
}
