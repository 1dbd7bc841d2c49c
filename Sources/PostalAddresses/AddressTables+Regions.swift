import TableFormat
import UnicodeText

extension AddressTables {
    /// A text folded for comparison with the names of regions; empty when it is too long to be one.
    func withFolded<Result>(_ text: Span<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let composed = NFC.normalized(text) { return withFoldedComposed(composed.span, body) }
        return withFoldedComposed(text, body)
    }

    private func withFoldedComposed<Result>(
        _ text: Span<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Schema.maximumFoldedName) { buffer in
            var length = 0
            var at = 0
            while at < text.count, length <= buffer.count {
                let scalar = UTF8Text.scalar(in: text, at: at) ?? (0xFFFD, 1)
                RegionNameFolding.fold(scalar.value, folding[scalar.value]) { byte in
                    if length < buffer.count { buffer.initializeElement(at: length, to: byte) }
                    length += 1
                }
                at += scalar.length
            }
            return body(UnsafeBufferPointer(rebasing: buffer[..<(length <= buffer.count ? length : 0)]))
        }
    }

    /// The row of the region with this key, name, local name or alias.
    func region(_ text: Span<UInt8>, in layout: Int) -> Int? {
        let names = layouts.names[layout, of: regionNames.folded.count]
        return withFolded(text) { wanted in
            var low = names.lowerBound
            var high = names.upperBound
            while low < high {
                let middle = (low + high) / 2
                if foldedName(middle).precedes(wanted) { low = middle + 1 } else { high = middle }
            }
            guard low < names.upperBound, foldedName(low).isSame(as: wanted) else { return nil }
            return regionNames.region[low]
        }
    }

    private func foldedName(_ row: Int) -> UnsafeBufferPointer<UInt8> {
        foldedNames.utf8(regionNames.folded[row])
    }

    func regionKey(_ row: Int) -> String { text[regions.key[row]] }

    /// A region as its country writes it: by key or by name.
    func regionName(_ row: Int) -> String { text[regions.name[row]] }
}
