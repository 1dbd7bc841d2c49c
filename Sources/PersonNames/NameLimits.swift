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
        graphemeClusters = try limits.value("graphemeClusters")
        scalars = try limits.value("scalars")
        bytes = try limits.value("bytes")
        marks = try limits.value("marks")
        marksInStackingScripts = try limits.value("marksInStackingScripts")
        punctuation = try limits.value("punctuation")
    }
}
