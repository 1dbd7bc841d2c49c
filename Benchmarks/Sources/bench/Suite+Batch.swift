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
        table.rows.append(try stream(card, bytes: 2 << 30))
        table.print()
        try start()
    }

    private static func write(_ card: Data, times: Int, to file: URL) throws {
        let block = Data(Array(repeating: card, count: 256).joined())
        FileManager.default.createFile(atPath: file.path, contents: nil)
        let handle = try FileHandle(forWritingTo: file)
        for _ in 0..<times / 256 { try handle.write(contentsOf: block) }
        try handle.close()
    }

    /// A stream through a pipe, made as it goes.
    private static func stream(_ card: Data, bytes: Int) throws -> [String] {
        let pipe = Pipe()
        let block = Data(Array(repeating: card, count: 256).joined())
        let writer = Thread {
            var written = 0
            while written < bytes, (try? pipe.fileHandleForWriting.write(contentsOf: block)) != nil {
                written += block.count
            }
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        let run = try DetailProgram.run(["lint", "--ndjson", "-"], input: pipe.fileHandleForReading)
        let megabytes = Double(bytes) / 1e6
        return [
            "a stream of \(megabytes.rounded(0)) MB", (megabytes / run.seconds).rounded(0),
            (run.seconds * 1e9 / Double(bytes / card.count)).rounded(0), "\(run.peak)",
        ]
    }

    /// One card, from start to exit.
    private static func start() throws {
        var table = Table(title: "detail, from start to exit", header: ["", "ms", "peak KB"])
        for arguments in [["--version"], ["lint", "Examples/card.json"], ["lint", "Examples/broken.json"]] {
            let inputs = arguments.map { $0.hasPrefix("E") ? DetailProgram.root.appending(path: $0).path : $0 }
            let runs = try (0..<41).map { _ in try DetailProgram.run(inputs) }
            let empty = try (0..<41).map { _ in try DetailProgram.empty() }.sorted()
            let times = runs.map(\.seconds).sorted()
            table.rows.append([
                arguments.joined(separator: " "), ((times[20] - empty[20]) * 1e3).rounded(1),
                "\(runs.map(\.peak).max() ?? 0)",
            ])
        }
        table.print()
    }
}

extension DetailProgram {
    /// What the programs that measure take by themselves, in seconds.
    static func empty() throws -> Double {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["time", "-q", "-f", "%e %M", "true"]
        process.standardError = FileHandle.nullDevice
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
