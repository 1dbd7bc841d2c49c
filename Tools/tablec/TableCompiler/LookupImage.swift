import TableFormat

/// Writes the rows of one country or more as a lookup image.
struct LookupImage {
    typealias Schema = LookupSchema

    var texts = TextPool.Builder()

    /// Adds the sections. The countries are in the order of their codes, and each is finished.
    mutating func write(_ countries: [LookupRows], into image: inout ImageBuilder) {
        var heads = RecordTable.Builder(
            AddressSchema.roles(Schema.CountryColumn.self, [.source: .reference("text")]))
        var fields = RecordTable.Builder([.reference("text")])
        var codes: [(number: Int, row: Int)] = []
        var rows = 0
        for country in countries {
            let fieldStart = fields.count
            for field in country.fields { fields.add([texts.intern(field)]) }
            let codeStart = codes.count
            for row in country.rows {
                if codes.count == codeStart || codes[codes.count - 1].number != Int(row.code) {
                    codes.append((Int(row.code), rows))
                }
                rows += 1
            }
            let lengths = codes[codeStart...].map { Schema.length(of: $0.number) }
            heads.add([
                country.packed, texts.intern(country.source), fieldStart, country.fields.count, codeStart,
                codes.count - codeStart, lengths.min(), lengths.max(),
                country.hasParts ? 1 : 0,
            ])
        }
        image.add("text", texts)
        image.add("ctry", heads)
        image.add("fiel", fields)
        image.add(
            "code", .records,
            RecordTable.section([.number, .number], count: codes.count) { row, field in
                field == 0 ? codes[row].number : codes[row].row
            })
        addRows(countries, count: rows, into: &image)
    }

    private func addRows(_ countries: [LookupRows], count: Int, into image: inout ImageBuilder) {
        let all = countries.count == 1 ? countries[0].rows : countries.flatMap(\.rows)
        var firstPlaces: [Int] = []
        var places: [SIMD4<Int32>] = []
        var firstNames: [Int: Int] = [:]
        for country in countries {
            firstPlaces += Array(repeating: places.count, count: countries.count == 1 ? 0 : country.rows.count)
            for (place, first) in country.firstNames { firstNames[places.count + place] = places.count + first }
            places += country.places
        }
        let roles = AddressSchema.roles(
            Schema.RowColumn.self, [.addition: .optionalReference("text"), .place: .reference("plac")])
        image.add(
            "rows", .records,
            RecordTable.section(roles, count: count) { row, field in
                let value = all[row]
                switch Schema.RowColumn(rawValue: field) {
                case .from: return Int(value.from)
                case .to: return Int(value.to)
                case .parity: return value.parity.rawValue
                case .addition: return value.addition == 0 ? nil : value.addition - 1
                default: return Int(value.place) + (firstPlaces.isEmpty ? 0 : firstPlaces[row])
                }
            })
        let placeRoles =
            Array(repeating: RecordTable.Role.optionalReference("text"), count: Schema.maximumFields)
            + [.optionalReference("plac")]
        image.add(
            "plac", .records,
            RecordTable.section(placeRoles, count: places.count) { row, field in
                field < Schema.maximumFields ? places[row][field] < 0 ? nil : Int(places[row][field]) : firstNames[row]
            })
    }
}
