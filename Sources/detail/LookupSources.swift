import AddressLookup
import DetailKit
import Glibc
import TableFormat

/// Who is asked about addresses: the program of `--command`, the table of `--table`, then the table in the program.
struct LookupSources {
    /// The options that name them.
    static let options: [Option] = [
        .value(
            "table", "FILE", "a list of addresses that 'tablec lookup' compiled, asked before the one in the program"),
        .value(
            "command", "PROGRAM",
            "a program that answers questions as lines of JSON, asked first: a path, or a name along PATH; no arguments"
        ),
        .value(
            "timeout", "MS", "how long the program may take for an answer, in milliseconds (default: as the tables say)"
        ),
    ]

    private let chain: LookupChain
    private let command: LookupCommand?

    init(_ invocation: Invocation, _ validator: Validator) throws(Failure) {
        var providers: [any LookupProvider] = []
        let limits = validator.tables.lookup.limits
        var timeout = limits.timeout
        if let given = invocation["timeout"] {
            guard let number = Int(given), 1...LookupSources.longestTimeout ~= number else {
                throw Failure(
                    "--timeout is a number of milliseconds up to \(LookupSources.longestTimeout), not '\(given)'"
                )
            }
            timeout = number
        }
        command = invocation["command"].map { LookupCommand(program: $0, timeout: timeout, limits: limits) }
        if let command { providers.append(command) }
        if let path = invocation["table"] {
            do throws(TableError) { providers.append(try LookupTable(file: path)) } catch {
                throw Failure("--table \(path): \(error.words)")
            }
        }
        providers.append(validator.tables.lookup)
        chain = LookupChain(providers)
    }

    /// Ends the program of `--command`, which would outlive ours.
    func end() { command?.end() }

    /// A day; beyond it a number is a mistake.
    private static let longestTimeout = 86_400_000

    /// Looks up what there is to look up.
    func look(up lookup: inout LookupSession) {
        guard let asked = lookup.begin() else { return }
        switch answer(asked.question) {
        case .success(let candidates): lookup.answer(candidates, to: asked.generation)
        case .failure(let error): lookup.fail(error, to: asked.generation)
        }
    }

    /// Waits for an answer: the command has nothing else to do.
    private func answer(_ question: LookupQuestion) -> Result<[LookupCandidate], LookupError> {
        let waiting = Waiting()
        let chain = chain
        Task.detached {
            do throws(LookupError) {
                waiting.finish(.success(try await chain.candidates(for: question)))
            } catch {
                waiting.finish(.failure(error))
            }
        }
        return waiting.result()
    }
}

/// One answer, handed from a task to the thread that waits for it. The semaphore orders the write before the read.
private final class Waiting: @unchecked Sendable {
    private var semaphore = sem_t()
    private var answer: Result<[LookupCandidate], LookupError> = .failure(.unavailable)

    init() { sem_init(&semaphore, 0, 0) }

    deinit { sem_destroy(&semaphore) }

    func finish(_ result: Result<[LookupCandidate], LookupError>) {
        answer = result
        sem_post(&semaphore)
    }

    func result() -> Result<[LookupCandidate], LookupError> {
        while sem_wait(&semaphore) != 0, errno == EINTR {}
        return answer
    }
}
