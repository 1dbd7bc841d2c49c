import Glibc

/// The thread that talks to a program: it waits for questions, starts the program when there is one, and ends it with itself.
///
/// A thread of its own, because it blocks; tasks must not.
final class ProgramWorker: @unchecked Sendable {
    let queue: ProgramQueue
    let program: String
    let arguments: [String]
    let limits: LookupLimits

    /// Touched by the thread alone, which is what makes sharing this object safe.
    var child: ChildProgram?
    var asked = 0

    init(_ queue: ProgramQueue, program: String, arguments: [String], limits: LookupLimits) {
        self.queue = queue
        self.program = program
        self.arguments = arguments
        self.limits = limits
    }

    /// Starts the thread, which keeps this object until the queue is stopped. The thread is to be joined or detached; nil when
    /// there is none.
    func start() -> pthread_t? {
        var thread = pthread_t()
        let box = Unmanaged.passRetained(self)
        let failure = pthread_create(
            &thread, nil,
            { box in
                guard let box else { return nil }
                Unmanaged<ProgramWorker>.fromOpaque(box).takeRetainedValue().run()
                return nil
            }, box.toOpaque())
        if failure != 0 || queue.signal < 0 { queue.stop() }
        if failure != 0 { box.release() }
        return failure == 0 ? thread : nil
    }

    private func run() {
        // Signals are for other threads; a program that went away shows as a failed write.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        while !queue.isStopped {
            if let request = queue.next() {
                serve(request)
            } else {
                rest()
            }
        }
        endChild()
    }

    func endChild() { child.take()?.end() }

    /// Waits for the next question. A program that ends in the meantime is buried, and one that talks without being asked
    /// ended, unless it is late with an answer that nobody wants any more.
    private func rest() {
        let event = wait(until: nil)
        if event == .signal { return queue.settle() }
        guard let count = child?.read(), count != 0, clean() else { return endChild() }
    }

    /// Takes answers to abandoned questions out of what was read; whether nothing else is there.
    func clean() -> Bool {
        while let line = child?.line() {
            guard let id = ProgramAnswer.read(line, program: program, limits).id,
                child?.abandoned.remove(id) != nil
            else { return false }
        }
        guard let rest = child?.buffer.count else { return true }
        return rest == 0 || child?.abandoned.isEmpty == false && rest <= limits.answerBytes
    }

    enum Event { case signal, output, timeout }

    /// Waits for a signal, for output of the program, or for the deadline.
    func wait(until deadline: Int?) -> Event {
        while true {
            var polled = [pollfd(fd: queue.signal, events: Int16(POLLIN), revents: 0)]
            if let output = child?.output { polled.append(pollfd(fd: output, events: Int16(POLLIN), revents: 0)) }
            let left = deadline.map { max($0 - MonotonicTime.now, 0) }
            let count = poll(&polled, nfds_t(polled.count), Int32(clamping: left ?? -1))
            if polled[0].revents != 0 { return .signal }
            if polled.count > 1, polled[1].revents != 0 { return .output }
            if count == 0, left != nil { return .timeout }
        }
    }
}
