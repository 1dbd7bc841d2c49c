import TableFormat

/// The numbers of Rules/details/name.json.
struct NameLimits: Sendable {
    let graphemeClusters: Int
    let scalars: Int
    let bytes: Int
    let marks: Int
    let marksInStackingScripts: Int
    let punctuation: Int

    init(_ image: TableImage) throws(TableError) {
        let limits = try LimitTable(image)
        graphemeClusters = try Self.value("graphemeClusters", limits)
        scalars = try Self.value("scalars", limits)
        bytes = try Self.value("bytes", limits)
        marks = try Self.value("marks", limits)
        marksInStackingScripts = try Self.value("marksInStackingScripts", limits)
        punctuation = try Self.value("punctuation", limits)
    }

    /// No limit reaches this; arithmetic with what an image from outside claims stays far from its bounds.
    private static let largest = 1 << 24

    private static func value(_ name: String, _ limits: LimitTable) throws(TableError) -> Int {
        let value = try limits.value(name)
        guard 1...largest ~= value else { throw TableError(.section, section: "limv", name) }
        return value
    }
}
