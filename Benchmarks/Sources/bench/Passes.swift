/// Measures contenders whose one run takes long: every run counts. The quick ones run more often, in between the slow.
func measurePasses(_ contenders: [Contender], passes: Int = 5) -> [Measurement] {
    var sink = 0
    // The first pass fills the caches of those who have some; it counts the allocations of those who have none.
    let first = contenders.map { contender in
        sink &+= contender.run()
        return time { sink &+= contender.run() }
    }
    let slowest = first.max() ?? 1
    let allocated = contenders.map { contender in allocations(runs: 1) { sink &+= contender.run() } }
    var times = [[Double]](repeating: [], count: contenders.count)
    for _ in 0..<passes {
        for (index, contender) in contenders.enumerated() {
            for _ in 0..<max(1, min(20, Int(slowest / max(first[index], 1)))) {
                times[index].append(time { sink &+= contender.run() })
            }
        }
    }
    keep(sink)
    return contenders.indices.map { index in
        Measurement(
            name: contenders[index].name, nanoseconds: times[index].sorted()[times[index].count / 2],
            allocations: allocated[index])
    }
}

private func time(_ job: () -> Void) -> Double {
    let (seconds, attoseconds) = ContinuousClock().measure(job).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
}

@inline(never)
private func keep(_ value: Int) {}
