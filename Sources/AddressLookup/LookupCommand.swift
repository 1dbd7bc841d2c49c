/// A program that is asked over its standard input and answers on its standard output, one line of JSON each.
///
/// ```
/// question = {"id": 1, "country": "NL", "fields": {"postalCode": "1012 JS", "houseNumber": "1"}}
/// answer   = {"id": 1, "candidates": [{"fields": {"street": "Dam"}, "confidence": 100, "source": "Example register"}]}
///          | {"id": 1, "error": "why there is no answer"}
/// ```
/// `confidence` (per cent) and `source` may be missing. The program is started at the first question, without a shell, and is
/// asked one question after another; what it writes to standard error goes where ours goes. One that does not answer in
/// time, answers something else, or writes more than an answer has, is killed with everything it started, and started anew
/// for the next question. It sees the end of its input when it is no longer needed.
///
/// May be used by any number of tasks and threads; a question that is cancelled is answered at once.
public final class LookupCommand: LookupProvider {
    private let queue: ProgramQueue
    private let timeout: Int

    /// A program that is not started yet.
    ///
    /// - Parameters:
    ///   - program: its path, or a name that is looked for along `PATH`.
    ///   - arguments: what it is given, as they are.
    ///   - timeout: how long a question may take in milliseconds, the time behind other questions included; nil for that of
    ///     `limits`.
    ///   - limits: how much an answer may hold, such as `LookupTable.embedded.limits`.
    public init(program: String, arguments: [String] = [], timeout: Int? = nil, limits: LookupLimits) {
        self.timeout = max(timeout ?? limits.timeout, 0)
        queue = ProgramQueue()
        let worker = ProgramWorker(queue, program: program, arguments: arguments, limits: limits)
        worker.start()
    }

    deinit { queue.stop() }

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
