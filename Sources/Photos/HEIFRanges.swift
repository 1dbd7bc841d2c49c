/// Ranges in order, with those joined that touch or overlap.
func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
        if let last = joined.last, range.lowerBound <= last.upperBound {
            joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
        } else {
            joined.append(range)
        }
    }
    return joined
}

/// What is left of some ranges without others, which are in order and do not touch.
func gaps(_ ranges: [Range<Int>], without taken: [Range<Int>]) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    for range in joined(ranges) {
        var start = range.lowerBound
        for other in taken[firstEnding(after: start, taken)...] {
            if other.lowerBound >= range.upperBound { break }
            if other.lowerBound > start { gaps.append(start..<other.lowerBound) }
            start = max(start, other.upperBound)
        }
        if start < range.upperBound { gaps.append(start..<range.upperBound) }
    }
    return gaps
}

/// The first of these ranges, in order, that ends behind a place.
func firstEnding(after place: Int, _ ranges: [Range<Int>]) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
        let middle = (low + high) / 2
        if ranges[middle].upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low
}
