/// A bounded regular expression with captures, as a tree: what a national-prefix rule needs beyond `SymbolPattern`.
///
/// Unlike an automaton, a program made of it keeps the order of choices: the first alternative that leads to a match wins
/// and a repetition takes as much as it can, as in Perl.
public indirect enum MatchPattern: Sendable, Equatable {
    /// One symbol out of a set; bit n stands for symbol n.
    case symbols(UInt64)
    case sequence([MatchPattern])
    case alternation([MatchPattern])

    /// The pattern from `minimum` to `maximum` times, as often as possible.
    case repetition(MatchPattern, minimum: Int, maximum: Int)

    /// A numbered group, counted by opening parentheses.
    case group(MatchPattern)

    /// The end of the text.
    case end
}

extension MatchPattern {
    /// The same texts as a pattern for an automaton; `nil` when it asks for the end of the text, which that cannot say.
    public var symbolPattern: SymbolPattern? {
        switch self {
        case .symbols(let symbols): return .symbols(symbols)
        case .sequence(let parts): return MatchPattern.all(parts).map { .sequence($0) }
        case .alternation(let parts): return MatchPattern.all(parts).map { .alternation($0) }
        case .repetition(let part, let minimum, let maximum):
            return part.symbolPattern.map { .repetition($0, minimum: minimum, maximum: maximum) }
        case .group(let part): return part.symbolPattern
        case .end: return nil
        }
    }

    private static func all(_ parts: [MatchPattern]) -> [SymbolPattern]? {
        let patterns = parts.compactMap(\.symbolPattern)
        return patterns.count == parts.count ? patterns : nil
    }

    /// The number of groups inside.
    public var groupCount: Int {
        switch self {
        case .symbols, .end: 0
        case .sequence(let parts), .alternation(let parts): parts.reduce(0) { $0 + $1.groupCount }
        case .repetition(let part, _, _): part.groupCount
        case .group(let part): part.groupCount + 1
        }
    }

    /// The number of symbols in the longest text that matches.
    public var maximumLength: Int {
        switch self {
        case .symbols: 1
        case .end: 0
        case .sequence(let parts): parts.reduce(0) { $0 + $1.maximumLength }
        case .alternation(let parts): parts.reduce(0) { max($0, $1.maximumLength) }
        case .repetition(let part, _, let maximum): part.maximumLength * maximum
        case .group(let part): part.maximumLength
        }
    }
}
