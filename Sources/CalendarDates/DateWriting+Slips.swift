import TableFormat
import UnicodeText

extension DateWriting {
    /// No word of a date has more letters.
    private static let mostLetters = 24

    /// The month that was probably meant by a mistyped word: what all words mean that are the nearest to it.
    func nearestMonth(_ word: [UInt8]) -> Int? {
        let given = DateWriting.scalars(CaseFolding.compatibilityFolded(word.span))
        guard given.count <= DateWriting.mostLetters else { return nil }
        var limit = (0..<slips.count).last { slips[$0, 0] <= given.count }.map { $0 + 1 } ?? 0
        guard limit > 0 else { return nil }
        var months: Set<Int> = []
        for row in 0..<wordRows.count
        where wordRows[row, DateSchema.WordColumn.role.rawValue] == DateSchema.WordRole.month.rawValue {
            let known = DateWriting.scalars(Array(words.utf8(wordRows[row, DateSchema.WordColumn.word.rawValue])))
            // A short word is near to everything.
            guard known.count >= slips[0, 0], abs(known.count - given.count) <= limit else { continue }
            let distance = DateWriting.distance(given, known)
            guard distance <= limit else { continue }
            if distance < limit {
                limit = distance
                months = []
            }
            months.insert(wordRows[row, DateSchema.WordColumn.value.rawValue])
        }
        return months.count == 1 ? months.first : nil
    }

    private static func scalars(_ text: [UInt8]) -> [UInt32] {
        var scalars: [UInt32] = []
        var offset = 0
        while let (value, length) = UTF8Text.scalar(in: text.span, at: offset) {
            scalars.append(value)
            offset += length
        }
        return scalars
    }

    /// How many letters are too many, too few, another, or have changed places with the next.
    private static func distance(_ first: [UInt32], _ second: [UInt32]) -> Int {
        var beforeLast = [Int](repeating: 0, count: second.count + 1)
        var last = Array(0...second.count)
        for (row, letter) in first.enumerated() {
            var next = [row + 1]
            for (column, other) in second.enumerated() {
                var least = min(last[column + 1] + 1, next[column] + 1, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                next.append(least)
            }
            (beforeLast, last) = (last, next)
        }
        return last[second.count]
    }
}
