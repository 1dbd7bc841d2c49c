import JSONText

/// One fault in a table: where, what kind, and what to do about it.
package struct Diagnostic: Error, Sendable, Hashable {
    /// The path of the file as the workspace names it.
    package var file: String

    /// Counted from 1; columns in Unicode scalars.
    package var line: Int
    package var column: Int

    /// The stable code of the fault, `topic.whatIsWrong`.
    package var code: String
    package var message: String
}

extension Diagnostic: CustomStringConvertible {
    package var description: String { "\(file):\(line):\(column): \(code): \(message)" }
}

/// Collects the faults of a run, so that one run tells them all.
package final class Diagnostics {
    private var found: [Diagnostic] = []
    private var known: Set<Diagnostic> = []

    /// What faults that have been told leave unknown.
    var doubts: Set<Doubt> = []

    package init() {}

    package var isEmpty: Bool { found.isEmpty }

    /// By file and place; two topics that read one file report its faults once.
    package var sorted: [Diagnostic] {
        found.sorted { ($0.file, $0.line, $0.column, $0.code) < ($1.file, $1.line, $1.column, $1.code) }
    }

    package func report(_ diagnostic: Diagnostic) {
        if known.insert(diagnostic).inserted { found.append(diagnostic) }
    }

    /// Reports a fault at the first byte of a value.
    package func report(_ code: String, at value: SourceValue, _ message: String) {
        let position = value.position
        report(
            Diagnostic(
                file: value.file.path, line: position.line, column: position.column, code: code, message: message))
    }

    /// Reports a fault of a file as a whole.
    package func report(_ code: String, file: String, _ message: String) {
        report(Diagnostic(file: file, line: 1, column: 1, code: code, message: message))
    }
}
