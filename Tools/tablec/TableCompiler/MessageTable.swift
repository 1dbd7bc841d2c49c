import JSONText
import TableFormat
import UnicodeText

/// What is said about each code, by language: every file `Rules/messages/LANGUAGE.json` or in a folder of that name.
///
/// The languages of the project are whole. One that a team adds may be partial, and single texts of ours may be said
/// otherwise: what a language lacks is taken from the one it is a part of (nl for nl-BE), then from the first.
struct MessageTable {
    struct Entry {
        let value: SourceValue
        let message: SourceValue
        let text: String
        let explanation: SourceValue
        let explanationText: String
    }

    struct Word {
        let name: SourceValue
        let value: SourceValue
        let text: String
    }

    static let folder = "Rules/messages"

    /// The language that has every text, and the one to fall back on.
    static let first = "en"

    /// The first one first, then the others of the project, then those of the overlay.
    private(set) var languages: [String] = []

    /// How many of the languages are the project's, and so whole.
    private(set) var wholeCount = 0
    private(set) var entries: [String: [String: Entry]] = [:]
    private(set) var words: [String: [String: Word]] = [:]

    /// The keys of the words that are ours.
    private(set) var ownKeys: Set<String> = []

    init(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        let ours = MessageTable.languages(in: "\(workspace.root)/\(MessageTable.folder)")
        let added = workspace.overlay.map { MessageTable.languages(in: "\($0)/messages").subtracting(ours) } ?? []
        let others = ours.subtracting([MessageTable.first]).sorted()
        languages = (ours.contains(MessageTable.first) ? [MessageTable.first] : []) + others + added.sorted()
        wholeCount = ours.count
        for language in languages {
            read(language, workspace, diagnostics)
            // What a file that cannot be read would say is not called missing.
            if workspace.lacksFile(below: "\(MessageTable.folder)/\(language)") {
                diagnostics.doubt(.message, of: language)
            }
        }
    }

    /// The names of folders, and of files without their ending.
    private static func languages(in folder: String) -> Set<String> {
        Set(
            FileSystem.names(in: folder).compactMap { name in
                if name.hasSuffix(".json") { return String(name.dropLast(5)) }
                return FileSystem.isFolder("\(folder)/\(name)") ? name : nil
            })
    }

    /// The files of a language; those of a team come last, so that they say what they have otherwise.
    private mutating func read(_ language: String, _ workspace: Workspace, _ diagnostics: Diagnostics) {
        let path = "\(MessageTable.folder)/\(language)"
        var files = workspace.files(in: path)
        let folders = [workspace.root, workspace.overlay ?? workspace.root]
        if zip(folders, [path, "messages/\(language)"]).contains(where: { FileSystem.exists("\($0)/\($1).json") }),
            let file = workspace.file(path + ".json")
        {
            files.append(file)
        }
        for file in files where !file.isOverlaid { read(file, language, diagnostics) }
        for file in files where file.isOverlaid { read(file, language, diagnostics) }
    }

    private mutating func read(_ file: SourceFile, _ language: String, _ diagnostics: Diagnostics) {
        guard let object = file.root.object(["$schema", "language", "messages", "words"], diagnostics) else {
            return diagnostics.doubt(.message, of: language)
        }
        if object.means("messages"), object.optional("messages")?.kind != .object {
            diagnostics.doubt(.message, of: language)
        }
        let place = object.required("language")
        if let place, let named = place.text(diagnostics), named != language {
            diagnostics.report(
                "messages.language", at: place, "the language is '\(named)', the folder or file is called '\(language)'"
            )
        } else if let place, !MessageTable.isTag(language) {
            diagnostics.report(
                "messages.language", at: place, "'\(language)' is no code of a language (BCP 47), such as fr or nl-BE")
        }
        for entry in object.optional("messages")?.entries(diagnostics) ?? [] {
            guard let source = entry.value.object(["message", "explanation"], diagnostics),
                let message = source.required("message"), let text = message.text(diagnostics),
                let explanation = source.required("explanation"), let explanationText = explanation.text(diagnostics)
            else {
                diagnostics.doubt(.message, entry.name, of: language)
                continue
            }
            for place in [message, explanation] where place.text(diagnostics)?.allSatisfy(\.isWhitespace) ?? false {
                diagnostics.report("messages.empty", at: place, "'\(entry.name)' says nothing")
            }
            let added = Entry(
                value: entry.nameValue, message: message, text: text, explanation: explanation,
                explanationText: explanationText)
            let known = entries[language, default: [:]].updateValue(added, forKey: entry.name)
            if known?.value.isOverlaid == file.isOverlaid {
                diagnostics.report("messages.duplicate", at: entry.nameValue, "'\(entry.name)' is explained twice")
            }
        }
        for entry in object.optional("words")?.entries(diagnostics) ?? [] {
            guard let text = entry.value.text(diagnostics) else { continue }
            if text.allSatisfy(\.isWhitespace) {
                diagnostics.report("messages.empty", at: entry.value, "'\(entry.name)' says nothing")
            }
            if !entry.nameValue.isOverlaid { ownKeys.insert(entry.name) }
            let added = Word(name: entry.nameValue, value: entry.value, text: text)
            let known = words[language, default: [:]].updateValue(added, forKey: entry.name)
            if known?.name.isOverlaid == file.isOverlaid {
                diagnostics.report("messages.duplicate", at: entry.nameValue, "'\(entry.name)' is given twice")
            }
        }
    }

    /// Whether a text has the form of a language tag (RFC 5646, section 2.1): subtags of one to eight letters and digits, the
    /// first of two or three letters; longer ones are registered for no language.
    private static func isTag(_ text: String) -> Bool {
        let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
        return 2...3 ~= subtags[0].count && subtags[0].allSatisfy(isLetter)
            && subtags.allSatisfy { 1...8 ~= $0.count && $0.allSatisfy { isLetter($0) || $0 &- 0x30 < 10 } }
    }
}
