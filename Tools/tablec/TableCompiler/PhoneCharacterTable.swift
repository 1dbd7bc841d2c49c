import TableFormat
import UnicodeText

/// `Rules/characters/phone.json`: what each character means in a phone number, as classes of characters.
struct PhoneCharacterTable {
    typealias Class = PhoneSchema.CharacterClass
    typealias Roles = PhoneSchema.Roles

    static let path = "Rules/characters/phone.json"

    private var words = [UInt32](repeating: 0, count: 0x110000)
    private let diagnostics: Diagnostics

    init(_ diagnostics: Diagnostics) { self.diagnostics = diagnostics }

    /// Gives the characters of a set these roles.
    mutating func add(_ value: SourceValue?, _ roles: Roles) { add(value, Class(word: roles.rawValue)) }

    /// Joins what a class says to what is known of the characters of a set.
    mutating func add(_ value: SourceValue?, _ addition: Class) {
        for range in ranges(value) { for scalar in range { words[Int(scalar)] |= addition.word } }
    }

    /// Joins what a class says to what is known of one character.
    mutating func join(_ scalar: UInt32, _ addition: Class) { words[Int(scalar)] |= addition.word }

    /// Digits of all scripts with the classes of their values.
    mutating func addDigits(_ value: SourceValue?, _ classes: (Int) -> Class) {
        guard let value, let pattern = value.text(diagnostics) else { return }
        for digit in 0...9 {
            guard let ranges = try? UnicodeSetRanges("[\(pattern) & \\p{nv=\(digit)}]").ranges else {
                diagnostics.report("phone.badSet", at: value, "not a set of characters in UnicodeSet notation")
                return
            }
            let word = classes(digit).word
            for range in ranges { for scalar in range { words[Int(scalar)] |= word } }
        }
    }

    private func ranges(_ value: SourceValue?) -> [ClosedRange<UInt32>] {
        guard let value, let pattern = value.text(diagnostics) else { return [] }
        do {
            return try UnicodeSetRanges(pattern).ranges
        } catch {
            diagnostics.report("phone.badSet", at: value, "not a set of characters: \(error)")
            return []
        }
    }

    /// The scalars of a set, for sets of a few.
    func scalars(_ value: SourceValue?) -> [UInt32] { ranges(value).flatMap { Array($0) } }

    func add(to image: inout ImageBuilder) {
        var numbers: [UInt32: UInt32] = [0: 0]
        var classes = RecordTable.Builder(fields: 1)
        classes.add([0])
        let version = UnicodeVersion.unicode.split(separator: ".").compactMap { Int($0) }
        var map = CodePointMap.Builder(unicodeVersion: (version.first ?? 0, version.count > 1 ? version[1] : 0))
        for scalar in UInt32(0)..<0x110000 {
            let word = words[Int(scalar)]
            if numbers[word] == nil { numbers[word] = UInt32(classes.add([Int(word)])) }
            map[scalar] = numbers[word] ?? 0
        }
        image.add(PhoneSchema.Section.characters, map)
        image.add(PhoneSchema.Section.classes, classes)
    }
}
