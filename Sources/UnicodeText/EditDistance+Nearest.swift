extension EditDistance {
    /// The word of a list that is most like another, if it is like enough to be a typing error: at most a third of its letters
    /// differ.
    package static func nearest(to word: String, among words: [String]) -> String? {
        let letters = Array(word.unicodeScalars.prefix(32))
        var best: (word: String, distance: Int)?
        for candidate in words {
            let distance = between(letters, Array(candidate.unicodeScalars.prefix(32)))
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        guard let best, best.distance <= max(1, best.word.unicodeScalars.count / 3),
            best.distance < min(letters.count, best.word.unicodeScalars.count)
        else { return nil }
        return best.word
    }
}
