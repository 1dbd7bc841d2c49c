/// Sorts in place, without memory of its own, in n log n steps for every input.
@inline(__always)
func heapSort(_ items: UnsafeMutableBufferPointer<UInt64>, by precedes: (UInt64, UInt64) -> Bool) {
    func sink(_ root: Int, _ end: Int) {
        var root = root
        while true {
            var child = 2 * root + 1
            guard child < end else { return }
            if child + 1 < end, precedes(items[child], items[child + 1]) { child += 1 }
            guard precedes(items[root], items[child]) else { return }
            items.swapAt(root, child)
            root = child
        }
    }
    for root in stride(from: items.count / 2 - 1, through: 0, by: -1) { sink(root, items.count) }
    for end in stride(from: items.count - 1, to: 0, by: -1) {
        items.swapAt(0, end)
        sink(0, end)
    }
}
