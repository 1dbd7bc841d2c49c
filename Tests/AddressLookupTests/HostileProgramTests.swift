import AddressLookup
import Foundation
import Testing

/// Programs as bad as they come: none takes longer than it may, hurts the one who asks, or leaves anything behind.
@Suite struct HostileProgramTests {
    static let empty = #"{"id": 1, "candidates": []}"#

    /// A shell's commands as a program.
    static func shell(_ commands: String, timeout: Int = 60_000) throws -> LookupCommand {
        LookupCommand(
            program: "/bin/sh", arguments: ["-c", commands], timeout: timeout, limits: try LookupTable.embedded.limits)
    }

    static func answer(_ command: LookupCommand, _ question: LookupQuestion = CommandTests.question) async -> Result<
        [LookupCandidate], LookupError
    > {
        do throws(LookupError) { return .success(try await command.candidates(for: question)) } catch {
            return .failure(error)
        }
    }

    /// What is no line of an answer: it fails, and a session is none the worse for it.
    @Test(arguments: [
        #"{"id": 99999999999999999999999, "candidates": []}"#, #"{"id": 1e0, "candidates": []}"#,
        #"{"id": 1, "id": 1, "candidates": []}"#, #"{"id": 1, "candidates": [{}]}"#, #"{"id": 1, "candidates": [7]}"#,
        #"{"id": 1, "candidates": [{"fields": {"city": "x"}, "confidence": 1e400}]}"#,
        #"{"id": 1, "candidates": [{"fields": {"city": "x"}, "confidence": "much"}]}"#,
        #"{"id": 1, "candidates": [{"fields": {"city": ["x"]}}]}"#, #"{"id": 1, "candidates": {}}"#,
        #"{"id": 1, "candidates": []} more"#, "{\"id\": 1, \"candidates\": [\0]}",
        String(repeating: "[", count: 60_000), String(repeating: #"{"id":"#, count: 9_000), "", " ", "\u{FEFF}", "null",
    ])
    func refusesWhatIsNoAnswer(line: String) throws {
        let limits = try LookupTable.embedded.limits
        #expect(throws: LookupError.badAnswer) {
            try LookupCommand.candidates(in: Array(line.utf8), source: "x", limits: limits)
        }
    }

    @Test func readsAnAnswerAsItIs() throws {
        let limits = try LookupTable.embedded.limits
        func read(_ line: [UInt8]) throws -> [LookupCandidate] {
            try LookupCommand.candidates(in: line, source: "a/b", limits: limits)
        }
        let text =
            #"{"id":1,"candidates":[{"fields":{"city":"\u0000","n":1e999},"confidence":-9223372036854775808,"x":1}]}"#
        let fields = LookupCandidate(
            fields: [.init("city", "\0"), .init("n", "1e999")], confidence: 0, source: "b")
        #expect(try read(Array(text.utf8)) == [fields])
        #expect(throws: LookupError.badAnswer) {
            try read(Array(#"{"id":1,"candidates":[{"fields":{"city":""#.utf8) + [0xFF] + Array(#""}}]}"#.utf8))
        }
        let many = Array(repeating: #"{"fields":{"city":"x"}}"#, count: limits.candidates + 1).joined(separator: ",")
        #expect(throws: LookupError.tooLong) { try read(Array(#"{"id":1,"candidates":[\#(many)]}"#.utf8)) }
        let wide = (0...limits.fields).map { #""f\#($0)":"x""# }.joined(separator: ",")
        #expect(throws: LookupError.tooLong) { try read(Array(#"{"id":1,"candidates":[{"fields":{\#(wide)}}]}"#.utf8)) }
        #expect(throws: LookupError.tooLong) { try read([UInt8](repeating: 0x20, count: limits.answerBytes + 1)) }
        #expect(throws: LookupError.unavailable) { try read(Array(#"{"id":1,"error":"no"}"#.utf8)) }
    }

    /// Pipes that nobody empties, or that others hold open, end with the clock.
    @Test(arguments: [
        "sleep 86400", "exec sleep 86400 <&-", "trap '' TERM INT HUP PIPE; while :; do sleep 1; done",
        "sleep 86400 & exit 0", "cat >/dev/null", "read line; sleep 86400 & echo -n '{'; exit 0",
    ])
    func endsWithTheClock(commands: String) async throws {
        let long = LookupQuestion("NL", [("postalCode", String(repeating: "1", count: 300_000))])
        for question in [CommandTests.question, long] {
            // Without the clock nothing would end these. A write into a pipe that nobody reads from any more ends at once.
            let answer = await Self.answer(try Self.shell(commands, timeout: 200), question)
            #expect(answer == .failure(.timedOut) || answer == .failure(.ended))
        }
    }

    /// What is said beside the answer is nobody's, and the next question is answered all the same.
    @Test(arguments: ["echo more", "printf half", "echo '{\"id\": 1, \"candidates\": []}'", "exec >&-", "exit 1"])
    func forgetsWhatIsSaidAfterAnAnswer(more: String) async throws {
        // The first question of a program that was started anew has another number.
        let command = try Self.shell(
            """
            while read line; do
              id=${line#*:}; id=${id%%,*}
              echo "{\\"id\\": $id, \\"candidates\\": []}"
              \(more)
            done
            """)
        for _ in 0..<3 {
            #expect(await Self.answer(command) == .success([]))
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    @Test func takesAnyTimeout() async throws {
        for timeout in [Int.max, Int.min, -1, 0] {
            let answer = await Self.answer(try Self.shell("read line; echo '\(Self.empty)'", timeout: timeout))
            #expect(answer == (timeout == .max ? .success([]) : .failure(.timedOut)))
        }
    }

    @Test(arguments: ["", "/", "/no/such", ".", "Package.swift", "./Package.swift"])
    func startsNoProgramThatIsNone(program: String) async throws {
        let command = LookupCommand(program: program, timeout: 60_000, limits: try LookupTable.embedded.limits)
        #expect(await Self.answer(command) == .failure(.notStarted))
    }

    @Test func isGoneAtItsEnd() async throws {
        let folder = try Folder()
        let mark = folder.url.appending(path: "process").path
        let command = try Self.shell("echo $$ > '\(mark)'; read line; echo '\(Self.empty)'; trap '' TERM; sleep 86400")
        #expect(await Self.answer(command) == .success([]))
        command.end()
        let text = try String(contentsOfFile: mark, encoding: .utf8)
        let process = try #require(Int32(text.trimmingCharacters(in: .newlines)))
        #expect(kill(process, 0) != 0 && errno == ESRCH)
        #expect(await Self.answer(command) == .failure(.unavailable))
        command.end()
    }

    /// Many programs, many tasks, half of them withdrawn: no descriptor and no process stays.
    @Test func leavesNothingBehind() async throws {
        let before = Self.descriptors
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<300 {
                group.addTask {
                    guard let command = try? Self.shell("read line; sleep 0.01; echo '\(Self.empty)'") else { return }
                    let task = Task { await Self.answer(command) }
                    if number % 2 == 0 { task.cancel() }
                    let answer = await task.value
                    #expect(answer == .success([]) || number % 2 == 0 && answer == .failure(.cancelled))
                }
                // So many programs at once are no matter; so many threads are.
                if number % 16 == 15 { await group.waitForAll() }
            }
        }
        // Other tests have files open and programs running meanwhile; what leaked would be several times as many.
        for _ in 0..<600 where Self.descriptors > before + 100 || Self.zombies > 20 {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(Self.descriptors <= before + 100)
        #expect(Self.zombies <= 20)
    }

    private static var descriptors: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }

    /// Children of this process that ended and were not waited for.
    private static var zombies: Int {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let own = ProcessInfo.processInfo.processIdentifier
        return processes.count { name in
            guard Int(name) != nil, let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8)
            else { return false }
            let words = text.split(separator: ")").last?.split(separator: " ") ?? []
            return words.count > 1 && words[0] == "Z" && words[1] == "\(own)"
        }
    }
}
