import Glibc
import Synchronization

/// A question to a program, until somebody answers it: the program, its end, the clock, or whoever asked and no longer cares.
final class ProgramRequest: Sendable {
    typealias Answer = Result<[LookupCandidate], LookupError>

    private struct State {
        var continuation: CheckedContinuation<Answer, Never>?
        var answer: Answer?
    }

    let question: LookupQuestion

    /// On the clock of `MonotonicTime`.
    let deadline: Int
    private let state = Mutex(State())

    init(_ question: LookupQuestion, deadline: Int) {
        self.question = question
        self.deadline = deadline
    }

    var isFinished: Bool { state.withLock { $0.answer != nil } }

    /// Hands the answer over as soon as there is one, which may be before.
    func wait(_ continuation: CheckedContinuation<Answer, Never>) {
        let answer = state.withLock { state in
            if state.answer == nil { state.continuation = continuation }
            return state.answer
        }
        if let answer { continuation.resume(returning: answer) }
    }

    /// The first answer counts.
    func finish(_ answer: Answer) {
        let waiting = state.withLock { state -> CheckedContinuation<Answer, Never>? in
            guard state.answer == nil else { return nil }
            state.answer = answer
            defer { state.continuation = nil }
            return state.continuation
        }
        waiting?.resume(returning: answer)
    }
}

/// A clock that nobody sets, in milliseconds.
enum MonotonicTime {
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }
}
