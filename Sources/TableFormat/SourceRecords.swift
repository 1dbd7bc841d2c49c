/// The sources whose facts an image holds, as `CountryData/SOURCES.json` had them when it was compiled.
///
/// Three sections: a text pool `srct`; records `srcs` of name, version, date and licence; records `srcn` of source row, name
/// of what is counted, and number.
public struct SourceRecords: Sendable {
    /// One source.
    public struct Source: Sendable, Equatable {
        /// The package or document.
        public let name: String

        /// Its version in its own numbering.
        public let version: String

        /// The day it was taken, as 2026-11-30.
        public let date: String

        /// Its licence as an SPDX expression.
        public let licence: String

        /// What was counted in it.
        public let counts: [Count]
    }

    /// How many entries of one sort a source gave.
    public struct Count: Sendable, Equatable {
        /// What is counted.
        public let name: String

        /// How many there are.
        public let value: Int
    }

    /// The sources in the order of the table.
    public let sources: [Source]

    /// Reads the three sections of an image.
    public init(_ image: TableImage) throws(TableError) {
        let texts = try TextPool(image, "srct")
        let rows = try RecordTable(image, "srcs")
        let counts = try RecordTable(image, "srcn")
        sources = (0..<rows.count).map { row in
            Source(
                name: texts[rows[row, 0]], version: texts[rows[row, 1]], date: texts[rows[row, 2]],
                licence: texts[rows[row, 3]],
                counts: (0..<counts.count).filter { counts[$0, 0] == row }.map {
                    Count(name: texts[counts[$0, 1]], value: counts[$0, 2])
                })
        }
    }
}
