import TableFormat

extension AddressTables {
    /// Shorter names are too easily like another one.
    private static let shortestName = 4

    /// What the names that are most like a folded text stand for, when it is one thing only: at most one letter in four
    /// differs (restricted Damerau-Levenshtein distance).
    func near(
        _ text: UnsafeBufferPointer<UInt8>, count: Int, _ name: (Int) -> (text: UnsafeBufferPointer<UInt8>, target: Int)
    ) -> Int? {
        let letters = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        guard letters.count >= Self.shortestName else { return nil }
        var limit = letters.count / 4
        var found: Int?
        for row in 0..<count {
            let candidate = name(row)
            // A letter takes one byte to four.
            let difference = candidate.text.count - text.count
            guard candidate.text.count >= Self.shortestName, difference <= limit * 4, difference >= -limit * 4 else {
                continue
            }
            let other = Array(String(decoding: candidate.text, as: UTF8.self).unicodeScalars)
            guard abs(other.count - letters.count) <= limit, other.count >= Self.shortestName else { continue }
            let distance = Self.distance(letters, other)
            if distance < limit || distance == limit && found == nil {
                (limit, found) = (distance, candidate.target)
            } else if distance == limit, found != candidate.target {
                found = -1
            }
        }
        return found.flatMap { $0 >= 0 ? $0 : nil }
    }

    private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
