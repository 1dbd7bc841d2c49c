import TableFormat

extension TypedText {
    /// Whether the text is a number and nothing else: digits, what stands between them, and around them no words.
    var isPlain: Bool {
        let number = start..<end
        return characters.indices.dropFirst(labelEnd).allSatisfy { index in
            let meaning = characters[index].meaning
            // The x that punctuation allows is a letter all the same; stars and hashes are dialled.
            if characters[index].isWord || meaning.has([.star, .hash]) { return false }
            guard number.contains(index), !characters[index].isDigit else { return true }
            return meaning.has([.punctuation, .blank]) || meaning.has(.plus) && index < places.first ?? 0
        }
    }

    /// What the whole text looks like, going by its groups and the one character between them.
    func lookalike(_ hints: PhonePlans.Hints) -> PhoneSchema.LookalikeKind? {
        guard plus == nil, let first = places.first, let last = places.last else { return nil }
        let marks = (first...last).filter { !characters[$0].isDigit }
        guard let mark = marks.first.map({ characters[$0].meaning }), marks.count == groups.count - 1,
            marks.allSatisfy({ characters[$0].meaning == mark })
        else { return nil }
        // A day may begin with a zero, a year or the part of an address does not.
        let groups = groups
        if digits.first == 0, groups.last ?? 0 <= groups.first ?? 0 { return nil }
        return hints.lookalike(groups, mark)
    }
}
