import TableFormat
import UnicodeText

extension AddressTables {
    /// Shorter names are too easily like another one.
    private static let shortestName = 4

    /// What the names that are most like a folded text stand for, when it is one thing only: at most one letter in four
    /// differs.
    ///
    /// Never inlined: Swift 6.3.1 crashes on the closures of its callers otherwise when a sanitizer is built in.
    @inline(never)
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
            let distance = EditDistance.between(letters, other)
            if distance < limit || distance == limit && found == nil {
                (limit, found) = (distance, candidate.target)
            } else if distance == limit, found != candidate.target {
                found = -1
            }
        }
        return found.flatMap { $0 >= 0 ? $0 : nil }
    }
}
