import JSONText
import UnicodeText

/// The keys of a collection, by its place among the members of the card.
typealias CollectionKeys = (position: Int, keys: ItemKeys)

/// What the items of a collection are compared by: the E.164 form, the folded name, the saved address.
final class ItemKeys {
    private struct Entry {
        let item: JSONNode
        let value: JSONNode
        let range: Range<Int>
    }

    /// Whether a rule compares the items at all; else keys are not made.
    private(set) var isNeeded = false
    private var bytes: [UInt8] = []
    private var entries: [Entry] = []

    /// Takes up another collection, in the same memory.
    func begin(isNeeded: Bool) {
        self.isNeeded = isNeeded
        bytes.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
    }

    /// Adds the key that `append` writes; an empty one counts as none.
    func add(item: JSONNode, value: JSONNode, _ append: (inout [UInt8]) -> Void) {
        let start = bytes.count
        append(&bytes)
        if bytes.count > start { entries.append(Entry(item: item, value: value, range: start..<bytes.count)) }
    }

    /// Whether all keys are ASCII.
    var areASCII: Bool {
        let bytes = bytes
        return UTF8Text.asciiPrefix(of: bytes.span) == bytes.count
    }

    /// The same items by keys that `append` makes of these; an empty one counts as none. Items that repeat an earlier key
    /// are left out.
    func widened(_ append: (Span<UInt8>, inout [UInt8]) -> Void) -> ItemKeys {
        let (repeated, bytes) = (Set(repeated.map(\.value)), bytes)
        let wide = ItemKeys()
        wide.begin(isNeeded: true)
        for entry in entries where !repeated.contains(entry.value) {
            wide.add(item: entry.item, value: entry.value) { append(bytes.span.extracting(entry.range), &$0) }
        }
        return wide
    }

    /// The item that has this key.
    func item(_ key: some Collection<UInt8>) -> JSONNode? {
        entries.first { bytes[$0.range].elementsEqual(key) }?.item
    }

    /// The later items that repeat a key, each with the first item that has it.
    var repeated: [(value: JSONNode, first: JSONNode)] {
        entries.count <= ItemKeys.few ? repeatedAmongFew : repeatedAmongMany
    }

    /// Up to so many keys are compared pair by pair, which needs no table.
    private static let few = 16

    private var repeatedAmongFew: [(value: JSONNode, first: JSONNode)] {
        var found: [(value: JSONNode, first: JSONNode)] = []
        for index in entries.indices {
            let key = bytes[entries[index].range]
            if let first = entries[..<index].first(where: { bytes[$0.range].elementsEqual(key) }) {
                found.append((entries[index].value, first.value))
            }
        }
        return found
    }

    private var repeatedAmongMany: [(value: JSONNode, first: JSONNode)] {
        var first: [ArraySlice<UInt8>: JSONNode] = [:]
        return entries.compactMap { entry in
            let key = bytes[entry.range]
            if let known = first[key] { return (entry.value, known) }
            first[key] = entry.value
            return nil
        }
    }
}
