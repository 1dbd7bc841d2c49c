import JSONText

/// A domain as a list has it, with its place: a value of a JSON file or a line of a text.
struct EmailDomainEntry {
    private enum Place {
        case value(SourceValue)
        case line(path: String, line: Int, column: Int)
    }

    let text: String
    private let place: Place

    init?(_ value: SourceValue, _ diagnostics: Diagnostics) {
        guard let text = value.text(diagnostics) else { return nil }
        self.text = text
        place = .value(value)
    }

    init(_ text: String, path: String, line: Int, column: Int) {
        self.text = text
        place = .line(path: path, line: line, column: column)
    }

    var path: String {
        switch place {
        case .value(let value): value.file.path
        case .line(let path, _, _): path
        }
    }

    fileprivate func diagnostic(_ code: String, _ message: String) -> Diagnostic {
        switch place {
        case .value(let value):
            let position = value.position
            return Diagnostic(
                file: path, line: position.line, column: position.column, code: code, message: message)
        case .line(_, let line, let column):
            return Diagnostic(file: path, line: line, column: column, code: code, message: message)
        }
    }
}

extension Diagnostics {
    /// Reports a fault of a domain at its place in its list.
    func report(_ code: String, at entry: EmailDomainEntry, _ message: String) {
        report(entry.diagnostic(code, message))
    }
}
