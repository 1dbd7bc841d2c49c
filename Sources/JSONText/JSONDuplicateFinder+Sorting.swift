/// The way for objects with many names.
extension JSONDuplicateFinder {
    mutating func sortAndCompare(_ object: Int, _ end: Int) {
        names.removeAll(keepingCapacity: true)
        var name = object + 1
        while name < end {
            names.append(UInt64(hash(name)) << 32 | UInt64(name))
            name = next(name)
        }
        names.withUnsafeMutableBufferPointer { names in
            heapSort(names) { $0 < $1 }
        }
        var start = 0
        while start < names.count {
            var stop = start + 1
            while stop < names.count, names[stop] >> 32 == names[start] >> 32 { stop += 1 }
            if stop - start > 1 { compareRun(start, stop) }
            start = stop
        }
    }

    /// Names of one hash, nearly always one name: sorted by their bytes, then by their place.
    private mutating func compareRun(_ start: Int, _ stop: Int) {
        var run = names
        names = []
        run.withUnsafeMutableBufferPointer { all in
            let run = UnsafeMutableBufferPointer(rebasing: all[start..<stop])
            heapSort(run) { a, b in
                let order = compare(entry(a), entry(b))
                return order == 0 ? a < b : order < 0
            }
            var first = run[0]
            for next in run.dropFirst() {
                if compare(entry(first), entry(next)) == 0 {
                    found.append(JSONDuplicate(name: node(entry(next)), first: node(entry(first))))
                } else {
                    first = next
                }
            }
        }
        names = run
    }

    private func entry(_ packed: UInt64) -> Int { Int(packed & 0xFFFF_FFFF) }
}
