import JSONText
import TableFormat
import UnicodeText

/// The classes of characters that members and conditions name: those of `Rules/characters/text.json`, and of kinds.
///
/// A class has single characters, ranges such as `0-9`, and general categories of Unicode such as `Lu` or `Letter`; or all
/// characters that there are. What is listed as `without` is taken away.
struct RuleCharacters {
    static let path = "Rules/characters/text.json"

    /// The rows of the classes that every file may name.
    private(set) var shared: [String: Int] = [:]

    /// Where each class that is not one of ours for everybody is given, by its row.
    private var places: [Int: SourceValue] = [:]
    private var version = UnicodeVersion.unicode
    private let diagnostics: Diagnostics

    init(_ workspace: Workspace, to tables: inout RuleTables, _ diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
        guard let file = workspace.file(RuleCharacters.path),
            let object = file.root.object(["kind", "source", "unicodeVersion", "classes"], diagnostics),
            object.text("source") != nil, let place = object.required("unicodeVersion"),
            let version = place.text(diagnostics), CharacterTable.usable(version, place, diagnostics) != nil
        else { return }
        self.version = version
        shared = classes(object.required("classes"), of: nil, to: &tables)
    }

    /// The classes that the rules of a kind may name.
    mutating func classes(of file: DetailFile, to tables: inout RuleTables) -> [String: Int] {
        if file.classes == nil ? file.source.means("classes") : file.classes?.kind != .object {
            diagnostics.doubt(.characterClass, of: file.kind)
        }
        return shared.merging(classes(file.classes, of: file.kind, to: &tables)) { _, own in own }
    }

    /// Tells the classes that no member and no rule names.
    func checkUse(_ named: NamedLimits, _ files: [DetailFile]) {
        if !files.allSatisfy(\.isLegible) { return }
        for (row, place) in places where !named.classes.contains(row) {
            let name = place.text(diagnostics) ?? ""
            diagnostics.report(
                "rules.unusedClass", at: place, "no member or rule names the class '\(name)'; name it, or leave it out")
        }
    }

    private mutating func classes(
        _ value: SourceValue?, of owner: String?, to tables: inout RuleTables
    ) -> [String: Int] {
        var rows: [String: Int] = [:]
        for entry in value?.entries(diagnostics) ?? [] {
            // Until it is found to be sound.
            diagnostics.doubt(.characterClass, entry.name, of: owner ?? "")
            guard let object = entry.value.object(["source", "has", "without"], diagnostics),
                object.text("source") != nil
            else { continue }
            let has = object.optional("has").map { set($0) } ?? "[\\u0000-\\U0010FFFF]"
            let without = object.optional("without").map { set($0) } ?? "[]"
            guard let has, let without else { continue }
            guard let ranges = try? UnicodeSetRanges("[[\(has)-\(without)]&\\p{age=\(version)}]").ranges,
                !ranges.isEmpty
            else {
                diagnostics.report("characters.emptySet", at: entry.value, "the class holds no character")
                continue
            }
            let first = tables.ranges.count
            for range in ranges { tables.ranges.add([Int(range.lowerBound), Int(range.upperBound)]) }
            let row = tables.classes.add([tables.texts.intern(entry.name), first, ranges.count])
            rows[entry.name] = row
            if owner != nil || entry.nameValue.isOverlaid { places[row] = entry.nameValue }
        }
        return rows
    }

    /// A list of characters, ranges and categories in UnicodeSet notation; `nil` when there is a fault.
    private func set(_ list: SourceValue) -> String? {
        guard let elements = list.array(diagnostics) else { return nil }
        let parts = elements.compactMap(part)
        return parts.count == elements.count ? "[\(parts.joined())]" : nil
    }

    private func part(_ value: SourceValue) -> String? {
        guard let text = value.text(diagnostics) else { return nil }
        let scalars = Array(text.unicodeScalars)
        if scalars.count == 1 { return notation(scalars[0]) }
        if scalars.count == 3, scalars[1] == "-" {
            guard scalars[0] <= scalars[2] else {
                diagnostics.report("characters.badSet", at: value, "the range '\(text)' ends before it begins")
                return nil
            }
            return "\(notation(scalars[0]))-\(notation(scalars[2]))"
        }
        let isName = scalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || $0 == "_") }
        if isName, (try? UnicodeSetRanges("\\p{gc=\(text)}")) != nil { return "\\p{gc=\(text)}" }
        diagnostics.report(
            "characters.badSet", at: value,
            "'\(text)' is no character, no range such as 0-9, and no general category of Unicode such as Lu")
        return nil
    }

    private func notation(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
