import TableFormat
import UnicodeText

/// The lists of one folder below the rules: texts with a domain a line, and JSON files shaped like ours.
///
/// In a text, `#` starts a comment, and white space around a domain counts for nothing.
struct EmailDomainList {
    private let folder: String
    private let workspace: Workspace
    private let diagnostics: Diagnostics

    init(_ folder: String, _ workspace: Workspace, _ diagnostics: Diagnostics) {
        self.folder = folder
        self.workspace = workspace
        self.diagnostics = diagnostics
    }

    func forEach(_ body: (EmailDomainEntry) -> Void) {
        for path in workspace.paths(in: folder) {
            if path.hasSuffix(".json") {
                addFile(path, body)
            } else if path.hasSuffix(".txt") {
                addText(path, body)
            } else {
                diagnostics.report(
                    "email.unknownList", file: workspace.shown(path), "a list is a .txt or a .json file")
            }
        }
    }

    private func addFile(_ path: String, _ body: (EmailDomainEntry) -> Void) {
        guard let object = workspace.file(path)?.root.object(["kind", "source", "domains"], diagnostics) else { return }
        for value in object.array("domains") ?? [] {
            if let entry = EmailDomainEntry(value, diagnostics) { body(entry) }
        }
    }

    private func addText(_ path: String, _ body: (EmailDomainEntry) -> Void) {
        guard let bytes = workspace.text(path) else { return }
        let shown = workspace.shown(path)
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var line = 0
        var rest = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        while !rest.isEmpty {
            let whole = rest.prefix { $0 != 0x0A }
            rest = rest.dropFirst(whole.count + 1)
            line += 1
            let content = whole.prefix { $0 != 0x23 }
            guard let first = content.firstIndex(where: { !isSpace($0) }),
                let last = content.lastIndex(where: { !isSpace($0) })
            else { continue }
            let column = content[..<first].count + 1
            guard let text = String(validating: content[first...last], as: UTF8.self) else {
                diagnostics.report(
                    Diagnostic(
                        file: shown, line: line, column: column, code: "email.badDomain",
                        message: "the line is not UTF-8"))
                continue
            }
            body(EmailDomainEntry(text, path: shown, line: line, column: column))
        }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
