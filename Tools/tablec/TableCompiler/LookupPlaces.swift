import JSONText
import TableFormat

/// A file of `CountryData/lookup`: rows of a region's key, its codes, and the names of a place there.
struct LookupPlaces {
    private let code: String
    private let credit: String
    private let columns: [String]
    private let lists: [[SourceValue]]
    private let regions: Set<String>
    private let hasParts: Bool

    init?(_ file: SourceFile, _ workspace: Workspace, _ diagnostics: Diagnostics) {
        guard
            let object = file.root.object(
                ["regionCode", "source", "credit", "columns", "places", "also", "parts"], diagnostics),
            let code = object.text("regionCode"), object.text("source") != nil, let credit = object.text("credit"),
            let columns = object.texts("columns"), let places = object.array("places"),
            let country = LookupCountry(code, at: object.required("regionCode") ?? file.root, workspace, diagnostics)
        else { return nil }
        if code != file.stem {
            diagnostics.report("lookup.wrongCountry", at: file.root, "the file is called '\(file.stem)', not '\(code)'")
        }
        guard columns.count == 3, columns[1] == country.codeField else {
            diagnostics.report(
                "lookup.columns", at: object.required("columns") ?? file.root,
                "the columns are the field of the region, the postal code, and the field of the place")
            return nil
        }
        self.code = code
        self.credit = credit
        self.columns = columns
        self.regions = country.regions
        hasParts = object.optionalBool("parts") ?? false
        lists = [places, object.optionalArray("also") ?? []]
    }

    /// The rows, their texts in the pool.
    func rows(_ texts: inout TextPool.Builder, _ diagnostics: Diagnostics) -> LookupRows {
        var rows = LookupRows(
            packed: AddressCountries.packed(code) ?? 0, source: credit, fields: [columns[2], columns[0]])
        rows.hasParts = hasParts
        for value in lists.joined() {
            guard let row = value.texts(diagnostics), row.count > 2 else {
                diagnostics.report("lookup.row", at: value, "a row is a region, its codes, and a name or more")
                continue
            }
            if !regions.contains(row[0]) {
                diagnostics.report("lookup.unknownRegion", at: value, "'\(row[0])' is no region of \(code)")
            }
            let region = texts.intern(row[0])
            let places = row[2...].map { rows.place([texts.intern($0), region]) }
            for place in places.dropFirst() where place != places[0] { rows.firstNames[place] = places[0] }
            for span in row[1].split(separator: " ") {
                guard let codes = Self.codes(span) else {
                    diagnostics.report("lookup.badCode", at: value, "'\(span)' is no code and no range of codes")
                    continue
                }
                for number in codes {
                    for place in places {
                        rows.add(.init(code: number, from: 0, to: 0, parity: .mixed, addition: 0, place: place))
                    }
                }
            }
        }
        rows.finish()
        return rows
    }

    /// The numbers of a code, or of a range of codes of digits.
    private static func codes(_ span: Substring) -> [Int]? {
        let ends = span.split(separator: "-", omittingEmptySubsequences: false)
        if ends.count == 1 { return LookupSchema.number(of: span.utf8).map { [$0] } }
        guard ends.count == 2, ends[0].utf8.count == ends[1].utf8.count, let low = Int(ends[0]),
            let high = Int(ends[1]), low <= high, high - low < 100_000
        else { return nil }
        return (low...high).compactMap { number in
            let digits = String(number)
            let padded = String(repeating: "0", count: ends[0].utf8.count - digits.utf8.count) + digits
            return LookupSchema.number(of: padded.utf8)
        }
    }
}
