extension SymbolAutomaton.Builder {
    /// Adds a root whose states carry the labels of `entries`, and gives its number. Texts longer than `maximumLength`
    /// symbols match nothing.
    @discardableResult
    public mutating func addRoot(_ entries: [Entry], maximumLength: Int) throws(Failure) -> Int {
        var network = PatternNetwork()
        for entry in entries { network.add(entry) }
        var construction = Construction(network: network, maximumLength: maximumLength)
        let start = try construction.state(network.closure([0]), depth: 0, into: &self)
        guard roots.count < 1 << 16 else { throw .tooLarge }
        roots.append(start)
        return roots.count - 1
    }

    mutating func intern(labels: [UInt16]) throws(Failure) -> Int {
        if let set = knownLabelSets[labels] { return set }
        guard labelSets.count < 1 << 16 else { throw .tooLarge }
        knownLabelSets[labels] = labelSets.count
        labelSets.append(labels)
        return labelSets.count - 1
    }

    mutating func intern(row: [UInt16], labelSet: Int) throws(Failure) -> UInt16 {
        if labelSet == 0, row.allSatisfy({ $0 == 0 }) { return 0 }
        let key = StateKey(labelSet: labelSet, row: row)
        if let state = known[key] { return state }
        guard rows.count < 1 << 16 else { throw .tooLarge }
        let state = UInt16(rows.count)
        known[key] = state
        rows.append(row)
        stateLabels.append(labelSet)
        return state
    }
}

/// Subset construction of one root. A state is a set of network nodes at a depth, because length lists make the same set
/// mean different things at different depths.
private struct Construction {
    struct Key: Hashable {
        let nodes: [Int32]
        let depth: Int
    }

    let network: PatternNetwork
    let maximumLength: Int
    private var states: [Key: UInt16] = [:]
    private var steps: [[Int32]: [[Int32]]] = [:]

    init(network: PatternNetwork, maximumLength: Int) {
        self.network = network
        self.maximumLength = maximumLength
    }

    mutating func state(
        _ nodes: [Int32], depth: Int, into builder: inout SymbolAutomaton.Builder
    ) throws(SymbolAutomaton.Builder.Failure) -> UInt16 {
        let key = Key(nodes: nodes, depth: depth)
        if let state = states[key] { return state }
        var row = [UInt16](repeating: 0, count: builder.symbolCount)
        if depth < maximumLength {
            for (symbol, next) in successors(nodes, builder.symbolCount).enumerated() where !next.isEmpty {
                row[symbol] = try state(next, depth: depth + 1, into: &builder)
            }
        }
        let labels = try builder.intern(labels: network.labels(nodes, depth: depth))
        let state = try builder.intern(row: row, labelSet: labels)
        states[key] = state
        return state
    }

    private mutating func successors(_ nodes: [Int32], _ symbolCount: Int) -> [[Int32]] {
        if let known = steps[nodes] { return known }
        let found = network.successors(nodes, symbolCount)
        steps[nodes] = found
        return found
    }
}
