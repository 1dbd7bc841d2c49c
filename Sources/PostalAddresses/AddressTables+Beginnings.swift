import TableFormat

extension AddressTables {
    /// States that are looked at before a code counts as no beginning.
    private static let maximumSteps = 4096

    /// The most letters and digits that are missing from a beginning.
    private static let maximumRest = 5

    /// Whether a code with letters goes beyond the first part of one and lacks only what may still follow: 1012 J, K1A 0B.
    /// Digits alone may as well have lost a zero, or be another country's.
    func isBeginning(_ code: CompactCode, in layout: Int) -> Bool {
        code.isDigits ? false : leadsOn(code, in: layout, beyondPart: true)
    }

    /// Whether a code lacks only what may still follow.
    ///
    /// - Parameter beyondPart: whether it has to hold the first part of a code at least.
    func leadsOn(_ code: CompactCode, in layout: Int, beyondPart: Bool = false) -> Bool {
        var state = facts[layout].postalRoot
        var holdsPart = !beyondPart
        for index in 0..<code.count {
            guard let symbol = patterns.symbol(code[index]) else { return false }
            state = patterns.next(state, symbol)
            if state == 0 { return false }
            if verdict(state).isPartial { holdsPart = true }
        }
        var steps = holdsPart ? Self.maximumSteps : 0
        // The nearest code first: what no code may begin or end with leads on for ever.
        for rest in 1...Self.maximumRest where steps > 0 && leadsToCode(state, rest: rest, &steps) { return true }
        return false
    }

    private func leadsToCode(_ state: SymbolAutomaton.State, rest: Int, _ steps: inout Int) -> Bool {
        for symbol in 0..<patterns.symbolCount where steps > 0 {
            steps -= 1
            let next = patterns.next(state, symbol)
            if next != 0, rest > 1 ? leadsToCode(next, rest: rest - 1, &steps) : verdict(next).isExact { return true }
        }
        return false
    }
}
