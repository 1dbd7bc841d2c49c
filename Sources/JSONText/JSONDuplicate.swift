/// A member whose name its object already has.
public struct JSONDuplicate: Sendable, Equatable {
    /// The name of the later member.
    public let name: JSONNode
    /// The name of the first member with that name.
    public let first: JSONNode
}

/// Finds equal names in objects whose filter could not rule them out.
///
/// Few names are compared each with each; many are sorted by a hash, and those of one hash by their bytes, in
/// place and in n log n steps however the names were chosen.
struct JSONDuplicateFinder {
    let bytes: UnsafePointer<UInt8>
    let tape: UnsafeMutablePointer<JSONTapeEntry>
    /// In the order in which objects close.
    private(set) var found: [JSONDuplicate] = []
    /// The names of the object being searched: hash in the high half, entry in the low half.
    private var names: [UInt64] = []

    init(bytes: UnsafePointer<UInt8>, tape: UnsafeMutablePointer<JSONTapeEntry>) {
        self.bytes = bytes
        self.tape = tape
    }

    /// Up to this many names are compared without being collected first.
    private static let few = 16

    /// Whether an object that is still open may have a name twice: false only when it is one of few and none is equal.
    @inline(never)
    func mayRepeat(_ name: UnsafeMutablePointer<JSONTapeEntry>, in object: UnsafeMutablePointer<JSONTapeEntry>) -> Bool
    {
        let name = name - tape
        var earlier = object - tape + 1
        var count = 0
        while earlier < name {
            count += 1
            if count > JSONDuplicateFinder.few || isEqual(earlier, name) { return true }
            earlier = next(earlier)
        }
        return false
    }

    /// Looks for equal names in an object that has been closed.
    @inline(never)
    mutating func search(_ object: UnsafeMutablePointer<JSONTapeEntry>) {
        let object = object - tape
        let end = object + Int(tape[object].span)
        var count = 0
        var name = object + 1
        while name < end, count <= JSONDuplicateFinder.few {
            count += 1
            name = next(name)
        }
        if count <= JSONDuplicateFinder.few { compareAll(object, end) } else { sortAndCompare(object, end) }
    }

    /// The name behind a name and its value.
    private func next(_ name: Int) -> Int { name + 1 + Int(tape[name + 1].span) }

    /// What was found, in document order. Throws for the first when duplicates are refused.
    func inOrder(_ policy: JSONLimits.Duplicates) throws(JSONFault) -> [JSONDuplicate] {
        let found = found.sorted { $0.name.index < $1.name.index }
        guard policy == .refused, let duplicate = found.first else { return found }
        let entry = tape[Int(duplicate.name.index)]
        throw JSONFault(
            code: .duplicateMember, offset: Int(entry.offset) - 1, length: Int(entry.length) + 2,
            firstOffset: Int(tape[Int(duplicate.first.index)].offset) - 1)
    }

    private mutating func compareAll(_ object: Int, _ end: Int) {
        var later = object + 1
        while later < end {
            var earlier = object + 1
            while earlier < later {
                if isEqual(earlier, later) {
                    found.append(JSONDuplicate(name: node(later), first: node(earlier)))
                    break
                }
                earlier = next(earlier)
            }
            later = next(later)
        }
    }

    private mutating func sortAndCompare(_ object: Int, _ end: Int) {
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
    private func node(_ entry: Int) -> JSONNode { JSONNode(index: UInt32(entry)) }
}
