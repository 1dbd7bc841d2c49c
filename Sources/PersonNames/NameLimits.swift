import TableFormat

/// The numbers of Rules/details/name.json.
struct NameLimits: Sendable {
    let graphemeClusters: Int
    let scalars: Int
    let bytes: Int
    let marks: Int
    let marksInStackingScripts: Int
    let punctuation: Int

    /// The longest ASCII text that keeps all limits of length: a character is a byte.
    let ascii: Int

    init(_ image: TableImage) throws(TableError) {
        let limits = try LimitTable(image)
        graphemeClusters = try limits.size("graphemeClusters")
        scalars = try limits.size("scalars")
        bytes = try limits.size("bytes")
        marks = try limits.size("marks")
        marksInStackingScripts = try limits.size("marksInStackingScripts")
        punctuation = try limits.size("punctuation")
        ascii = min(graphemeClusters, scalars, bytes)
    }
}
