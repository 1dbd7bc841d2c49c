import Foundation

extension Suite {
    static let batch = Suite(name: "batch", summary: "the command: a batch by cores, a stream of 2 GB, one card") {
        let card = try Data(contentsOf: DetailProgram.root.appending(path: "Benchmarks/cards/valid.json"))
        let file = FileManager.default.temporaryDirectory.appending(path: "cards-\(UUID().uuidString).ndjson")
        defer { try? FileManager.default.removeItem(at: file) }
        let lines = 1 << 18
        try write(card, times: lines, to: file)
        let megabytes = Double(card.count * lines) / 1e6
        var table = Table(
            title: "detail lint --ndjson, \(lines) valid cards, \(megabytes.rounded(0)) MB",
            header: ["", "MB/s", "ns a card", "peak KB"])
        for (name, format) in [("problems only", "concise"), ("a report for each card", "json")] {
            for (cores, place) in [("one core", "0"), ("all cores", "")] {
                let runs = try (0..<5).map { _ in
                    try DetailProgram.run(["lint", "--ndjson", file.path, "--format", format], cores: place)
                }.sorted { $0.seconds < $1.seconds }
                table.rows.append([
                    "\(name), \(cores)", (megabytes / runs[2].seconds).rounded(0),
                    (runs[2].seconds * 1e9 / Double(lines)).rounded(0), "\(runs.map(\.peak).max() ?? 0)",
                ])
            }
        }
        table.rows.append(try stream(file, card.count * lines, cards: lines, bytes: 2 << 30))
        table.print()
        try start()
    }

    private static func write(_ card: Data, times: Int, to file: URL) throws {
        let block = Data(Array(repeating: card, count: 256).joined())
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        let handle = try FileHandle(forWritingTo: file)
        for _ in 0..<times / 256 { try handle.write(contentsOf: block) }
        try handle.close()
    }

    /// A stream through a pipe: the batch over and over, until there are so many bytes.
    private static func stream(_ batch: URL, _ size: Int, cards: Int, bytes: Int) throws -> [String] {
        let times = (bytes + size - 1) / size
        let pipe = Pipe()
        let writer = Process()
        writer.executableURL = URL(filePath: "/bin/cat")
        writer.arguments = Array(repeating: batch.path, count: times)
        writer.standardOutput = pipe
        try writer.run()
        let run = try DetailProgram.run(["lint", "--ndjson", "-"], input: pipe.fileHandleForReading)
        writer.waitUntilExit()
        let megabytes = Double(size * times) / 1e6
        return [
            "a stream of \(megabytes.rounded(0)) MB", (megabytes / run.seconds).rounded(0),
            (run.seconds * 1e9 / Double(cards * times)).rounded(0), "\(run.peak)",
        ]
    }

    /// One card, from start to exit.
    private static func start() throws {
        var table = Table(title: "detail, from start to exit", header: ["", "ms", "peak KB"])
        for arguments in [["--version"], ["lint", "Examples/card.json"], ["lint", "Examples/broken.json"]] {
            let inputs = arguments.map { $0.hasPrefix("E") ? DetailProgram.root.appending(path: $0).path : $0 }
            let times = try (0..<101).map { _ in try DetailProgram.secondsFromStartToExit(inputs) }.sorted()
            table.rows.append([
                arguments.joined(separator: " "), (times[50] * 1e3).rounded(1),
                "\(try DetailProgram.run(inputs).peak)",
            ])
        }
        table.print()
    }
}

extension DetailProgram {
    /// What one run takes, without the programs that measure: from the call that starts it until its exit is known.
    static func secondsFromStartToExit(_ arguments: [String]) throws -> Double {
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let start = ContinuousClock.now
        var process = pid_t()
        guard posix_spawn(&process, path, &actions, nil, words, environ) == 0 else { throw PeerFailure(script: path) }
        var status: Int32 = 0
        waitpid(process, &status, 0)
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
