import CTables
public import TableFormat

/// Places by postal code and house number, from a compiled table: the one in the program, or one that `tablec lookup` made of
/// somebody's own list.
///
/// Reads the image where it lies; nothing is cached and nothing is locked.
public struct LookupTable: Sendable {
    typealias Column = RecordTable.Column
    typealias Schema = LookupSchema

    let texts: TextPool
    let countries: RecordTable
    let fieldNames: Column
    let codes: Column
    let codeRows: Column
    let rows: RecordTable
    let from: Column
    let to: Column
    let parities: Column
    let additions: Column
    let rowPlaces: Column
    let places: RecordTable

    /// The place that another place is a second name of.
    let nameOf: Column

    /// How much an answer may hold.
    public let limits: LookupLimits

    /// Reads an image of topic `lookup`.
    public init(image: TableImage) throws(TableError) {
        try image.require(topic: Schema.topic, schemaVersion: Schema.version)
        texts = try TextPool(image, "text")
        countries = try RecordTable(image, "ctry")
        fieldNames = try RecordTable(image, "fiel").column(0)
        let codes = try RecordTable(image, "code")
        self.codes = codes.column(Schema.CodeColumn.number.rawValue)
        codeRows = codes.column(Schema.CodeColumn.rowStart.rawValue)
        rows = try RecordTable(image, "rows")
        from = rows.column(Schema.RowColumn.from.rawValue)
        to = rows.column(Schema.RowColumn.to.rawValue)
        parities = rows.column(Schema.RowColumn.parity.rawValue)
        additions = rows.column(Schema.RowColumn.addition.rawValue)
        rowPlaces = rows.column(Schema.RowColumn.place.rawValue)
        places = try RecordTable(image, "plac")
        nameOf = places.column(Schema.PlaceColumn.nameOf.rawValue)
        limits = try LookupLimits(image)
    }

    /// Reads a file that `tablec lookup` wrote, and verifies it.
    ///
    /// - Throws: `TableError` for a file that cannot be read, or is not a sound image of this topic.
    public init(file path: String) throws(TableError) {
        try self.init(image: try TableImage(file: path))
    }

    private static let builtIn: Result<LookupTable, TableError> = {
        guard let bytes = dk_lookup_bytes() else { return .failure(TableError(.unreadable)) }
        let image = TableImage(embedded: bytes, count: dk_lookup_length())
        return Result { () throws(TableError) in try LookupTable(image: image) }
    }()

    /// The table that is part of the program. Fails only in a program that was built with a damaged image.
    public static var embedded: LookupTable {
        get throws(TableError) { try builtIn.get() }
    }

    /// The countries that the table has places in, as ISO 3166-1 alpha-2 codes.
    public var regionCodes: [String] {
        (0..<countries.count).map { country in
            let packed = countries[country, Schema.CountryColumn.packed.rawValue]
            let bytes = [packed >> 8, packed].map { UInt8(truncatingIfNeeded: $0) }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
