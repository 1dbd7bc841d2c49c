import TableFormat

/// The words `label.KEY` of `Rules/messages/LANGUAGE/address.json`: what a field is called, by label key and language.
final class AddressLabels {
    static let prefix = "label."

    private(set) var languages: [String] = []
    private(set) var keys: [String] = []
    private var texts: [[String: (text: String, value: SourceValue)]] = []
    private var used: Set<String> = []

    init(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        for language in FileSystem.names(in: "\(workspace.root)/Rules/messages") {
            guard let file = workspace.file("Rules/messages/\(language)/address.json"),
                let object = file.root.object(["$schema", "language", "messages", "words"], diagnostics),
                let labels = object.required("words")?.entries(diagnostics)
            else { continue }
            var table: [String: (text: String, value: SourceValue)] = [:]
            for label in labels where label.name.hasPrefix(Self.prefix) {
                guard let text = label.value.text(diagnostics) else { continue }
                table[String(label.name.dropFirst(Self.prefix.count))] = (text, label.nameValue)
                if text.isEmpty { diagnostics.report("address.emptyLabel", at: label.value, "a label has a text") }
            }
            languages.append(language)
            texts.append(table)
        }
        keys = Set(texts.flatMap(\.keys)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for key in keys {
            let places = texts.compactMap { $0[key]?.value }
            for (language, table) in zip(languages, texts) where table[key] == nil {
                guard let place = places.first else { continue }
                diagnostics.report("address.missingLabel", at: place, "'\(key)' has no label in '\(language)'")
            }
        }
    }

    /// The number of the label a value names, or nil after a report.
    func index(_ value: SourceValue, _ diagnostics: Diagnostics) -> Int? {
        guard let key = value.text(diagnostics) else { return nil }
        if let index = keys.firstIndex(of: key) {
            used.insert(key)
            return index
        }
        diagnostics.report("address.unknownLabel", at: value, "no message table has a label '\(key)'")
        return nil
    }

    func reportUnused(_ diagnostics: Diagnostics) {
        for key in keys where !used.contains(key) {
            guard let place = texts.compactMap({ $0[key]?.value }).first else { continue }
            diagnostics.report("address.unusedLabel", at: place, "no layout uses the label '\(key)'")
        }
    }

    /// `lang`: languages; `labk`: keys; `labt`: the text of key k in language l at row k * languages + l.
    func write(into image: inout ImageBuilder, pool: inout TextPool.Builder) {
        var languagePool = TextPool.Builder()
        for language in languages { _ = languagePool.intern(language) }
        var keyPool = TextPool.Builder()
        var table = RecordTable.Builder([.reference("text")])
        for key in keys {
            _ = keyPool.intern(key)
            for labels in texts { table.add([pool.intern(labels[key]?.text ?? key)]) }
        }
        image.add("lang", languagePool)
        image.add("labk", keyPool)
        image.add("labt", table)
    }
}
