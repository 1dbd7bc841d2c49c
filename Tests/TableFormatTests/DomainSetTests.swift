import TableFormat
import Testing

@Suite struct DomainSetTests {
    static func set(_ names: [(String, UInt8)]) throws -> DomainSet {
        var builder = DomainSet.Builder()
        for (name, value) in names { builder.add(name.utf8, value: value) }
        return try DomainSet(TableImage(sections: [("doms", .domainSet, builder.build())]), "doms")
    }

    static func match(_ set: DomainSet, _ domain: String) -> DomainSet.Match? {
        Array(domain.utf8).withUnsafeBufferPointer { set.longestMatch($0) }
    }

    @Test(arguments: [
        ("throwaway.example", 1, 0), ("mail.throwaway.example", 1, 5), ("a.b.throwaway.example", 1, 4),
        ("relay.throwaway.example", 2, 0), ("x.relay.throwaway.example", 2, 2),
    ]) func findsTheLongestListedParent(domain: String, value: UInt8, offset: Int) throws {
        let set = try Self.set([("throwaway.example", 1), ("relay.throwaway.example", 2)])
        #expect(Self.match(set, domain) == DomainSet.Match(value: value, offset: offset))
    }

    @Test(arguments: [
        "example", "athrowaway.example", "throwaway.example.org", "", ".", "throwaway.exampl", "throwaway.example.",
    ])
    func findsNothingElse(domain: String) throws {
        #expect(Self.match(try Self.set([("throwaway.example", 1)]), domain) == nil)
    }

    @Test func agreesWithASetOverRandomNames() throws {
        var random = SeededGenerator(5)
        let label = { (random: inout SeededGenerator) in
            String((0..<Int.random(in: 1...3, using: &random)).map { _ in "abc".randomElement(using: &random)! })
        }
        var names: [String: UInt8] = [:]
        for _ in 0..<2_000 {
            let name = (0..<Int.random(in: 1...4, using: &random)).map { _ in label(&random) }.joined(separator: ".")
            names[name] = UInt8.random(in: 1...3, using: &random)
        }
        let set = try Self.set(names.map { ($0.key, $0.value) })
        #expect(set.count == names.count)
        for _ in 0..<20_000 {
            let domain = (0..<Int.random(in: 1...5, using: &random)).map { _ in label(&random) }.joined(separator: ".")
            var parents = domain.split(separator: ".")[...]
            var expected: DomainSet.Match?
            while !parents.isEmpty, expected == nil {
                let parent = parents.joined(separator: ".")
                if let value = names[parent] {
                    expected = DomainSet.Match(value: value, offset: domain.utf8.count - parent.utf8.count)
                }
                parents = parents.dropFirst()
            }
            #expect(Self.match(set, domain) == expected)
        }
    }

    @Test func isTheSameWhateverTheOrder() {
        let names = (0..<500).map { "n\($0).example" }
        var forwards = DomainSet.Builder()
        var backwards = DomainSet.Builder()
        for name in names { forwards.add(name.utf8, value: 1) }
        for name in names.reversed() { backwards.add(name.utf8, value: 1) }
        #expect(forwards.build() == backwards.build())
    }
}

extension DomainSetTests {
    /// Slots are chosen all over the set: otherwise every search would start at the same one, and find what it looks for late.
    @Test func searchesStartAllOverTheSet() {
        var builder = DomainSet.Builder()
        for number in 0..<3_000 { builder.add("name\(number).example".utf8, value: 1) }
        let bytes = builder.build()
        let slotCount = Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2]) << 16
        var (run, longest) = (0, 0)
        for slot in 0..<slotCount {
            let word = bytes[(16 + slot * 4)..<(20 + slot * 4)]
            run = word.allSatisfy { $0 == 0 } ? 0 : run + 1
            longest = max(longest, run)
        }
        #expect(longest < 150)
    }
}
