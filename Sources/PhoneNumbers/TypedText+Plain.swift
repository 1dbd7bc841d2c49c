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

    /// Whether there are no words in the text, nor stars and hashes, which are dialled.
    var isOnlyNumber: Bool {
        characters.dropFirst(labelEnd).allSatisfy { !$0.isWord && !$0.meaning.has([.star, .hash]) }
    }

    /// The last plus sign with digits behind it.
    var lastPlus: Int? {
        guard let last = places.last else { return nil }
        return characters[..<last].lastIndex { $0.meaning.has(.plus) }
    }

    /// What a text looks like of which the first groups are parted by one and the same character, when a colon comes behind
    /// them: a date with the time of day, an Internet address with its port. How many digits the part has, too.
    func lookalikeWithMore(_ hints: PhonePlans.Hints) -> (kind: PhoneSchema.LookalikeKind, digits: Int)? {
        guard plus == nil, let first = places.first, let last = places.last,
            let mark = (first...last).first(where: { !characters[$0].isDigit }),
            let end = (mark...last).first(where: {
                !characters[$0].isDigit && characters[$0].meaning != characters[mark].meaning
            }),
            characters[end...last].contains(where: {
                $0.meaning.has(.labelEnd) && !$0.meaning.has(.punctuation)
            })
        else { return nil }
        var part = self
        let count = places.count { $0 < end }
        part.dropLast(places.count - count)
        return part.lookalike(hints).map { ($0, count) }
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
