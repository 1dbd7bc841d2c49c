/// An object whose member names have been checked. The readers without `optional` report a missing member.
package struct SourceObject {
    package let value: SourceValue
    private let entries: [(name: String, nameValue: SourceValue, value: SourceValue)]
    private let diagnostics: Diagnostics

    /// The members that are missing, but whose names have probably been mistyped, which has been told.
    private let mistyped: Set<String>

    init(
        value: SourceValue, entries: [(name: String, nameValue: SourceValue, value: SourceValue)],
        mistyped: Set<String> = [], diagnostics: Diagnostics
    ) {
        self.value = value
        self.entries = entries
        self.mistyped = mistyped
        self.diagnostics = diagnostics
    }

    /// Whether a member is there or was meant to be: what it holds is then not known, and not missing either.
    func means(_ name: String) -> Bool { mistyped.contains(name) || optional(name) != nil }

    package func optional(_ name: String) -> SourceValue? { entries.first { $0.name == name }?.value }

    package func required(_ name: String) -> SourceValue? {
        if let found = optional(name) { return found }
        if mistyped.contains(name) { return nil }
        diagnostics.report("table.missingMember", at: value, "member '\(name)' is missing")
        return nil
    }

    package func text(_ name: String) -> String? {
        guard let place = required(name), let text = place.text(diagnostics) else { return nil }
        if name == SourceObject.source, text.allSatisfy(\.isWhitespace) {
            diagnostics.report("table.emptySource", at: place, "say where this comes from, such as \"our handbook\"")
        }
        return text
    }

    /// The member that says where a fact comes from.
    private static let source = "source"

    package func integer(_ name: String) -> Int? { required(name)?.integer(diagnostics) }
    package func bool(_ name: String) -> Bool? { required(name)?.bool(diagnostics) }
    package func array(_ name: String) -> [SourceValue]? { required(name)?.array(diagnostics) }
    package func texts(_ name: String) -> [String]? { required(name)?.texts(diagnostics) }
    package func integers(_ name: String) -> [Int]? { required(name)?.integers(diagnostics) }

    package func optionalText(_ name: String) -> String? { optional(name)?.text(diagnostics) }
    package func optionalInteger(_ name: String) -> Int? { optional(name)?.integer(diagnostics) }
    package func optionalBool(_ name: String) -> Bool? { optional(name)?.bool(diagnostics) }
    package func optionalArray(_ name: String) -> [SourceValue]? { optional(name)?.array(diagnostics) }
    package func optionalTexts(_ name: String) -> [String]? { optional(name)?.texts(diagnostics) }
    package func optionalIntegers(_ name: String) -> [Int]? { optional(name)?.integers(diagnostics) }
}
