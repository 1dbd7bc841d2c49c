import JSONText

/// What the items of a collection are compared by: the E.164 form, the folded name, the saved address.
struct ItemKeys {
    private struct Entry {
        let item: JSONNode
        let value: JSONNode
        let range: Range<Int>
    }

    /// Whether a rule compares the items at all; else keys are not made.
    let isNeeded: Bool
    private var bytes: [UInt8] = []
    private var entries: [Entry] = []

    init(isNeeded: Bool) { self.isNeeded = isNeeded }

    mutating func add(_ key: some Sequence<UInt8>, item: JSONNode, value: JSONNode) {
        let start = bytes.count
        bytes.append(contentsOf: key)
        entries.append(Entry(item: item, value: value, range: start..<bytes.count))
    }

    /// The item that has this key.
    func item(_ key: some Collection<UInt8>) -> JSONNode? {
        entries.first { bytes[$0.range].elementsEqual(key) }?.item
    }

    /// The later items that repeat a key, each with the first item that has it.
    var repeated: [(value: JSONNode, first: JSONNode)] {
        guard entries.count > 1 else { return [] }
        var first: [ArraySlice<UInt8>: JSONNode] = [:]
        return entries.compactMap { entry in
            let key = bytes[entry.range]
            if let known = first[key] { return (entry.value, known) }
            first[key] = entry.value
            return nil
        }
    }
}
