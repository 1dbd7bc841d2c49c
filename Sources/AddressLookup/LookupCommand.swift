import Glibc
import Synchronization

/// A program that is asked over its standard input and answers on its standard output, one line of JSON each.
///
/// ```
/// question = {"id": 1, "country": "NL", "fields": {"postalCode": "1012 JS", "houseNumber": "1"}}
/// answer   = {"id": 1, "candidates": [{"fields": {"street": "Dam"}, "confidence": 100, "source": "Example register"}]}
///          | {"id": 1, "error": "why there is no answer"}
/// ```
/// `confidence` (per cent) and `source` may be missing. The program is started at the first question, without a shell, and is
/// asked one question after another; what it writes to standard error goes where ours goes. One that does not answer in
/// time, answers something else, or writes more than an answer has, is killed with its process group, and started anew for
/// the next question. With `end`, or when nobody holds this object any more, the program sees the end of its input and is killed.
///
/// May be used by any number of tasks and threads; a question that is cancelled is answered at once.
public final class LookupCommand: LookupProvider {
    private let queue: ProgramQueue
    private let timeout: Int

    /// The thread that talks to the program, until somebody waits for its end.
    private let thread: Mutex<pthread_t?>

    /// A program that is not started yet.
    ///
    /// - Parameters:
    ///   - program: its path, from the current folder when it does not begin with `/`; one without any `/` is a name, which is
    ///     looked for along `PATH` alone.
    ///   - arguments: what it is given, as they are.
    ///   - timeout: how long a question may take in milliseconds, the time behind other questions included; nil for that of
    ///     `limits`.
    ///   - limits: how much an answer may hold, such as `LookupTable.embedded.limits`.
    public init(program: String, arguments: [String] = [], timeout: Int? = nil, limits: LookupLimits) {
        self.timeout = min(max(timeout ?? limits.timeout, 0), LookupCommand.longestTimeout)
        queue = ProgramQueue()
        let worker = ProgramWorker(queue, program: program, arguments: arguments, limits: limits)
        thread = Mutex(worker.start())
    }

    deinit {
        queue.stop()
        if let thread = thread.withLock({ $0.take() }) { pthread_detach(thread) }
    }

    /// Ends the program and waits until it is gone, which takes some milliseconds; for whoever is about to exit. Questions that
    /// wait or come later are answered `unavailable`.
    public func end() {
        queue.stop()
        if let thread = thread.withLock({ $0.take() }) { pthread_join(thread, nil) }
    }

    /// A month; a clock has no end for more than an age.
    private static let longestTimeout = 31 * 24 * 60 * 60 * 1000

    /// Reads the line of an answer, for those who ask the same questions in another way, such as over a network.
    ///
    /// - Parameters:
    ///   - line: one JSON object; its `id` is not looked at further.
    ///   - source: whose knowledge it is, where the answer does not say so.
    ///   - limits: how much it may hold, such as `LookupTable.embedded.limits`.
    /// - Throws: `LookupError` when it is no answer, too long, or says that there is none.
    public static func candidates(
        in line: [UInt8], source: String, limits: LookupLimits
    ) throws(LookupError) -> [LookupCandidate] {
        guard line.count <= limits.answerBytes else { throw .tooLong }
        return try ProgramAnswer.read(line, program: source, limits).answer.get()
    }

    /// Asks the program.
    ///
    /// - Throws: `LookupError` when there is no answer that could be used; never for an address it does not know.
    public func candidates(for question: LookupQuestion) async throws(LookupError) -> [LookupCandidate] {
        let request = ProgramRequest(question, deadline: MonotonicTime.now + timeout)
        let queue = queue
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                request.wait(continuation)
                queue.add(request)
            }
        } onCancel: {
            request.finish(.failure(.cancelled))
            queue.wake()
        }
        return try result.get()
    }
}
