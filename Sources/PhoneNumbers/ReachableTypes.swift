import TableFormat

/// Which types a number can still have that is only begun, in one region.
struct ReachableTypes {
    private let plans: PhonePlans
    private let place: Int
    private var known: [UInt32: TypeSet] = [:]

    /// - Parameter place: the place of the region among those of its calling code.
    init(_ plans: PhonePlans, place: Int) {
        self.plans = plans
        self.place = place
    }

    /// The types of the valid numbers that have exactly so many digits more.
    mutating func types(_ state: SymbolAutomaton.State, after digits: Int) -> TypeSet {
        guard state != 0 else { return [] }
        guard digits > 0 else { return TypeSet(type(state)) }
        let key = UInt32(state) << 8 | UInt32(truncatingIfNeeded: digits & 0xFF)
        if let types = known[key] { return types }
        var types: TypeSet = []
        for digit in 0...UInt8(9) {
            types.formUnion(self.types(plans.automaton.next(state, digit: digit), after: digits - 1))
        }
        known[key] = types
        return types
    }

    /// The type of a number that ends here.
    func type(_ state: SymbolAutomaton.State) -> PhoneNumberType {
        plans.labels.type(plans.automaton.labelSet(state), place: place)
    }

    /// The front of a number that all valid numbers of the same type and length have: the count of its digits.
    mutating func commonDigits(_ number: [UInt8], _ root: SymbolAutomaton.State, _ type: PhoneNumberType) -> Int {
        var state = root
        for (index, digit) in number.enumerated() {
            for other in 0...UInt8(9) where other != digit {
                let next = plans.automaton.next(state, digit: other)
                if types(next, after: number.count - index - 1).contains(TypeSet(type)) { return index }
            }
            state = plans.automaton.next(state, digit: digit)
        }
        return number.count
    }

    /// The front of a number that only its type has, among the numbers of its length: the count of its digits.
    mutating func tellingDigits(_ number: [UInt8], _ root: SymbolAutomaton.State, _ type: PhoneNumberType) -> Int {
        var state = root
        for (index, digit) in number.enumerated() {
            if types(state, after: number.count - index) == TypeSet(type) { return index }
            state = plans.automaton.next(state, digit: digit)
        }
        return number.count
    }
}

/// Types as bits; `unknown` is none.
struct TypeSet: OptionSet, Hashable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ type: PhoneNumberType) {
        let index = type == .unknown ? nil : PhoneNumberType.allCases.firstIndex(of: type)
        rawValue = index.map { 1 << UInt16($0) } ?? 0
    }
}
