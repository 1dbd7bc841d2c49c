import TableFormat
import Testing

@Suite struct MatchProgramTests {
    /// One program in an image, read back and checked.
    private func table(_ pattern: MatchPattern) throws -> MatchProgramTable {
        var builder = MatchProgramTable.Builder()
        #expect(try builder.add(pattern) == 0)
        #expect(try builder.add(pattern) == 0)
        var image = ImageBuilder(topic: "test", schemaVersion: 1, dataVersion: 0)
        image.add("prog", builder)
        return try MatchProgramTable(TableImage(verifying: image.build()), "prog")
    }

    private func match(_ pattern: MatchPattern, _ text: [UInt8]) throws -> MatchProgramTable.Match? {
        let table = try table(pattern)
        return text.withUnsafeBufferPointer { table.match(0, $0) }
    }

    private func digit(_ digit: Int) -> MatchPattern { .symbols(1 << UInt64(digit)) }
    private let any: MatchPattern = .symbols(0x3FF)

    @Test func theFirstAlternativeWins() throws {
        let short: MatchPattern = .alternation([digit(0), .sequence([digit(0), digit(1)])])
        #expect(try match(short, [0, 1, 2])?.length == 1)
        let long: MatchPattern = .alternation([.sequence([digit(0), digit(1)]), digit(0)])
        #expect(try match(long, [0, 1, 2])?.length == 2)
        #expect(try match(long, [0, 2])?.length == 1)
        #expect(try match(long, [3]) == nil)
    }

    @Test func aRepetitionTakesAllItCanAndGivesBack() throws {
        let greedy: MatchPattern = .sequence([.repetition(any, minimum: 1, maximum: 3), digit(7)])
        #expect(try match(greedy, [1, 7, 7, 7])?.length == 4)
        #expect(try match(greedy, [1, 7, 5, 5])?.length == 2)
        #expect(try match(greedy, [7]) == nil)
    }

    /// What an opening refuses the program must refuse, and what it decides the program must find.
    @Test func openings() throws {
        let pair: MatchPattern = .sequence([digit(0), .symbols(0b110)])
        let optional: MatchPattern = .sequence([.repetition(digit(0), minimum: 0, maximum: 1), .group(digit(4))])
        let cases: [(MatchPattern, first: UInt16, second: UInt16, length: Int?)] = [
            (digit(7), 1 << 7, ~0, 1),
            (pair, 1, 0b110, 2),
            (.sequence([pair, digit(3)]), 1, 0b110, nil),
            (.group(pair), 1, 0b110, nil),
            (optional, 1 | 1 << 4, ~0, nil),
            (.alternation([pair, .sequence([digit(1), any])]), 0b11, 0x3FF, nil),
            (.repetition(any, minimum: 0, maximum: 2), ~0, ~0, nil),
            (.sequence([digit(5), .end]), 1 << 5, ~0, nil),
        ]
        for (pattern, first, second, length) in cases {
            let table = try table(pattern)
            let opening = table.opening(0)
            #expect(opening.first == first && opening.second == second && opening.length == length)
            for number in 0..<100 {
                let text = [UInt8(number / 10), UInt8(number % 10), 3]
                let match = text.withUnsafeBufferPointer { table.match(0, $0) }
                let mayMatch = first >> UInt16(text[0]) & 1 == 1 && second >> UInt16(text[1]) & 1 == 1
                #expect(mayMatch || match == nil)
                if mayMatch, let length { #expect(match == MatchProgramTable.Match(length: length)) }
            }
        }
    }

    @Test func groupsAndTheEnd() throws {
        let pattern: MatchPattern = .alternation([
            .sequence([.group(.repetition(any, minimum: 3, maximum: 3)), .end]), digit(1),
        ])
        #expect(try match(pattern, [1, 2, 3])?.group(0) == 0..<3)
        #expect(try match(pattern, [1, 2, 3, 4])?.length == 1)
        #expect(try match(pattern, [1, 2, 3, 4])?.group(0) == nil)
        #expect(try match(pattern, [2, 2]) == nil)
        #expect(try table(pattern).groupCount(0) == 1)
    }

    @Test func aGroupThatTookNoPart() throws {
        let pattern: MatchPattern = .sequence([
            digit(0), .repetition(.sequence([.group(digit(1)), .group(digit(2))]), minimum: 0, maximum: 1),
        ])
        #expect(try match(pattern, [0, 1, 2])?.group(1) == 2..<3)
        #expect(try match(pattern, [0, 1, 3])?.length == 1)
        #expect(try match(pattern, [0, 1, 3])?.group(0) == nil)
    }

    @Test func tooMuchIsRefused() {
        var builder = MatchProgramTable.Builder()
        let groups = MatchPattern.sequence(Array(repeating: .group(any), count: 5))
        #expect(throws: MatchProgramTable.Builder.Failure.tooManyGroups) { try builder.add(groups) }
        let long = MatchPattern.repetition(any, minimum: 5000, maximum: 5000)
        #expect(throws: MatchProgramTable.Builder.Failure.tooLarge) { try builder.add(long) }
    }

    /// A program that would try 2^60 ways gives up instead.
    @Test func everyRunEnds() throws {
        let wild = MatchPattern.sequence([
            .repetition(.alternation([digit(1), digit(1)]), minimum: 60, maximum: 60), digit(2),
        ])
        #expect(try match(wild, [UInt8](repeating: 1, count: 100)) == nil)
    }

    @Test func outOfRange() throws {
        let table = try table(any)
        [UInt8](repeating: 1, count: 300).withUnsafeBufferPointer { text in
            #expect(table.match(0, text) == nil)
            #expect(table.match(1, text) == nil)
            #expect(table.match(-1, text) == nil)
        }
        #expect(table.groupCount(7) == 0)
    }
}
