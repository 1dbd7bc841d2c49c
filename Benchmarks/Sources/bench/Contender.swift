import CPeers

/// One of the ways to do a job that are measured side by side.
struct Contender {
    let name: String
    /// Does the job once. Returns something that depends on the work, so that none of it can be left out.
    let run: () -> Int
}

/// What came out for one contender.
struct Measurement {
    let name: String
    /// The median over the repetitions.
    let nanoseconds: Double
    let allocations: Double
}

/// Measures contenders in turn, many times over, so that a busy moment of the machine touches them all alike.
func measure(_ contenders: [Contender], repetitions: Int = 31) -> [Measurement] {
    var sink = 0
    let batches = contenders.map { contender in
        let once = time(iterations: 20) { sink &+= contender.run() } / 20
        return max(1, Int(2_000_000 / max(once, 1)))
    }
    var times = [[Double]](repeating: [], count: contenders.count)
    for _ in 0..<repetitions {
        for (index, contender) in contenders.enumerated() {
            let batch = batches[index]
            times[index].append(time(iterations: batch) { sink &+= contender.run() } / Double(batch))
        }
    }
    let results = contenders.enumerated().map { index, contender in
        Measurement(
            name: contender.name, nanoseconds: times[index].sorted()[repetitions / 2],
            allocations: allocations { sink &+= contender.run() })
    }
    blackHole(sink)
    return results
}

/// The mean number of allocations of a job.
func allocations(runs: Int = 100, _ job: () -> Void) -> Double {
    let before = bench_allocations()
    for _ in 0..<runs { job() }
    return Double(bench_allocations() - before) / Double(runs)
}

private func time(iterations: Int, _ job: () -> Void) -> Double {
    let start = ContinuousClock.now
    for _ in 0..<iterations { job() }
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
}

@inline(never)
private func blackHole(_ value: Int) {}
