extension Range<Int> {
    /// The first row that does not come before what is looked for, among rows in order; the end when all do.
    @inline(__always)
    func firstRow(_ isNotBefore: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if isNotBefore(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
