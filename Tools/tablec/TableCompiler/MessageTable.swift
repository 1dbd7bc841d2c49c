import TableFormat
import UnicodeText

/// What is said about each code, by language: every file of `Rules/messages/LANGUAGE`.
struct MessageTable {
    struct Entry {
        let value: SourceValue
        let message: SourceValue
        let text: String
        let explanation: SourceValue
        let explanationText: String
    }

    static let folder = "Rules/messages"

    private(set) var languages: [String] = []
    private var entries: [String: [String: Entry]] = [:]
    private var words: [String: [String: (text: String, value: SourceValue)]] = [:]

    init(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        var found = Set(FileSystem.names(in: "\(workspace.root)/\(MessageTable.folder)"))
        if let overlay = workspace.overlay { found.formUnion(FileSystem.names(in: "\(overlay)/messages")) }
        languages = found.sorted()
        for language in languages {
            for file in workspace.files(in: "\(MessageTable.folder)/\(language)") { read(file, language, diagnostics) }
        }
    }

    private mutating func read(_ file: SourceFile, _ language: String, _ diagnostics: Diagnostics) {
        guard let object = file.root.object(["language", "messages", "words"], diagnostics) else { return }
        if let place = object.required("language"), let named = place.text(diagnostics), named != language {
            diagnostics.report("messages.language", at: place, "the folder is '\(language)'")
        }
        for entry in object.optional("messages")?.entries(diagnostics) ?? [] {
            guard let source = entry.value.object(["message", "explanation"], diagnostics),
                let message = source.required("message"), let text = message.text(diagnostics),
                let explanation = source.required("explanation"), let explanationText = explanation.text(diagnostics)
            else { continue }
            let added = Entry(
                value: entry.nameValue, message: message, text: text, explanation: explanation,
                explanationText: explanationText)
            if entries[language, default: [:]].updateValue(added, forKey: entry.name) != nil {
                diagnostics.report("messages.duplicate", at: entry.nameValue, "'\(entry.name)' is explained twice")
            }
        }
        for entry in object.optional("words")?.entries(diagnostics) ?? [] {
            guard let text = entry.value.text(diagnostics) else { continue }
            if text.allSatisfy(\.isWhitespace) {
                diagnostics.report("messages.empty", at: entry.value, "'\(entry.name)' says nothing")
            }
            if words[language, default: [:]].updateValue((text, entry.nameValue), forKey: entry.name) != nil {
                diagnostics.report("messages.duplicate", at: entry.nameValue, "'\(entry.name)' is given twice")
            }
        }
    }

    /// `areAllCodes` says whether every file of problems could be read, so that a code that none has is unknown.
    func add(
        _ problems: ProblemTable, areAllCodes: Bool, to tables: inout RuleTables, _ diagnostics: Diagnostics
    ) {
        for language in languages { tables.languages.add([tables.texts.intern(language)]) }
        for problem in problems.problems {
            for language in languages {
                let entry = entries[language]?[problem.code]
                if let entry {
                    checkPlaceholders(entry.text, entry.message, problem, diagnostics)
                    checkPlaceholders(entry.explanationText, entry.explanation, problem, diagnostics)
                } else {
                    diagnostics.report(
                        "messages.missing", at: problem.value, "'\(problem.code)' has no message in '\(language)'")
                }
                tables.messages.add([
                    entry.map { tables.texts.intern($0.text) }, entry.map { tables.texts.intern($0.explanationText) },
                ])
            }
        }
        for language in languages where areAllCodes {
            for (code, entry) in entries[language] ?? [:] where problems.row(code) == nil {
                diagnostics.report("messages.unknownCode", at: entry.value, "no rule has the code '\(code)'")
            }
        }
        addWords(to: &tables, diagnostics)
    }

    private func addWords(to tables: inout RuleTables, _ diagnostics: Diagnostics) {
        for key in Set(words.values.flatMap(\.keys)).sorted() {
            for language in languages {
                let word = words[language]?[key]
                if word == nil, let place = words.values.compactMap({ $0[key]?.value }).first {
                    diagnostics.report("messages.missing", at: place, "'\(key)' has no text in '\(language)'")
                }
                tables.words.add([tables.texts.intern(key), tables.texts.intern(word?.text ?? "")])
            }
        }
    }

    /// Every `{name}` of a text must be a parameter of its problem.
    private func checkPlaceholders(
        _ text: String, _ place: SourceValue, _ problem: DetailFile.Problem, _ diagnostics: Diagnostics
    ) {
        for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
            guard let end = part.firstIndex(of: "}") else {
                diagnostics.report("messages.placeholder", at: place, "a '{' without '}'")
                continue
            }
            let name = String(part[..<end])
            if !problem.parameters.contains(name) {
                diagnostics.report("messages.placeholder", at: place, "'\(problem.code)' has no parameter '\(name)'")
            }
        }
    }
}
