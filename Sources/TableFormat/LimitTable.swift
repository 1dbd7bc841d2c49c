/// The named numbers of a kind: lengths, counts, sizes. Read once, when a domain module opens its image.
///
/// Two sections: a text pool `limn` of names, and a record table `limv` with one row `value` for each name.
public struct LimitTable: Sendable {
    private let names: TextPool
    private let values: RecordTable

    /// Reads the two sections.
    public init(_ image: TableImage) throws(TableError) {
        names = try TextPool(image, "limn")
        values = try RecordTable(image, "limv")
    }

    /// The limit of this name, which bounds a size: at least 1, and no more than a text in memory can have.
    ///
    /// - Throws: `TableError` as well for a number outside these bounds, which only an image from outside can have.
    public func size(_ name: String) throws(TableError) -> Int {
        let size = try value(name)
        guard 1...LimitTable.largestSize ~= size else { throw TableError(.section, section: "limv", name) }
        return size
    }

    private static let largestSize = 1 << 24

    /// The limit of this name.
    public func value(_ name: String) throws(TableError) -> Int {
        for index in 0..<names.count where names[index] == name { return values[index, 0] }
        throw TableError(.missingEntry, section: "limn", name)
    }
}

extension ImageBuilder {
    /// Adds the two sections of a limit table. Names must differ.
    public mutating func add(limits: [(name: String, value: Int)]) {
        var names = TextPool.Builder()
        var values = RecordTable.Builder(fields: 1)
        for limit in limits {
            _ = names.intern(limit.name)
            values.add([limit.value])
        }
        add("limn", names)
        add("limv", values)
    }
}
