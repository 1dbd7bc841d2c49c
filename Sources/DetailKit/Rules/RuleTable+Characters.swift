import TableFormat
import UnicodeText

extension RuleTable {
    /// The first character of a text that is not in a class, and where it lies; `nil` when all are.
    func firstOutside(_ row: Int, _ text: Span<UInt8>) -> (scalar: Unicode.Scalar, range: Swift.Range<Int>)? {
        let first = classes[row, RuleLayout.Class.firstRange.rawValue]
        let count = classes[row, RuleLayout.Class.rangeCount.rawValue]
        var offset = 0
        while let (value, length) = UTF8Text.scalar(in: text, at: offset) {
            if !isInRanges(value, first, count) {
                return (Unicode.Scalar(value) ?? "\u{FFFD}", offset..<offset + length)
            }
            offset += length
        }
        return nil
    }

    /// Whether a run of ranges, which are in order, has a code point.
    private func isInRanges(_ codePoint: UInt32, _ first: Int, _ count: Int) -> Bool {
        var (low, high) = (first, min(first + count, ranges.count))
        while low < high {
            let middle = low + (high - low) / 2
            if ranges[middle, RuleLayout.Range.last.rawValue] < codePoint {
                low = middle + 1
            } else if ranges[middle, RuleLayout.Range.first.rawValue] > codePoint {
                high = middle
            } else {
                return true
            }
        }
        return false
    }
}
