import TableFormat

/// A text as it was typed: its characters with their places, for those who look for what went wrong with it.
struct TypedText {
    struct Character {
        let meaning: PhoneText.Class
        let range: Range<Int>

        /// The digit that a letter looks like.
        let substitute: UInt8?

        var isDigit: Bool { meaning.digit != nil }

        /// A letter or sign of writing that is no digit.
        var isWord: Bool { meaning.has(.word) && !isDigit }
    }

    let characters: [Character]

    /// The values of the digits of the number, and where they stand among the characters.
    private(set) var digits: [UInt8] = []
    private(set) var places: [Int] = []

    /// The plus sign before the first digit.
    let plus: Int?

    /// The first digit, or the plus sign before it.
    let start: Int

    /// Behind the scheme of a URI or a label such as "Tel.", where words begin to be words.
    let labelEnd: Int

    /// The slash at which reading stops, because an x follows it.
    let cut: Int?

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ plans: PhonePlans) {
        let classes = plans.characters
        let limit = plans.limits.characters
        var characters: [Character] = []
        characters.reserveCapacity(min(bytes.count, limit))
        var position = 0
        while position < bytes.count, characters.count < limit {
            let first = position
            let scalar = UTF8Scalars.next(bytes, &position)
            let meaning = classes[scalar]
            let substitute = meaning.has(.word) && meaning.digit == nil ? plans.hints.substitute(scalar) : nil
            characters.append(Character(meaning: meaning, range: first..<position, substitute: substitute))
        }
        let firstDigit = characters.firstIndex(where: \.isDigit) ?? characters.count
        plus = characters[..<firstDigit].firstIndex { $0.meaning.has(.plus) }
        start = plus ?? firstDigit
        let scheme = classes.text(.scheme)
        let isLabelled = bytes.starts(with: scheme) || TypedText.hasLabel(bytes, characters[..<start], plans.hints)
        labelEnd = isLabelled ? start : 0
        self.characters = characters
        cut = characters.indices.first { TypedText.isCut(characters, at: $0) && $0 > firstDigit }
        for (index, character) in characters.enumerated() {
            guard let digit = character.meaning.digit, index < cut ?? Int.max else { continue }
            digits.append(digit)
            places.append(index)
        }
    }

    /// Whether the words before a number are a label and nothing else.
    private static func hasLabel(
        _ bytes: UnsafeBufferPointer<UInt8>, _ part: ArraySlice<Character>, _ hints: PhonePlans.Hints
    ) -> Bool {
        guard let first = part.first(where: \.isWord), let last = part.last(where: \.isWord) else { return false }
        return hints.isLabel(bytes[first.range.lowerBound..<last.range.upperBound])
    }

    private static func isCut(_ characters: [Character], at slash: Int) -> Bool {
        guard characters[slash].meaning.has(.slash) else { return false }
        let next = characters[(slash + 1)...].first { !$0.meaning.has(.space) }
        return next.map { $0.meaning.has(.secondNumber) } ?? false
    }

    /// Leaves out the last digits, which are an extension.
    mutating func dropLast(_ count: Int) {
        digits.removeLast(min(count, digits.count))
        places.removeLast(min(count, places.count))
    }

    /// Behind the last digit of the number.
    var end: Int { places.last.map { $0 + 1 } ?? characters.count }

    /// The bytes of some characters.
    func bytes(_ characters: Range<Int>) -> Range<Int> {
        guard let first = characters.first, let last = characters.last, last < self.characters.count else {
            return 0..<0
        }
        return self.characters[first].range.lowerBound..<self.characters[last].range.upperBound
    }

    /// The bytes from the first to the last of some digits, counted from 0.
    func bytes(digits: Range<Int>) -> Range<Int> {
        guard let first = digits.first, let last = digits.last, last < places.count else { return 0..<0 }
        return bytes(places[first]..<places[last] + 1)
    }

    /// The numbers of digits that stand together.
    var groups: [Int] {
        var groups: [Int] = []
        for (index, place) in places.enumerated() {
            if index > 0, places[index - 1] == place - 1 { groups[groups.count - 1] += 1 } else { groups.append(1) }
        }
        return groups
    }

    /// The run of characters that holds all words of a part. The names of a URI are no words.
    func words(_ part: Range<Int>) -> Range<Int>? {
        let parameters = characters.indices.dropLast().first {
            characters[$0].meaning.has(.semicolon) && characters[$0 + 1].isWord
        }
        let part = part.clamped(to: labelEnd..<max(labelEnd, parameters ?? characters.count))
        guard let first = part.first(where: { characters[$0].isWord }),
            let last = part.last(where: { characters[$0].isWord })
        else { return nil }
        return first..<last + 1
    }
}
