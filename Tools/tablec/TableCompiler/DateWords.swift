import TableFormat
import UnicodeText

/// `Rules/date/months.json` and the words of `reading.json`: what stands in dates beside numbers.
///
/// Languages share words. One that is the same month in all of them has one row for every language. Where they disagree,
/// each language has its own row, and the months that most of them mean have a row for every language.
struct DateWords {
    static let path = "Rules/date/months.json"

    /// A month is what a word means when it does so in this many times more languages than any other.
    private static let majority = 4

    private var languages = TextPool.Builder()
    private var months: [[UInt8]: [Int: Set<Int>]] = [:]
    private var weekdays: [[UInt8]: Set<Int>] = [:]
    private var others: [[UInt8]: DateSchema.WordRole] = [:]
    private var before: Set<[UInt8]> = []
    private let diagnostics: Diagnostics

    init?(_ workspace: Workspace, _ reading: SourceObject, _ diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
        guard let file = workspace.file(DateWords.path)?.root.object(["source", "languages"], diagnostics),
            file.text("source") != nil
        else { return nil }
        for value in file.array("languages") ?? [] {
            let members = ["language", "months", "weekdays", "fillers", "units"]
            guard let entry = value.object(members, diagnostics), let name = entry.text("language") else { continue }
            let language = languages.intern(name)
            for (index, list) in (entry.array("months") ?? []).enumerated() {
                for word in list.array(diagnostics) ?? [] {
                    guard let word = folded(word) else { continue }
                    months[word, default: [:]][index + 1, default: []].insert(language)
                }
            }
            for (index, list) in (entry.array("weekdays") ?? []).enumerated() {
                for word in list.array(diagnostics) ?? [] {
                    if let word = folded(word) { weekdays[word, default: []].insert(index + 1) }
                }
            }
            add(fillers: entry.array("fillers"))
            add(units: entry.array("units"))
        }
        for value in reading.array("words") ?? [] {
            let entry = value.object(["words", "language"], diagnostics)
            _ = entry?.text("language")
            add(fillers: entry?.array("words"))
        }
        add(units: reading.array("units"))
    }

    /// The number of a language.
    mutating func language(_ name: String) -> Int { languages.intern(name) }

    private mutating func add(fillers: [SourceValue]?) {
        for value in fillers ?? [] {
            guard let word = folded(value), others[word] == nil else { continue }
            others[word] = .filler
        }
    }

    private mutating func add(units: [SourceValue]?) {
        let parts: [String: DateSchema.WordRole] = ["day": .dayUnit, "month": .monthUnit, "year": .yearUnit]
        for value in units ?? [] {
            guard let entry = value.object(["word", "part", "before", "language"], diagnostics),
                let place = entry.required("word"), let word = folded(place), let part = entry.text("part")
            else { continue }
            if let role = parts[part] {
                others[word] = role
                if entry.optionalBool("before") == true { before.insert(word) }
            } else {
                diagnostics.report("dates.unit", at: value, "a part is day, month or year")
            }
        }
    }

    /// A word as the reader looks it up.
    private func folded(_ value: SourceValue) -> [UInt8]? {
        guard let text = value.text(diagnostics) else { return nil }
        if text.isEmpty || !text.unicodeScalars.contains(where: \.properties.isAlphabetic) {
            diagnostics.report("dates.word", at: value, "a word has a letter")
            return nil
        }
        return CaseFolding.compatibilityFolded(Array(text.utf8).span)
    }

    func add(to image: inout ImageBuilder) {
        var pool = TextPool.Builder()
        var rows = RecordTable.Builder(DateSchema.WordColumn.roles)
        for word in Set(months.keys).union(others.keys).union(weekdays.keys)
            .sorted(by: { $0.lexicographicallyPrecedes($1) })
        {
            let number = pool.intern(String(decoding: word, as: UTF8.self))
            // What joins a date is a month in a few languages: there its longer name is understood.
            if let role = others[word] {
                rows.add([number, role.rawValue, before.contains(word) ? 1 : 0, nil])
                continue
            }
            for day in (weekdays[word] ?? []).sorted() {
                rows.add([number, DateSchema.WordRole.weekday.rawValue, day, nil])
            }
            let meanings = (months[word] ?? [:]).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
            let first = meanings.first?.value.count ?? 0
            for meaning in meanings where meaning.value.count * DateWords.majority > first {
                rows.add([number, DateSchema.WordRole.month.rawValue, meaning.key, nil])
            }
            guard meanings.count > 1 else { continue }
            for meaning in meanings {
                for language in meaning.value.sorted() {
                    rows.add([number, DateSchema.WordRole.month.rawValue, meaning.key, language])
                }
            }
        }
        image.add(DateSchema.Section.words, pool)
        image.add(DateSchema.Section.wordRows, rows)
        image.add(DateSchema.Section.languages, languages)
    }
}
