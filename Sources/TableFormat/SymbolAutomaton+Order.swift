extension SymbolAutomaton.Builder {
    /// The order in which states are written: those with rows, then the tails, where every symbol leads to the next state
    /// until nothing leads on.
    ///
    /// Where several tails run together, each is written to its end: that takes less room than a row.
    struct Order {
        /// The most steps that a byte holds.
        private static let maximumSteps = 0xFF
        private static let maximumCount = 1 << 16

        /// The states as they are written; some of the tails more than once.
        let states: [Int]

        /// The number of states with rows.
        let rowCount: Int

        /// For each state without a row, how many steps it has left.
        let steps: [UInt8]

        /// The new numbers of the states.
        private(set) var numbers: [UInt16]

        /// - Parameter rows: the rows of all states; a state comes behind those it leads to.
        init(_ rows: [[UInt16]]) {
            let steps = Order.steps(rows)
            let tails = Order.tails(rows, steps)
            let withRows = rows.indices.filter { steps[$0] == nil }
            let isRoomy = withRows.count + tails.count <= Order.maximumCount
            states = isRoomy ? withRows + tails : Array(rows.indices)
            rowCount = isRoomy ? withRows.count : rows.count
            self.steps = states.dropFirst(rowCount).map { UInt8(steps[$0] ?? 0) }
            numbers = [UInt16](repeating: 0, count: rows.count)
            for (number, state) in states.enumerated() { numbers[state] = UInt16(number) }
        }

        /// The steps that each state of a tail has left; `nil` for a state that needs its row.
        private static func steps(_ rows: [[UInt16]]) -> [Int?] {
            var steps = [Int?](repeating: nil, count: rows.count)
            // The dead state has a row, so that a walk that came to it needs no other question.
            for state in rows.indices.dropFirst() where rows[state].allSatisfy({ $0 == rows[state][0] }) {
                let next = Int(rows[state][0])
                if next == 0 { steps[state] = 0 }
                if let left = steps[next], left < maximumSteps { steps[state] = left + 1 }
            }
            return steps
        }

        /// The tails, one behind the other, each from its first state to its last.
        private static func tails(_ rows: [[UInt16]], _ steps: [Int?]) -> [Int] {
            var isFirst = [Bool](repeating: true, count: rows.count)
            for state in rows.indices where steps[state] ?? 0 > 0 { isFirst[Int(rows[state][0])] = false }
            var tails: [Int] = []
            for first in rows.indices where isFirst[first] {
                guard let count = steps[first] else { continue }
                var state = first
                tails.append(state)
                for _ in 0..<count {
                    state = Int(rows[state][0])
                    tails.append(state)
                }
            }
            return tails
        }
    }
}
