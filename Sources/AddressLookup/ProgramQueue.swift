import Glibc
import Synchronization

/// The questions that wait for a program, and a descriptor that becomes readable when there is something to do.
final class ProgramQueue: Sendable {
    private struct State {
        var requests: [ProgramRequest] = []
        var isStopped = false
    }

    private let state = Mutex(State())

    /// Readable after `wake`; -1 when the system has no descriptor left.
    let signal: Int32
    private let waker: Int32

    init() {
        var ends: (Int32, Int32) = (-1, -1)
        _ = ChildProgram.pipe(&ends)
        (signal, waker) = ends
        for end in [signal, waker] where end >= 0 { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    deinit { for end in [signal, waker] where end >= 0 { close(end) } }

    var isStopped: Bool { state.withLock(\.isStopped) }

    func add(_ request: ProgramRequest) {
        let isTaken = state.withLock { state in
            if !state.isStopped { state.requests.append(request) }
            return !state.isStopped
        }
        if isTaken { wake() } else { request.finish(.failure(.unavailable)) }
    }

    /// The next question that nobody has answered.
    func next() -> ProgramRequest? {
        state.withLock { state in
            while !state.requests.isEmpty {
                let first = state.requests.removeFirst()
                if !first.isFinished { return first }
            }
            return nil
        }
    }

    /// Ends the work; whoever still waits is told that there is no answer.
    func stop() {
        let waiting = state.withLock { state in
            state.isStopped = true
            defer { state.requests = [] }
            return state.requests
        }
        for request in waiting { request.finish(.failure(.unavailable)) }
        wake()
    }

    /// A pipe that is full wakes as well.
    func wake() {
        var one: UInt8 = 1
        _ = write(waker, &one, 1)
    }

    /// Takes the signal back.
    func settle() {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 12) { chunk in
            while read(signal, chunk.baseAddress, chunk.count) == chunk.count {}
        }
    }
}
