extension SymbolAutomaton {
    static func checkedCount(_ bytes: TableBytes) -> Int? {
        let automaton = SymbolAutomaton(bytes)
        guard automaton.headHolds, automaton.statesHold, automaton.labelsHold else { return nil }
        return automaton.rootCount
    }

    private var headHolds: Bool {
        guard bytes.count >= SymbolAutomaton.headSize + SymbolAutomaton.alphabetSize,
            symbolCount == Int(bytes.u32(0)), symbolCount > 0, stateCount == Int(bytes.u32(4)), stateCount > 0,
            rootCount == Int(bytes.u32(8)), labelSetCount == Int(bytes.u32(12)), labelSetCount > 0,
            rowCount == Int(bytes.u32(20)), rowCount > 0, labels + labelCount * 2 == bytes.count
        else { return false }
        return (0..<SymbolAutomaton.alphabetSize).allSatisfy {
            Int(bytes.u8(SymbolAutomaton.headSize + $0)) <= symbolCount
        }
    }

    private var statesHold: Bool {
        for root in 0..<rootCount where Int(bytes.u16(roots + root * 2)) >= stateCount { return false }
        for entry in 0..<symbolCount {
            guard rows.u16(entry * 2) == 0 else { return false }
        }
        for entry in 0..<symbolCount * rowCount where Int(rows.u16(entry * 2)) >= stateCount { return false }
        guard labelSet(0) == 0 else { return false }
        // Backwards: nothing is behind the last state, and no state has more steps than the next one and one more.
        var steps = 0
        for state in (0..<stateCount - rowCount).reversed() {
            guard Int(self.steps.u8(state)) <= steps else { return false }
            steps = Int(self.steps.u8(state)) + 1
        }
        for state in 0..<stateCount where Int(bytes.u16(stateLabels + state * 2)) >= labelSetCount { return false }
        return true
    }

    private var labelsHold: Bool {
        var previous: UInt32 = 0
        guard bytes.u32(labelOffsets) == 0, bytes.u32(labelOffsets + 4) == 0 else { return false }
        for set in 0...labelSetCount {
            let offset = bytes.u32(labelOffsets + set * 4)
            guard offset >= previous else { return false }
            previous = offset
        }
        return Int(previous) == labelCount
    }
}
