import Glibc

/// A thread of the system.
private enum Thread {
    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs a body on a thread of its own; nil when there is none to be had.
    static func start(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
        let body = Unmanaged.passRetained(Body(run))
        var thread = pthread_t()
        let status = pthread_create(
            &thread, nil,
            { body in
                if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
                return nil
            }, body.toOpaque())
        if status == 0 { return thread }
        body.release()
        return nil
    }
}

/// Does jobs on several threads and gives the results back in the order of the jobs.
///
/// One thread gives jobs and takes results. Each worker has a job function of its own, so what it keeps between jobs needs no lock.
final class OrderedPool<Job: Sendable, Result: Sendable>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    /// Told whenever a job is given, a result is there, or the pool ends.
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var waiting: [(number: Int, job: Job)] = []
    private var results: [Int: Result] = [:]
    private var isEnding = false
    private var threads: [pthread_t] = []

    /// How many jobs may be outstanding before one who gives should take.
    let capacity: Int

    /// How many jobs were given and how many results taken; used by the giving thread alone.
    private var given = 0
    private var taken = 0

    /// Starts the threads. A thread that cannot be started is done without, as long as there is one.
    init(workers: Int, capacity: Int, _ makeWorker: @escaping @Sendable () -> (Job) -> Result) {
        self.capacity = capacity
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(changed, nil)
        for _ in 0..<workers { start(makeWorker) }
    }

    private func start(_ makeWorker: @escaping @Sendable () -> (Job) -> Result) {
        if let thread = Thread.start({ self.work(makeWorker()) }) { threads.append(thread) }
    }

    /// Whether there is a thread to give jobs to.
    var canWork: Bool { !threads.isEmpty }

    /// The jobs whose results have not been taken.
    var outstanding: Int { given - taken }

    /// Gives a job.
    func give(_ job: Job) {
        locked { waiting.append((given, job)) }
        given += 1
    }

    /// The result of the oldest job that was not taken yet; waits for it.
    func take() -> Result? {
        guard outstanding > 0 else { return nil }
        defer { taken += 1 }
        return locked {
            while true {
                if let result = results.removeValue(forKey: taken) { return result }
                pthread_cond_wait(changed, mutex)
            }
        }
    }

    /// Ends the threads; jobs that none has begun are dropped.
    func end() {
        locked {
            isEnding = true
            waiting = []
        }
        for thread in threads { pthread_join(thread, nil) }
        threads = []
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(mutex)
        changed.deallocate()
        mutex.deallocate()
    }

    private func work(_ worker: (Job) -> Result) {
        while let (number, job) = next() {
            let result = worker(job)
            locked { results[number] = result }
        }
    }

    private func next() -> (number: Int, job: Job)? {
        locked {
            while waiting.isEmpty, !isEnding { pthread_cond_wait(changed, mutex) }
            return waiting.isEmpty ? nil : waiting.removeFirst()
        }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(changed)
            pthread_mutex_unlock(mutex)
        }
        return body()
    }
}
