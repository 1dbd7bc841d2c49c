/// The word of a list that is most like another, if it is like enough to be a typing error: at most a third of its letters
/// differ (restricted Damerau-Levenshtein distance).
func nearestWord(to word: String, among words: [String]) -> String? {
    let letters = Array(word.unicodeScalars.prefix(32))
    var best: (word: String, distance: Int)?
    for candidate in words {
        let distance = editDistance(letters, Array(candidate.unicodeScalars.prefix(32)))
        if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, best.word.unicodeScalars.count / 3),
        best.distance < min(letters.count, best.word.unicodeScalars.count)
    else { return nil }
    return best.word
}

private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
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
