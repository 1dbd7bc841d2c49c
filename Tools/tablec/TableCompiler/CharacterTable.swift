package import TableFormat
import UnicodeText

/// A file of `Rules/characters`: classes of characters in UnicodeSet notation, compiled to one value a code point.
/// See `CharacterSchema` for the layout.
///
/// A character that several sets hold belongs to the first. Refused classes are numbered in the order of the file.
package struct CharacterTable {
    static let repairs = Dictionary(
        uniqueKeysWithValues: CharacterSchema.Repair.allCases.map { ("\($0)", $0.rawValue) })

    package private(set) var map: CodePointMap.Builder
    package private(set) var codes = TextPool.Builder()
    private var rows: [Int: [Int?]] = [:]
    private let vocabulary: Vocabulary
    private let version: String
    private let diagnostics: Diagnostics

    package init?(_ file: SourceFile, _ vocabulary: Vocabulary, _ diagnostics: Diagnostics) {
        let members = ["kind", "source", "unicodeVersion", "accepted", "refused", "otherwise", "properties"]
        guard let object = file.root.object(members, diagnostics), object.text("source") != nil,
            let place = object.required("unicodeVersion"), let version = place.text(diagnostics),
            let numbers = CharacterTable.usable(version, place, diagnostics)
        else { return nil }
        self.vocabulary = vocabulary
        self.version = version
        self.diagnostics = diagnostics
        map = CodePointMap.Builder(unicodeVersion: numbers)
        for value in object.array("accepted") ?? [] { addAccepted(value) }
        for (index, value) in (object.array("refused") ?? []).enumerated() {
            addRefused(value, CharacterSchema.firstRefused + index)
        }
        for value in object.array("properties") ?? [] { addProperty(value) }
        if let otherwise = object.required("otherwise")?.object(["code", "source"], diagnostics) {
            rows[0] = [otherwise.text("code").map { codes.intern($0) }, nil, 0, 0]
        }
    }

    /// The rows of the classes by number: code, key character, repair, character to write instead.
    package var classes: RecordTable.Builder {
        var table = RecordTable.Builder(CharacterSchema.Field.roles)
        for number in 0...(rows.keys.max() ?? 0) { table.add(rows[number] ?? [nil, nil, 0, 0]) }
        return table
    }

    /// The version as numbers, when the ICU at hand knows it. Sets are cut to the characters that it had: a newer ICU
    /// gives the same classes.
    static func usable(
        _ version: String, _ place: SourceValue, _ diagnostics: Diagnostics
    ) -> (major: Int, minor: Int)? {
        let wanted = version.split(separator: ".").compactMap { Int($0) }
        let known = UnicodeVersion.unicode.split(separator: ".").compactMap { Int($0) }
        guard wanted.count == 2, !known.lexicographicallyPrecedes(wanted) else {
            diagnostics.report(
                "characters.unicodeVersion", at: place,
                "no version that this ICU has: it knows Unicode \(UnicodeVersion.unicode)")
            return nil
        }
        return (wanted[0], wanted[1])
    }

    private func ranges(_ object: SourceObject) -> [ClosedRange<UInt32>] {
        guard let place = object.required("set"), let pattern = place.text(diagnostics) else { return [] }
        do {
            _ = try UnicodeSetRanges(pattern)
            let ranges = try UnicodeSetRanges("[\(pattern)&\\p{age=\(version)}]").ranges
            if ranges.isEmpty { diagnostics.report("characters.emptySet", at: place, "the set holds no character") }
            return ranges
        } catch {
            let reason =
                switch error {
                case .malformed: "no set in UnicodeSet notation"
                case .holdsStrings: "the set holds a string of several characters"
                }
            diagnostics.report("characters.badSet", at: place, reason)
            return []
        }
    }

    /// The number that the text of a member stands for.
    private func number(_ member: String, of object: SourceObject, in names: [String: Int], _ code: String) -> Int? {
        guard let place = object.required(member), let name = place.text(diagnostics) else { return nil }
        if let number = names[name] { return number }
        let known = names.sorted { $0.value < $1.value }.map(\.key).joined(separator: ", ")
        diagnostics.report(code, at: place, "unknown name '\(name)'; one of \(known)")
        return nil
    }

    /// The one character that the text of an optional member is.
    private func character(_ member: String, of object: SourceObject) -> Int? {
        guard let place = object.optional(member), let text = place.text(diagnostics) else { return nil }
        if text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first { return Int(scalar.value) }
        diagnostics.report("characters.badKey", at: place, "the \(member) is one character")
        return nil
    }

    private mutating func addAccepted(_ value: SourceValue) {
        let members = ["class", "set", "key", "instead", "source"]
        guard let object = value.object(members, diagnostics), object.text("source") != nil,
            let number = number("class", of: object, in: vocabulary.classes, "characters.unknownClass")
        else { return }
        rows[number] = [nil, character("key", of: object), 0, character("instead", of: object) ?? 0]
        for range in ranges(object) {
            if let taken = range.first(where: { map[$0] != 0 }), let scalar = Unicode.Scalar(taken) {
                diagnostics.report(
                    "characters.overlap", at: object.optional("set") ?? value,
                    "\(CharacterNames.notation(of: scalar)) is in an earlier class as well")
            }
            map.set(range, UInt32(number))
        }
    }

    private mutating func addRefused(_ value: SourceValue, _ number: Int) {
        let members = ["class", "set", "code", "repair", "instead", "allowed", "allowedAs", "source"]
        guard let object = value.object(members, diagnostics), object.text("class") != nil,
            object.text("source") != nil, let code = object.text("code")
        else { return }
        var repair = 0
        if object.optional("repair") != nil {
            repair =
                self.number("repair", of: object, in: CharacterTable.repairs, "characters.unknownRepair") ?? 0
        }
        let instead = character("instead", of: object)
        let replaces: [CharacterSchema.Repair] = [.replace, .replaceInHebrew]
        if replaces.contains(where: { $0.rawValue == repair }) != (instead != nil) {
            diagnostics.report(
                "characters.badRepair", at: value, "what is replaced, and only that, has a character to write instead")
        }
        rows[number] = [codes.intern(code), nil, repair, instead ?? 0]
        var target = number
        let named =
            object.optional("allowedAs") == nil
            ? nil : self.number("allowedAs", of: object, in: vocabulary.classes, "characters.unknownClass")
        if object.optionalBool("allowed") == true, let allowed = named ?? vocabulary.allowed { target = allowed }
        for range in ranges(object) {
            for codePoint in range where map[codePoint] == 0 { map[codePoint] = UInt32(target) }
        }
    }

    private mutating func addProperty(_ value: SourceValue) {
        guard let object = value.object(["property", "set", "source"], diagnostics), object.text("source") != nil,
            let bit = number("property", of: object, in: vocabulary.properties, "characters.unknownProperty")
        else { return }
        for range in ranges(object) { map.formUnion(range, 1 << UInt32(CharacterSchema.propertyShift + bit)) }
    }
}
