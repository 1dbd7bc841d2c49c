import JSONText
import TableFormat

/// `CountryData/address/subregions`: towns and districts below the regions of a country.
struct AddressSubregions {
    typealias Schema = AddressSchema
    static let folder = "CountryData/address/subregions"

    /// Where the rows of a region stand.
    struct Run {
        var start = 0
        var count = 0
        var nameStart = 0
        var nameCount = 0
    }

    /// The runs of regions, by their rows.
    private(set) var runs: [Int: Run] = [:]
    private var rows: [[Int?]] = []
    private var names = RecordTable.Builder([.reference("fldd"), .reference("subr")])

    /// The region and the text of each of the names.
    private var keys: [(region: Int, text: [UInt8])] = []

    /// A town or district: a name alone, or with its local name, its postal codes and the districts below it.
    private struct Item {
        let value: SourceValue
        let name: String
        var local: String?
        var postal: [SourceValue] = []
        var items: [SourceValue] = []

        init?(_ value: SourceValue, _ diagnostics: Diagnostics) {
            self.value = value
            if value.kind == .string {
                guard let text = value.text(diagnostics) else { return nil }
                name = text
                return
            }
            guard let object = value.object(["name", "local", "postal", "items"], diagnostics),
                let text = object.text("name")
            else { return nil }
            name = text
            local = object.optionalText("local")
            postal = object.optionalArray("postal") ?? []
            items = object.optionalArray("items") ?? []
        }
    }

    /// Adds a file, whose regions are those of a layout that is there already.
    mutating func add(_ file: SourceFile, _ tables: inout AddressTables) {
        let diagnostics = tables.diagnostics
        guard let object = file.root.object(["regionCode", "source", "regions"], diagnostics),
            let code = object.text("regionCode"), let values = object.array("regions")
        else { return }
        _ = object.optionalText("source")
        for value in values {
            guard let entry = value.object(["region", "items"], diagnostics), let name = entry.text("region"),
                let items = entry.array("items")
            else { continue }
            guard let region = tables.region(named: name, of: code), runs[region] == nil else {
                diagnostics.report(
                    "address.unknownRegion", at: value, "there is no region '\(name)' in '\(code)', or it is here twice"
                )
                continue
            }
            add(items, region, &tables)
        }
    }

    private mutating func add(_ values: [SourceValue], _ region: Int, _ tables: inout AddressTables) {
        var run = Run()
        var folded: [(text: [UInt8], row: Int)] = []
        run.start = rows.count
        let items = values.compactMap { Item($0, tables.diagnostics) }
        run.count = items.count
        for item in items { append(item, region, parent: nil, &tables, &folded) }
        for (index, item) in items.enumerated() where !item.items.isEmpty {
            let parent = run.start + index
            let children = item.items.compactMap { Item($0, tables.diagnostics) }
            rows[parent][Schema.SubregionColumn.childStart.rawValue] = rows.count
            rows[parent][Schema.SubregionColumn.childCount.rawValue] = children.count
            for child in children { append(child, region, parent: parent, &tables, &folded) }
        }
        run.nameStart = names.count
        for name in folded.sorted(by: {
            $0.text == $1.text ? $0.row < $1.row : $0.text.lexicographicallyPrecedes($1.text)
        }) {
            keys.append((region, name.text))
            names.add([tables.folded.intern(String(decoding: name.text, as: UTF8.self)), name.row])
        }
        run.nameCount = names.count - run.nameStart
        runs[region] = run
    }

    private mutating func append(
        _ item: Item, _ region: Int, parent: Int?, _ tables: inout AddressTables,
        _ folded: inout [(text: [UInt8], row: Int)]
    ) {
        let start = tables.ranges.count
        for value in item.postal { tables.addRange(value) }
        for text in [item.name, item.local].compactMap({ $0 }) {
            let key = Array(tables.characters.folding.fold(text).utf8)
            if key.isEmpty || key.count > Schema.maximumFoldedName {
                tables.report("address.badRegion", at: item.value, "'\(text)' leaves nothing to compare, or too much")
            } else if !folded.contains(where: { $0.row == rows.count && $0.text == key }) {
                folded.append((key, rows.count))
            }
        }
        rows.append([
            tables.pool.intern(item.name), item.local.map { tables.pool.intern($0) }, region,
            parent.map { $0 + 1 } ?? 0, 0,
            0, start, tables.ranges.count - start,
        ])
    }

    /// What is listed below the regions of a run.
    func places(below regions: Range<Int>) -> AddressSchema.Places {
        let listed = regions.compactMap { runs[$0] }
        if listed.allSatisfy({ $0.count == 0 }) { return .none }
        let hasDistricts = listed.contains { run in
            rows[run.start..<run.start + run.count].contains { $0[Schema.SubregionColumn.childCount.rawValue] != 0 }
        }
        return hasDistricts ? .districts : .towns
    }

    func write(into image: inout ImageBuilder) {
        var table = RecordTable.Builder(
            Schema.roles(
                Schema.SubregionColumn.self,
                [.name: .reference("text"), .local: .optionalReference("text"), .region: .reference("regn")]))
        for row in rows { table.add(row) }
        image.add("subr", table)
        var places = RecordTable.Builder(Schema.roles(Schema.SubregionRunColumn.self, [.region: .reference("regn")]))
        for (region, run) in runs.sorted(by: { $0.key < $1.key }) {
            places.add([region, run.start, run.count, run.nameStart, run.nameCount])
        }
        image.add("srun", places)
        image.add("snam", names)
        image.add("sslt", slots)
    }

    /// `sslt`: the names by their hash, as those of regions stand in `rslt`.
    private var slots: RecordTable.Builder {
        var size = 1
        while size < keys.count * 2 + 1 { size *= 2 }
        var slots = [Int](repeating: 0, count: size)
        for (row, key) in keys.enumerated() {
            var slot = key.text.withUnsafeBufferPointer { RegionNameHash.slot(key.region, $0, size) }
            while slots[slot] != 0 { slot = (slot + 1) % size }
            slots[slot] = row + 1
        }
        var table = RecordTable.Builder(fields: 1)
        for slot in slots { table.add([slot]) }
        return table
    }
}

extension AddressTables {
    /// Adds a file of `CountryData/address/subregions`.
    mutating func addSubregions(_ file: SourceFile) {
        var subregions = subregions
        subregions.add(file, &self)
        self.subregions = subregions
    }
}
