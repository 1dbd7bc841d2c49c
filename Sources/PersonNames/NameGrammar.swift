import TableFormat

/// Which characters may follow each other in a name, as an automaton that is fed one character at a time.
///
/// ```
/// name   = part+                       with at least one letter
/// part   = letter (mark | variant | joined)* | letter mark* middle-dot letter | apostrophe | hyphen | period | space
/// joined = joiner (letter | mark)      both sides of scripts that join, or behind a virama and nothing more of the word
/// ```
/// Marks in a row and punctuation in a row are counted. A variant stands behind a Mongolian letter; Hebrew punctuation beside
/// a Hebrew letter; Japanese punctuation in a name that has a Japanese letter. Accepting and explaining use this one
/// automaton.
struct NameGrammar {
    enum Fault {
        case strayMark, tooManyMarks, punctuationRun, variant
        /// The character itself, or the one before it, is a joiner where none may stand.
        case joiner, joinerBefore
        /// The same for a middle dot.
        case middleDot, middleDotBefore
        /// The character before is punctuation of a script that neither of its neighbours is of.
        case otherScriptBefore
    }

    /// What the next character has to be.
    private enum Wait {
        case nothing, letter, hebrew
        /// A letter or mark of a script that joins; behind a virama the word may end as well.
        case joined, joinedOrEnd
    }

    private let limits: NameLimits
    private var wait = Wait.nothing
    private var last = NameCharacter(UInt32(NameSchema.Class.space.rawValue))
    private var base = NameCharacter(0)
    private(set) var marks = 0
    private(set) var punctuation = 0
    /// Marks in a row that no letter carries.
    private(set) var strayMarks = 0
    private(set) var hasLetter = false

    /// What letters there are, and what punctuation, as the union of their properties.
    private var letters = NameCharacter(0)
    private var signs = NameCharacter(0)

    init(_ limits: NameLimits) { self.limits = limits }

    @inline(__always)
    mutating func take(_ character: NameCharacter) -> Fault? {
        guard character.kind == .letter, wait == .nothing else { return takeOther(character) }
        takeLetter(character)
        return nil
    }

    @inline(__always)
    private mutating func takeLetter(_ character: NameCharacter) {
        hasLetter = true
        letters.formUnion(character)
        base = character
        last = character
        marks = 0
        punctuation = 0
    }

    private mutating func takeOther(_ character: NameCharacter) -> Fault? {
        let late = settle(character)
        wait = .nothing
        let own = place(character, after: last.kind)
        last = character
        return late ?? own
    }

    /// What is wrong with the character before, now that the next one is known.
    private func settle(_ next: NameCharacter?) -> Fault? {
        let isLetter = next?.kind == .letter
        return switch wait {
        case .nothing, .joinedOrEnd: nil
        case .letter: isLetter ? nil : .middleDotBefore
        case .hebrew: isLetter && next?.has(.hebrew) == true ? nil : .otherScriptBefore
        case .joined: (isLetter || next?.kind == .mark) && next?.has(.joins) == true ? nil : .joinerBefore
        }
    }

    private mutating func place(_ character: NameCharacter, after before: NameSchema.Class) -> Fault? {
        let isBehindLetter = before == .letter || before == .mark || before == .variant
        switch character.kind {
        case .letter:
            takeLetter(character)
            return nil
        case .mark:
            if before == .mark, strayMarks > 0 {
                strayMarks += 1
                return nil
            }
            strayMarks = isBehindLetter || before == .joiner ? 0 : 1
            guard strayMarks == 0 else { return .strayMark }
            return countMark(deep: base.has(.stacksDeeply) || character.has(.stacksDeeply))
        case .variant:
            guard isBehindLetter, base.has(.mongolian) else { return .variant }
            return countMark(deep: false)
        case .joiner:
            guard isBehindLetter, base.has(.joins) else { return .joiner }
            wait = last.has(.joinsAtEnd) && character.has(.joinsAtEnd) ? .joinedOrEnd : .joined
            return nil
        case .apostrophe, .hyphen, .period:
            signs.formUnion(character)
            punctuation += 1
            if character.has(.hebrew), !(isBehindLetter && base.has(.hebrew)) { wait = .hebrew }
            return punctuation == limits.punctuation + 1 ? .punctuationRun : nil
        case .middleDot:
            signs.formUnion(character)
            punctuation += 1
            wait = .letter
            return isBehindLetter || before == .period && character.has(.japanese) ? nil : .middleDot
        case .space, .otherSpace, .allowed, .otherwise, .refused:
            marks = 0
            punctuation = 0
            return nil
        }
    }

    private mutating func countMark(deep: Bool) -> Fault? {
        marks += 1
        return marks == (deep ? limits.marksInStackingScripts : limits.marks) + 1 ? .tooManyMarks : nil
    }

    /// What is wrong because nothing more follows.
    func end() -> Fault? { settle(nil) }

    /// Whether there is Japanese punctuation without a Japanese letter.
    var hasStrayJapanese: Bool { signs.has(.japanese) && !letters.has(.japanese) }
}
