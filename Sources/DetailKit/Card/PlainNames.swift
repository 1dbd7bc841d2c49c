import JSONText

/// The names of a list as long as all are plain texts: their first bytes settle nearly every comparison.
final class PlainNames {
    typealias Entry = (start: UInt64, node: JSONNode)

    /// As many as a word has bits.
    static let most = 32
    private let entries = UnsafeMutablePointer<Entry>.allocate(capacity: most)
    private(set) var count = 0

    deinit { entries.deallocate() }

    func removeAll() { count = 0 }

    /// Adds a name; false when there is no more room.
    func add(_ node: JSONNode, _ start: UInt64) -> Bool {
        guard count < PlainNames.most else { return false }
        (entries + count).initialize(to: (start, node))
        count += 1
        return true
    }

    /// The number of the name with this text.
    @inline(__always)
    func number(of text: UnsafeBufferPointer<UInt8>, in nodes: JSONNodes) -> Int? {
        let start = nodes.start(of: text)
        for index in 0..<count where entries[index].start == start && nodes.isText(entries[index].node, text) {
            return index
        }
        return nil
    }
}
