import TableFormat

/// `Rules/date/reading.json` and `orders.json`: the properties that hold dates, and the order of each region.
struct DateReadingTables {
    static let path = "Rules/date/reading.json"
    static let ordersPath = "Rules/date/orders.json"

    private var words: DateWords
    private var properties = TextPool.Builder()
    private var propertyRows = RecordTable.Builder(DateSchema.PropertyColumn.roles)
    private var names = TextPool.Builder()
    private var centuries = RecordTable.Builder(fields: 1)
    private var slips = RecordTable.Builder(fields: 1)
    private var yearCounts = RecordTable.Builder(fields: DateSchema.YearCountColumn.allCases.count)
    private var regions: [(number: Int, order: Int, language: Int?)] = []

    init?(
        _ workspace: Workspace, types known: [String], _ types: inout TextPool.Builder, _ diagnostics: Diagnostics
    ) {
        let members = [
            "source", "properties", "parameters", "textValue", "ownCalendar", "centuries", "slips", "yearCounts",
            "words",
            "units",
        ]
        guard let reading = workspace.file(DateReadingTables.path)?.root.object(members, diagnostics),
            reading.text("source") != nil, let words = DateWords(workspace, reading, diagnostics)
        else { return nil }
        self.words = words
        for value in reading.array("properties") ?? [] {
            guard let entry = value.object(["name", "type", "source"], diagnostics), let name = entry.text("name"),
                entry.text("source") != nil
            else { continue }
            let type = entry.optionalText("type")
            if let type, !known.contains(type) {
                diagnostics.report("dates.type", at: value, "'\(type)' is no type of date")
            }
            propertyRows.add([properties.intern(name.lowercased()), type.map { types.intern($0) }])
        }
        let parameters = reading.required("parameters")?.object(["value", "calendar", "omittedYear"], diagnostics)
        for place in [
            parameters?.required("value"), parameters?.required("calendar"), parameters?.required("omittedYear"),
            reading.required("textValue"), reading.required("ownCalendar"),
        ] {
            guard let entry = place?.object(["name", "source"], diagnostics), let name = entry.text("name"),
                entry.text("source") != nil
            else { continue }
            _ = names.intern(name.lowercased())
        }
        let list = reading.required("centuries")?.object(["first", "source"], diagnostics)
        _ = list?.text("source")
        for year in list?.integers("first") ?? [] { centuries.add([max(year, 0)]) }
        let slips = reading.required("slips")?.object(["fromLetters", "source"], diagnostics)
        _ = slips?.text("source")
        for letters in slips?.integers("fromLetters") ?? [] { self.slips.add([max(letters, 0)]) }
        for value in reading.array("yearCounts") ?? [] {
            guard let entry = value.object(["name", "ahead", "within", "source"], diagnostics),
                entry.text("name") != nil, let ahead = entry.integer("ahead"), let within = entry.integer("within"),
                entry.text("source") != nil
            else { continue }
            yearCounts.add([max(ahead, 0), max(within, 0)])
        }
        addRegions(workspace, diagnostics)
    }

    private mutating func addRegions(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        let file = workspace.file(DateReadingTables.ordersPath)?.root.object(["source", "regions"], diagnostics)
        _ = file?.text("source")
        for value in file?.array("regions") ?? [] {
            guard let entry = value.object(["region", "order", "language"], diagnostics),
                let region = entry.text("region"), let name = entry.text("order")
            else { continue }
            let letters = Array(region.utf8)
            guard letters.count == 2, letters.allSatisfy({ (0x41...0x5A).contains($0) }),
                let order = DateSchema.Order.allCases.first(where: { "\($0)" == name })
            else {
                diagnostics.report("dates.region", at: value, "a region of two capitals, and dmy, mdy or ymd")
                continue
            }
            let language = entry.optionalText("language").map { words.language($0) }
            regions.append((Int(letters[0]) << 8 | Int(letters[1]), order.rawValue, language))
        }
    }

    func add(to image: inout ImageBuilder) {
        words.add(to: &image)
        image.add(DateSchema.Section.properties, properties)
        image.add(DateSchema.Section.propertyRows, propertyRows)
        image.add(DateSchema.Section.names, names)
        image.add(DateSchema.Section.centuries, centuries)
        image.add(DateSchema.Section.slips, slips)
        image.add(DateSchema.Section.yearCounts, yearCounts)
        var table = RecordTable.Builder(DateSchema.RegionColumn.roles)
        for region in regions.sorted(by: { $0.number < $1.number }) {
            table.add([region.number, region.order, region.language])
        }
        image.add(DateSchema.Section.regions, table)
    }
}
