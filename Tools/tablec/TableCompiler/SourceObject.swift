/// An object whose member names have been checked. The readers without `optional` report a missing member.
package struct SourceObject {
    package let value: SourceValue
    private let entries: [(name: String, nameValue: SourceValue, value: SourceValue)]
    private let diagnostics: Diagnostics

    init(
        value: SourceValue, entries: [(name: String, nameValue: SourceValue, value: SourceValue)],
        diagnostics: Diagnostics
    ) {
        self.value = value
        self.entries = entries
        self.diagnostics = diagnostics
    }

    package func optional(_ name: String) -> SourceValue? { entries.first { $0.name == name }?.value }

    package func required(_ name: String) -> SourceValue? {
        if let found = optional(name) { return found }
        diagnostics.report("table.missingMember", at: value, "member '\(name)' is missing")
        return nil
    }

    package func text(_ name: String) -> String? { required(name)?.text(diagnostics) }
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
