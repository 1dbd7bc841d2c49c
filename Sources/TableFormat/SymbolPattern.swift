/// A bounded regular expression over the symbols of an automaton, as a tree.
///
/// There is no star: every pattern here matches texts of bounded length, which is what makes the automaton acyclic.
public indirect enum SymbolPattern: Sendable, Equatable {
    /// One symbol out of a set; bit n stands for symbol n.
    case symbols(UInt64)
    case sequence([SymbolPattern])
    case alternation([SymbolPattern])

    /// The pattern from `minimum` to `maximum` times.
    case repetition(SymbolPattern, minimum: Int, maximum: Int)
}
