import TableFormat
import UnicodeText

/// How names of regions are made comparable: lower case, without diacritics, spaces and punctuation.
struct RegionFolding {
    private var values: [UInt32: UInt32] = [:]

    /// Words around a name: those that may stand before or behind it, and those that may be left out.
    private var affixes: [(text: String, place: AddressSchema.AffixPlace)] = []

    /// Scripts whose letters have case or marks; characters elsewhere stay as they are.
    private static let folded: [ClosedRange<UInt32>] = [0x41...0x5A, 0x80...0x2FFF, 0xA640...0xA7FF, 0xFF00...0xFFEF]
    private static let marks: ClosedRange<UInt32> = 0x300...0x36F

    init?(_ names: SourceValue, _ diagnostics: Diagnostics) {
        guard let object = names.object(["ignored", "letters", "before", "behind", "silent"], diagnostics),
            let letters = object.array("letters"),
            let ignored = object.required("ignored").flatMap({ AddressCharacters.set($0, diagnostics) })
        else { return nil }
        var spelled: [UInt32: [UInt32]] = [:]
        for value in letters {
            guard let pair = value.object(["letter", "as"], diagnostics), let letter = pair.text("letter"),
                let plain = pair.text("as")
            else { continue }
            let scalars = plain.unicodeScalars.map(\.value)
            guard letter.unicodeScalars.count == 1, (1...2).contains(scalars.count), plain.utf8.count == scalars.count
            else {
                diagnostics.report("address.badLetter", at: value, "one letter becomes one or two ASCII letters")
                continue
            }
            for scalar in letter.unicodeScalars { spelled[scalar.value] = scalars }
        }
        let bases = Self.bases()
        for range in Self.folded {
            for codePoint in range {
                guard let compatible = Self.single(NFKC.normalized(Self.utf8(codePoint).span)) else { continue }
                // A capital I with a dot is folded to an i and the dot, which is a mark as any other.
                let lower = Self.scalars(CaseFolding.folded(Self.utf8(compatible).span))
                    .filter { !Self.marks.contains($0) }
                let plain = lower.count == 1 ? spelled[lower[0]] ?? [bases[lower[0]] ?? lower[0]] : lower
                if plain == [codePoint] || plain.count > 2 || plain.isEmpty { continue }
                if plain.count == 2, plain[1] >= 0x80 { continue }
                values[codePoint] = plain[0] | (plain.count == 2 ? plain[1] << RegionNameFolding.secondShift : 0)
            }
        }
        for range in ignored.ranges {
            for codePoint in range { values[codePoint] = RegionNameFolding.dropped }
        }
        let places: [(String, AddressSchema.AffixPlace)] = [
            ("before", .before), ("behind", .behind), ("silent", .silent),
        ]
        for (member, place) in places {
            affixes += (object.optionalTexts(member) ?? []).map { (fold($0), place) }
        }
    }

    func fold(_ text: String) -> String {
        var bytes: [UInt8] = []
        let composed = NFC.normalized(Array(text.utf8).span) ?? Array(text.utf8)
        for scalar in Self.scalars(composed) {
            RegionNameFolding.fold(scalar, values[scalar] ?? 0) { bytes.append($0) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func write(into image: inout ImageBuilder) {
        var map = CodePointMap.Builder(unicodeVersion: UnicodeVersion.current)
        for (codePoint, value) in values { map[codePoint] = value }
        image.add("fold", map)
        var pool = TextPool.Builder()
        var table = RecordTable.Builder(
            AddressSchema.roles(AddressSchema.AffixColumn.self, [.text: .reference("afxt")]))
        // The longest first: "stateof" before "state".
        for affix in affixes.sorted(by: { $0.text.utf8.count > $1.text.utf8.count }) {
            table.add([pool.intern(affix.text), affix.place.rawValue])
        }
        image.add("afxt", pool)
        image.add("afix", table)
    }

    /// Letters that are compared without their marks: a to z and alpha to omega. A Cyrillic letter with a mark is another one.
    private static let letters: [ClosedRange<UInt32>] = [0x61...0x7A, 0x3B1...0x3C9]

    /// Those letters under every letter that is one of them with one or two marks.
    private static func bases() -> [UInt32: UInt32] {
        var bases: [UInt32: UInt32] = [:]
        for letter in letters.joined() {
            var level: [UInt32] = [letter]
            for _ in 0..<2 {
                var next: [UInt32] = []
                for base in level {
                    for mark in marks {
                        let text = utf8(base) + utf8(mark)
                        guard let composed = NFC.normalized(text.span).flatMap(single), bases[composed] == nil
                        else { continue }
                        bases[composed] = letter
                        next.append(composed)
                    }
                }
                level = next
            }
        }
        return bases
    }

    private static func single(_ bytes: [UInt8]) -> UInt32? {
        let scalars = scalars(bytes)
        return scalars.count == 1 ? scalars[0] : nil
    }

    private static func scalars(_ bytes: [UInt8]) -> [UInt32] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
    }

    private static func utf8(_ codePoint: UInt32) -> [UInt8] {
        Unicode.Scalar(codePoint).map { Array(String(Character($0)).utf8) } ?? []
    }
}

extension UnicodeVersion {
    /// The version as two numbers, such as (15, 0).
    static var current: (major: Int, minor: Int) {
        let parts = unicode.split(separator: ".").compactMap { Int($0) }
        return (parts.first ?? 0, parts.dropFirst().first ?? 0)
    }
}
