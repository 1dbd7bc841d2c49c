/// The non-deterministic automaton of one root's patterns (Thompson's construction); node 0 is the start.
struct PatternNetwork: Sendable {
    private struct Edge {
        let symbols: UInt64
        let target: Int32
    }

    private var empty: [[Int32]] = [[]]
    private var edges: [[Edge]] = [[]]
    private var accepting: [Int32: [SymbolAutomaton.Builder.Entry]] = [:]

    mutating func add(_ entry: SymbolAutomaton.Builder.Entry) {
        let start = node()
        empty[0].append(start)
        accepting[build(entry.pattern, from: start), default: []].append(entry)
    }

    private mutating func node() -> Int32 {
        empty.append([])
        edges.append([])
        return Int32(empty.count - 1)
    }

    private mutating func build(_ pattern: SymbolPattern, from start: Int32) -> Int32 {
        switch pattern {
        case .symbols(let symbols):
            let end = node()
            edges[Int(start)].append(Edge(symbols: symbols, target: end))
            return end
        case .sequence(let parts):
            return parts.reduce(start) { build($1, from: $0) }
        case .alternation(let choices):
            let end = node()
            for choice in choices {
                let branch = node()
                empty[Int(start)].append(branch)
                empty[Int(build(choice, from: branch))].append(end)
            }
            return end
        case .repetition(let part, let minimum, let maximum):
            var here = (0..<minimum).reduce(start) { at, _ in build(part, from: at) }
            guard maximum > minimum else { return here }
            let end = node()
            empty[Int(here)].append(end)
            for _ in minimum..<maximum {
                here = build(part, from: here)
                empty[Int(here)].append(end)
            }
            return end
        }
    }

    /// The nodes reached without a symbol, without those that only pass on; ascending.
    func closure(_ start: some Sequence<Int32>) -> [Int32] {
        var seen = Set(start)
        var open = Array(seen)
        while let node = open.popLast() {
            for next in empty[Int(node)] where seen.insert(next).inserted { open.append(next) }
        }
        return seen.filter { !edges[Int($0)].isEmpty || accepting[$0] != nil }.sorted()
    }

    func successors(_ nodes: [Int32], _ symbolCount: Int) -> [[Int32]] {
        (0..<symbolCount).map { symbol in
            var targets = Set<Int32>()
            for node in nodes {
                for edge in edges[Int(node)] where edge.symbols >> UInt64(symbol) & 1 == 1 {
                    targets.insert(edge.target)
                }
            }
            return targets.isEmpty ? [] : closure(targets)
        }
    }

    /// The labels that hold for a text of `depth` symbols that ends in these nodes; ascending.
    func labels(_ nodes: [Int32], depth: Int) -> [UInt16] {
        var entries: [SymbolAutomaton.Builder.Entry] = []
        for node in nodes {
            for entry in accepting[node] ?? []
            where entry.lengths == 0 || (depth < 64 && entry.lengths >> UInt64(depth) & 1 == 1) {
                entries.append(entry)
            }
        }
        let found = Set(entries.map(\.label))
        return Set(entries.filter { $0.requires.map(found.contains) ?? true }.map(\.label)).sorted()
    }
}
