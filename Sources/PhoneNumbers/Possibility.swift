/// Whether a number can exist, going by its length alone.
public enum Possibility: String, Sendable, CaseIterable {
    case possible
    /// As long as a number that is dialled within its own area, without the area code.
    case possibleLocalOnly
    case tooShort
    case tooLong
    /// Between the shortest and the longest length, but no number has it.
    case invalidLength
    case invalidCallingCode

    /// Whether someone can be reached under it, if only from nearby.
    public var isPossible: Bool { self == .possible || self == .possibleLocalOnly }
}
