import AddressLookup
import Foundation
import Testing

/// A program that is asked, and what programs do.
@Suite struct CommandTests {
    static let question = LookupQuestion("NL", [("postalCode", "1012 JS"), ("houseNumber", "1")])

    static let good = """
        #!/usr/bin/env python3
        import json, sys
        for line in sys.stdin:
            asked = json.loads(line)
            street = asked["fields"]["postalCode"] + "/" + asked["fields"].get("houseNumber", "")
            print(json.dumps({"id": asked["id"], "candidates": [
                {"fields": {"street": street, "city": asked["country"], "x": None}, "confidence": 90, "source": "Reg"}
            ]}), flush=True)
        """

    static func command(_ words: [String], timeout: Int? = 60_000) throws -> LookupCommand {
        LookupCommand(
            program: words[0], arguments: Array(words.dropFirst()), timeout: timeout,
            limits: try LookupTable.embedded.limits)
    }

    @Test func asksAProgram() async throws {
        let folder = try Folder()
        let command = try Self.command(folder.program(Self.good))
        for number in 1...3 {
            let found = try await command.candidates(
                for: LookupQuestion("NL", [("postalCode", "1012 JS"), ("houseNumber", "\(number)")]))
            #expect(
                found == [
                    LookupCandidate(
                        fields: [.init("street", "1012 JS/\(number)"), .init("city", "NL")], confidence: 90,
                        source: "Reg")
                ])
        }
    }

    /// Each of them fails in its own way, at every question, and none takes longer than it may.
    @Test(arguments: [
        ("#!/bin/sh\nexit 3\n", LookupError.ended), ("#!/bin/sh\nread line\nexit 0\n", .ended),
        ("#!/bin/sh\nread line\nkill -9 $$\n", .ended), ("#!/bin/sh\nexec >&-\nsleep 600\n", .ended),
        ("#!/bin/sh\nread line\necho no JSON\nsleep 600\n", .badAnswer),
        ("#!/bin/sh\nread line\necho '[1]'\nsleep 600\n", .badAnswer),
        ("#!/bin/sh\necho '{\"id\": 77, \"candidates\": []}'\nsleep 600\n", .badAnswer),
        ("#!/bin/sh\nread line\necho '{\"id\": 1}'\nsleep 600\n", .badAnswer),
        ("#!/bin/sh\nread line\necho '{\"id\": 1, \"candidates\": [{\"fields\": 1}]}'\nsleep 600\n", .badAnswer),
        (
            "#!/bin/sh\nread line\necho '{\"id\": 1, \"candidates\": [{\"fields\": {\"city\": {}}}]}'\nsleep 600\n",
            .badAnswer
        ), ("#!/bin/sh\nread line\necho '{\"id\": 1, \"error\": \"no licence\"}'\nsleep 600\n", .unavailable),
        ("#!/bin/sh\nyes 0123456789 | tr -d '\\n'\n", .tooLong),
        ("#!/bin/sh\nexec cat /dev/zero\n", .tooLong), ("no such program", .notStarted),
    ])
    func failsAsTheProgramDoes(program: String, error: LookupError) async throws {
        let folder = try Folder()
        let path = program.hasPrefix("#!") ? try folder.program(program) : [program]
        await #expect(throws: error) {
            try await Self.command(path).candidates(for: Self.question)
        }
    }

    @Test(arguments: [
        "#!/bin/sh\nsleep 600\n", "#!/bin/sh\nread line\nprintf '{\"id\": 1, \"cand'\nsleep 600\n",
        "#!/bin/sh\ntrap '' TERM INT HUP\nsleep 600 &\nwhile :; do sleep 1; done\n",
    ])
    func givesUpAndKills(program: String) async throws {
        let folder = try Folder()
        let mark = folder.url.appending(path: "alive").path
        let path = try folder.program(program.replacing("#!/bin/sh\n", with: "#!/bin/sh\necho $$ > '\(mark)'\n"))
        let command = try Self.command(path, timeout: 300)
        await #expect(throws: LookupError.timedOut) { try await command.candidates(for: Self.question) }
        // The answer comes after the program was buried.
        let text = try String(contentsOfFile: mark, encoding: .utf8)
        let process = try #require(Int32(text.trimmingCharacters(in: .newlines)))
        #expect(kill(process, 0) != 0 && errno == ESRCH)
    }

    /// One answer and its end: the next question starts the program anew.
    @Test func startsAProgramThatEndedAgain() async throws {
        let folder = try Folder()
        let command = try Self.command(
            folder.program(
                """
                #!/bin/sh
                read line
                id=$(echo "$line" | tr -cd '0-9,' | cut -d, -f1)
                echo "{\\"id\\": $id, \\"candidates\\": []}"

                """))
        for _ in 1...4 { #expect(try await command.candidates(for: Self.question) == []) }
    }

    @Test func goesOnAfterAFailure() async throws {
        let folder = try Folder()
        let mark = folder.url.appending(path: "failed").path
        let first = """
            import os
            if not os.path.exists('\(mark)'):
                open('\(mark)', 'w')
                print('what', flush=True)
            for line
            """
        let command = try Self.command(folder.program(Self.good.replacing("for line", with: first)))
        await #expect(throws: LookupError.badAnswer) { try await command.candidates(for: Self.question) }
        #expect(try await command.candidates(for: Self.question).count == 1)
    }

    @Test func answersManyTasksEachItsOwn() async throws {
        let folder = try Folder()
        let command = try Self.command(folder.program(Self.good), timeout: 60_000)
        let wrong = await withTaskGroup(of: Int.self) { group in
            for number in 1...200 {
                group.addTask {
                    let question = LookupQuestion("NL", [("postalCode", "1012 JS"), ("houseNumber", "\(number)")])
                    let found = try? await command.candidates(for: question)
                    return found?.first?["street"] == "1012 JS/\(number)" ? 0 : 1
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
    }

    /// A question that is withdrawn ends at once, and its late answer is not taken for that of the next.
    @Test func cancels() async throws {
        let folder = try Folder()
        let wait = "    if asked['fields']['houseNumber'] == '1': import time; time.sleep(1)\n    street ="
        let slow = Self.good.replacing("    street =", with: wait)
        let command = try Self.command(folder.program(slow), timeout: 60_000)
        let task = Task { () async -> LookupError? in
            do throws(LookupError) {
                _ = try await command.candidates(for: Self.question)
                return nil
            } catch { return error }
        }
        try await Task.sleep(for: .milliseconds(200))
        task.cancel()
        #expect(await task.value == .cancelled)
        let second = LookupQuestion("NL", [("postalCode", "1012 JS"), ("houseNumber", "2")])
        let next = try await command.candidates(for: second)
        #expect(next.first?["street"] == "1012 JS/2")
    }

    @Test func aChainAsksTheNextOne() async throws {
        let nothing = FixtureProvider(answer: .success([]))
        let uncovered = FixtureProvider(answer: .failure(.notCovered))
        let broken = FixtureProvider(answer: .failure(.timedOut))
        let candidate = LookupCandidate(fields: [.init("city", "Amsterdam")], confidence: 100, source: "F")
        let knowing = FixtureProvider(answer: .success([candidate]))
        let chain = LookupChain([uncovered, broken, nothing, knowing])
        #expect(try await chain.candidates(for: Self.question) == [candidate])
        #expect(try await LookupChain([uncovered, nothing]).candidates(for: Self.question) == [])
        await #expect(throws: LookupError.timedOut) {
            try await LookupChain([broken, nothing, uncovered]).candidates(for: Self.question)
        }
        await #expect(throws: LookupError.notCovered) { try await LookupChain([]).candidates(for: Self.question) }
    }
}
