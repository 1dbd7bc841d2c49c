package import TableFormat

/// `CountryData/SOURCES.json`: where the facts come from. Each image carries the lines of its topic.
package struct SourceList {
    package struct Entry {
        package let name: String
        package let version: String
        package let date: String
        package let licence: String
        package let topics: [String]
        package let counts: [(name: String, value: Int)]
    }

    package static let path = "CountryData/SOURCES.json"
    package let entries: [Entry]

    package init?(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        guard let list = workspace.file(SourceList.path)?.root.entries(diagnostics) else { return nil }
        entries = list.compactMap { SourceList.entry($0.name, $0.value, diagnostics) }
    }

    private static func entry(_ key: String, _ value: SourceValue, _ diagnostics: Diagnostics) -> Entry? {
        let members = ["name", "version", "date", "licence", "licenceSHA256", "url", "topics", "counts"]
        guard let object = value.object(members, diagnostics), let name = object.text("name"),
            let version = object.text("version"), let date = object.text("date"), let licence = object.text("licence"),
            let counts = object.required("counts")?.entries(diagnostics)
        else { return nil }
        if number(date) == nil, let place = object.optional("date") {
            diagnostics.report("sources.date", at: place, "a date is written 2026-11-30")
        }
        return Entry(
            name: name, version: version, date: date, licence: licence, topics: object.optionalTexts("topics") ?? [key],
            counts: counts.compactMap { entry in entry.value.integer(diagnostics).map { (entry.name, $0) } })
    }

    /// 20261130 for 2026-11-30.
    static func number(_ date: String) -> Int? {
        let parts = date.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
        return Int(parts.joined())
    }

    /// Adds the sources of an image's topic and dates the image by the newest.
    package func add(to image: inout ImageBuilder) {
        var texts = TextPool.Builder()
        var sources = RecordTable.Builder(Array(repeating: .reference("srct"), count: 4))
        var counts = RecordTable.Builder([.reference("srcs"), .reference("srct"), .number])
        for entry in entries where entry.topics.contains(image.topic) {
            image.dataVersion = max(image.dataVersion, SourceList.number(entry.date) ?? 0)
            let row = sources.add([entry.name, entry.version, entry.date, entry.licence].map { texts.intern($0) })
            for count in entry.counts { counts.add([row, texts.intern(count.name), count.value]) }
        }
        image.add("srct", texts)
        image.add("srcs", sources)
        image.add("srcn", counts)
    }
}
