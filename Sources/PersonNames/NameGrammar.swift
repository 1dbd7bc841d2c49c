import TableFormat

/// Which characters may follow each other in a name, as an automaton that is fed one character at a time.
///
/// ```
/// name  = part+                     with at least one letter
/// part  = letter mark* (joiner (letter | mark) mark*)* | letter mark* middle-dot letter | apostrophe | hyphen | period | space
/// ```
/// Marks in a row and punctuation in a row are counted. Accepting and explaining use this one automaton.
struct NameGrammar {
    enum Fault {
        case strayMark, tooManyMarks, punctuationRun
        /// The character itself, or the one before it, is a joiner where none may stand.
        case joiner, joinerBefore
        /// The same for a middle dot.
        case middleDot, middleDotBefore
    }

    private let limits: NameLimits
    private var previous = NameSchema.Class.space
    private var base = NameCharacter(0)
    private(set) var marks = 0
    private(set) var punctuation = 0
    private(set) var hasLetter = false

    init(_ limits: NameLimits) { self.limits = limits }

    @inline(__always)
    mutating func take(_ character: NameCharacter) -> Fault? {
        let kind = character.kind
        if kind == .letter {
            hasLetter = true
            base = character
            marks = 0
            punctuation = 0
            previous = kind
            return nil
        }
        return takeOther(character, kind)
    }

    private mutating func takeOther(_ character: NameCharacter, _ kind: NameSchema.Class) -> Fault? {
        let before = previous
        previous = kind
        if before == .middleDot { return .middleDotBefore }
        if before == .joiner, kind != .mark { return .joinerBefore }
        switch kind {
        case .mark:
            guard before == .letter || before == .mark || before == .joiner else { return .strayMark }
            marks += 1
            let deep = base.has(.stacksDeeply) || character.has(.stacksDeeply)
            return marks == (deep ? limits.marksInStackingScripts : limits.marks) + 1 ? .tooManyMarks : nil
        case .joiner:
            return (before == .letter || before == .mark) && base.has(.joins) ? nil : .joiner
        case .apostrophe, .hyphen, .period:
            punctuation += 1
            return punctuation == limits.punctuation + 1 ? .punctuationRun : nil
        case .middleDot:
            punctuation += 1
            return before == .letter || before == .mark ? nil : .middleDot
        case .letter, .space, .otherSpace, .allowed, .otherwise, .refused:
            marks = 0
            punctuation = 0
            return nil
        }
    }

    /// What is wrong because nothing more follows.
    func end() -> Fault? {
        switch previous {
        case .middleDot: .middleDotBefore
        case .joiner: .joinerBefore
        default: nil
        }
    }
}
