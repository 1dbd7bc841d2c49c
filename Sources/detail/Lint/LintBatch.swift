import CProgram
import DetailKit
import Glibc

/// Lints the payloads of a batch on all cores, in runs of lines; the results come in the order of the lines.
struct LintBatch {
    private let step: LintStep

    init(_ step: LintStep) { self.step = step }

    /// Runs of lines that are in work for each core: one that is worked on, and one that waits.
    private static let runsPerCore = 2

    /// Calls `body` with the results of the runs, in their order.
    ///
    /// - Parameter start: what has been read of the source.
    func forEach(of source: LintSource, after start: [UInt8] = [], _ body: (LintResult) -> Void) throws(Failure) {
        // One byte more than a payload may have is enough to tell that a line is too long.
        let longest = step.options.validator.largestPayload + 1
        var lines = try LineChunks(source.path, as: source.name, longest: longest, after: start)
        defer { lines.close() }
        let worker = LintWorker(step, source.name)
        var memory: [[UInt8]] = []
        guard let first = try lines.next(reusing: []) else { return }
        var pool: OrderedPool<LineChunk, LintWorker.Done>?
        defer { pool?.end() }
        var next: LineChunk? = first
        while let chunk = next, !Output.isClosed {
            // Its memory is used again only when nobody else holds it.
            next = nil
            // What fits into one run is not worth a thread, and somebody who talks to the program is answered at once.
            let isLast = source.path == "-" && lines.wouldWait
            if pool == nil, !isLast, chunk.bytes.count >= LineChunks.size / 2 {
                pool = LintBatch.pool { [step] in LintWorker(step, source.name) }
            }
            if let pool {
                if pool.outstanding == pool.capacity { take(from: pool, &memory, body) }
                pool.give(chunk)
                if isLast { while pool.outstanding > 0 { take(from: pool, &memory, body) } }
            } else {
                let done = worker.run(chunk)
                body(done.result)
                memory.append(done.memory)
            }
            if isLast { Output.flush() }
            next = try lines.next(reusing: memory.popLast() ?? [])
        }
        if let pool { while pool.outstanding > 0, !Output.isClosed { take(from: pool, &memory, body) } }
    }

    private func take(
        from pool: OrderedPool<LineChunk, LintWorker.Done>, _ memory: inout [[UInt8]], _ body: (LintResult) -> Void
    ) {
        guard let done = pool.take() else { return }
        body(done.result)
        memory.append(done.memory)
    }

    /// A pool over the cores; none where there is only one, or no thread can be started.
    private static func pool(
        _ makeWorker: @escaping @Sendable () -> LintWorker
    ) -> OrderedPool<LineChunk, LintWorker.Done>? {
        let cores = Int(dk_cores())
        if cores == 1 { return nil }
        let pool = OrderedPool<LineChunk, LintWorker.Done>(workers: cores, capacity: cores * runsPerCore) {
            let worker = makeWorker()
            return worker.run
        }
        return pool.canWork ? pool : nil
    }
}

/// Does the step for the payloads of a batch, one after another in the same memory. Belongs to one thread.
final class LintWorker {
    private let step: LintStep
    private let name: String
    private let session: ValidationSession
    private let surroundings: Surroundings

    /// What became of a run of lines, and the memory it lay in.
    struct Done: Sendable {
        let result: LintResult
        let memory: [UInt8]
    }

    init(_ step: LintStep, _ name: String) {
        self.step = step
        self.name = name
        session = ValidationSession(step.options.validator)
        surroundings = step.surroundings(of: name)
    }

    func run(_ chunk: LineChunk) -> Done {
        var result = LintResult()
        let bytes = chunk.bytes
        result.summary.bytes = bytes.count
        chunk.forEach { line, number, record in
            let report = session.validate(bytes.span.extracting(line), in: surroundings)
            step.take(
                report, of: Input(name: name, bytes: Array(bytes[line]), line: number, record: record), into: &result)
        }
        return Done(result: result, memory: chunk.bytes)
    }
}
