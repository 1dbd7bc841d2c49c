import Glibc
import JSONText
import UnicodeText

/// What the items of a collection are compared by: the E.164 form, the folded name, the saved address.
final class ItemKeys {
    private struct Entry {
        let item: JSONNode
        let value: JSONNode
        let range: Range<Int>
    }

    private struct Contents {
        var bytes: [UInt8] = []
        var entries: [Entry] = []
    }

    /// Whether a rule compares the items at all; else keys are not made.
    private(set) var isNeeded = false

    /// Behind an address of its own: what changes inside a property of a class is watched at run time.
    private let contents = UnsafeMutablePointer<Contents>.allocate(capacity: 1)

    init() { contents.initialize(to: Contents()) }

    deinit {
        contents.deinitialize(count: 1)
        contents.deallocate()
    }

    /// Takes up another collection, in the same memory.
    func begin(isNeeded: Bool) {
        self.isNeeded = isNeeded
        guard !contents.pointee.bytes.isEmpty else { return }
        contents.pointee.bytes.removeAll(keepingCapacity: true)
        contents.pointee.entries.removeAll(keepingCapacity: true)
    }

    /// Adds the key that `append` writes; an empty one counts as none.
    @inline(__always)
    func add(item: JSONNode, value: JSONNode, _ append: (inout [UInt8]) -> Void) {
        let start = contents.pointee.bytes.count
        append(&contents.pointee.bytes)
        let end = contents.pointee.bytes.count
        if end > start { contents.pointee.entries.append(Entry(item: item, value: value, range: start..<end)) }
    }

    /// Whether all keys are ASCII.
    var areASCII: Bool {
        let bytes = contents.pointee.bytes
        return UTF8Text.asciiPrefix(of: bytes.span) == bytes.count
    }

    /// The same items by keys that `append` makes of these; an empty one counts as none. Items that repeat an earlier key
    /// are left out.
    func widened(_ append: (Span<UInt8>, inout [UInt8]) -> Void) -> ItemKeys {
        let (repeated, bytes) = (Set(repeated.map(\.value)), contents.pointee.bytes)
        let wide = ItemKeys()
        wide.begin(isNeeded: true)
        for entry in contents.pointee.entries where !repeated.contains(entry.value) {
            wide.add(item: entry.item, value: entry.value) { append(bytes.span.extracting(entry.range), &$0) }
        }
        return wide
    }

    /// The item that has the key that `append` writes.
    @inline(__always)
    func item(_ append: (inout [UInt8]) -> Void) -> JSONNode? {
        let start = contents.pointee.bytes.count
        append(&contents.pointee.bytes)
        let end = contents.pointee.bytes.count
        defer { contents.pointee.bytes.removeLast(end - start) }
        for entry in contents.pointee.entries where areEqual(entry.range, start..<end) { return entry.item }
        return nil
    }

    /// The later items that repeat a key, each with the first item that has it.
    var repeated: [(value: JSONNode, first: JSONNode)] {
        contents.pointee.entries.count <= ItemKeys.few ? repeatedAmongFew : repeatedAmongMany
    }

    /// Up to so many keys are compared pair by pair, which needs no table.
    private static let few = 16

    private var repeatedAmongFew: [(value: JSONNode, first: JSONNode)] {
        contents.pointee.entries.withUnsafeBufferPointer { entries in
            var found: [(value: JSONNode, first: JSONNode)] = []
            for index in entries.indices {
                for first in 0..<index where areEqual(entries[first].range, entries[index].range) {
                    found.append((entries[index].value, entries[first].value))
                    break
                }
            }
            return found
        }
    }

    @inline(__always)
    private func areEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        guard one.count == other.count else { return false }
        return contents.pointee.bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return true }
            return memcmp(start + one.lowerBound, start + other.lowerBound, one.count) == 0
        }
    }

    private var repeatedAmongMany: [(value: JSONNode, first: JSONNode)] {
        var first: [ArraySlice<UInt8>: JSONNode] = [:]
        let bytes = contents.pointee.bytes
        return contents.pointee.entries.compactMap { entry in
            let key = bytes[entry.range]
            if let known = first[key] { return (entry.value, known) }
            first[key] = entry.value
            return nil
        }
    }
}
