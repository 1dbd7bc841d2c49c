/// Finds equal names in objects whose filter could not rule them out.
///
/// Few names are compared each with each; many are sorted by a hash, and those of one hash by their bytes, in
/// place and in n log n steps however the names were chosen.
struct JSONDuplicateFinder {
    let bytes: UnsafePointer<UInt8>
    let tape: UnsafeMutablePointer<JSONTapeEntry>
    /// In the order in which objects close.
    var found: [JSONDuplicate] = []
    /// The names of the object being searched: hash in the high half, entry in the low half.
    var names: [UInt64] = []

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
    func next(_ name: Int) -> Int { name + 1 + Int(tape[name + 1].span) }

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

    func node(_ entry: Int) -> JSONNode { JSONNode(index: UInt32(entry)) }
}
