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
        graphemeClusters = try limits.size(NameSchema.Limit.graphemeClusters)
        scalars = try limits.size(NameSchema.Limit.scalars)
        bytes = try limits.size(NameSchema.Limit.bytes)
        marks = try limits.size(NameSchema.Limit.marks)
        marksInStackingScripts = try limits.size(NameSchema.Limit.marksInStackingScripts)
        punctuation = try limits.size(NameSchema.Limit.punctuation)
        ascii = min(graphemeClusters, scalars, bytes)
    }
}
