import TableFormat

/// What the labels at the end of a number say. For the main region of a calling code, where most numbers belong, the answer
/// is kept for each set of labels.
struct PhoneLabels: Sendable {
    private let automaton: SymbolAutomaton
    private let mainTypes: [PhoneNumberType]
    private let mainMatches: [Bool]

    init(_ automaton: SymbolAutomaton) {
        self.automaton = automaton
        mainTypes = (0..<automaton.labelSetCount).map { PhoneLabels.type(automaton, $0, 0) }
        mainMatches = (0..<automaton.labelSetCount).map { PhoneLabels.matchesPlan(automaton, $0, 0) }
    }

    /// The type of number that a set of labels stands for in the region at this place.
    func type(_ set: Int, place: Int) -> PhoneNumberType {
        place == 0 && set < mainTypes.count ? mainTypes[set] : PhoneLabels.type(automaton, set, place)
    }

    /// Whether the plan of the region at this place has numbers of this form, whatever their kind and length.
    func matchesPlan(_ set: Int, place: Int) -> Bool {
        place == 0 && set < mainMatches.count ? mainMatches[set] : PhoneLabels.matchesPlan(automaton, set, place)
    }

    private static func matchesPlan(_ automaton: SymbolAutomaton, _ set: Int, _ place: Int) -> Bool {
        automaton.contains(PhoneSchema.label(region: place, .generalPattern), at: automaton.labelPlaces(set))
    }

    /// Kinds are numbered by precedence.
    private static func type(_ automaton: SymbolAutomaton, _ set: Int, _ place: Int) -> PhoneNumberType {
        let labels = automaton.labelPlaces(set)
        let lowest = PhoneSchema.label(region: place, .premiumRate)
        let fixedLine = PhoneSchema.label(region: place, .fixedLine)
        let highest = PhoneSchema.label(region: place, .mobile)
        for index in labels {
            let label = automaton.label(at: index)
            guard label >= lowest else { continue }
            guard label <= highest else { break }
            if label == fixedLine, automaton.contains(highest, at: labels) { return .fixedLineOrMobile }
            let kind = PhoneSchema.Kind(rawValue: Int(label) & (1 << PhoneSchema.kindBits - 1))
            return kind.map(PhoneNumberType.init) ?? .unknown
        }
        return .unknown
    }
}
