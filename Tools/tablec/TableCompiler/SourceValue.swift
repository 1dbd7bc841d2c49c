package import JSONText

/// A value of a source file. The typed readers report a value of another type and answer `nil`.
package struct SourceValue {
    package let file: SourceFile
    package let node: JSONNode

    /// What other files say of this value, first to last.
    var corrections: [SourceValue] = []

    /// Whether its members are replaced whole: those of a rule are conditions, where null has a meaning of its own.
    var isShallow = false

    typealias Entry = (name: String, nameValue: SourceValue, value: SourceValue)

    package init(file: SourceFile, node: JSONNode) {
        self.file = file
        self.node = node
    }

    package var kind: JSONKind { file.document.kind(node) }

    /// Whether it stands in a file of a team's own folder.
    var isOverlaid: Bool { file.isOverlaid }

    /// Where the value starts.
    package var position: JSONPosition {
        file.positions.position(ofByte: file.document.sourceRange(node).lowerBound)
    }

    package func text(_ diagnostics: Diagnostics) -> String? {
        guard kind == .string else { return wrongType("a string", diagnostics) }
        return file.document.string(of: node)
    }

    package func integer(_ diagnostics: Diagnostics) -> Int? {
        guard kind == .number, let value = file.document.integer(of: node) else {
            return wrongType("a whole number", diagnostics)
        }
        return value
    }

    package func bool(_ diagnostics: Diagnostics) -> Bool? {
        guard let value = file.document.bool(of: node) else { return wrongType("true or false", diagnostics) }
        return value
    }

    package func array(_ diagnostics: Diagnostics) -> [SourceValue]? {
        guard kind == .array else { return wrongType("an array", diagnostics) }
        return corrections.isEmpty ? ownElements : correctedElements(ownElements, diagnostics)
    }

    /// The elements as they stand in the file.
    var ownElements: [SourceValue] { file.document.elements(of: node).map { SourceValue(file: file, node: $0) } }

    /// An array of strings; elements of another type are reported and left out.
    package func texts(_ diagnostics: Diagnostics) -> [String]? {
        array(diagnostics)?.compactMap { $0.text(diagnostics) }
    }

    /// The strings among the elements as they stand in the file.
    var ownTexts: [String] { kind == .array ? ownElements.compactMap { file.document.string(of: $0.node) } : [] }

    package func integers(_ diagnostics: Diagnostics) -> [Int]? {
        array(diagnostics)?.compactMap { $0.integer(diagnostics) }
    }

    /// The members of an object in their order, whatever their names.
    package func entries(_ diagnostics: Diagnostics) -> [(name: String, nameValue: SourceValue, value: SourceValue)]? {
        guard kind == .object else { return wrongType("an object", diagnostics) }
        return corrections.isEmpty ? ownEntries : correctedEntries(ownEntries, diagnostics)
    }

    /// The members as they stand in the file.
    var ownEntries: [Entry] {
        file.document.members(of: node).map { member in
            (
                file.document.string(of: member.name) ?? "", SourceValue(file: file, node: member.name),
                SourceValue(file: file, node: member.value)
            )
        }
    }

    /// The object with exactly these members allowed; any other is reported.
    package func object(_ members: [String], _ diagnostics: Diagnostics) -> SourceObject? {
        guard let entries = entries(diagnostics) else { return nil }
        var mistyped: Set<String> = []
        let given = Set(entries.map(\.name))
        for entry in entries where !members.contains(entry.name) {
            // What is there already was not meant.
            if let nearest = NearestName.of(entry.name, among: members.filter { !given.contains($0) }) {
                mistyped.insert(nearest)
            }
            if entry.name == SourceValue.removedMember {
                diagnostics.report(
                    "table.wrongType", at: entry.value,
                    "only \"removed\": true takes something away, and only from a list of ours")
                continue
            }
            let hint = NearestName.hint(entry.name, among: members)
            diagnostics.report("table.unknownMember", at: entry.nameValue, "unknown member '\(entry.name)'\(hint)")
        }
        return SourceObject(value: self, entries: entries, mistyped: mistyped, diagnostics: diagnostics)
    }

    private func wrongType<Result>(_ wanted: String, _ diagnostics: Diagnostics) -> Result? {
        diagnostics.report("table.wrongType", at: self, "expected \(wanted), not \(named)")
        return nil
    }

    /// What stands here, in a fault.
    private var named: String {
        switch kind {
        case .null: "null"
        case .bool: "true or false"
        case .number: file.document.integer(of: node) == nil ? "one with a fraction, or so large" : "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
