import AddressLookup
import PostalAddresses
import Testing

/// Whatever a person, a form and a provider do in whatever order, a look-up keeps its promises.
@Suite struct WalkTests {
    /// What a walk may put into fields: right, wrong, empty, and under other names.
    static let texts = [
        "1012JS", "1012 js", "1071XX", "1012", "1", "2", "99999", "A", "bis", "", "  ", "Dam", "Utrecht",
    ]
    static let names = ["postalCode", "zip", "houseNumber", "addition", "houseAddition", "street", "city", "town", "x"]
    static let candidates: [LookupCandidate] = [
        .init(fields: [.init("street", "Dam"), .init("city", "Amsterdam")], confidence: 100, source: "A"),
        .init(fields: [.init("street", " Damrak"), .init("city", "")], confidence: 50, source: "B"),
        .init(fields: [.init("city", "AMSTERDAM")], confidence: 50, source: "C"),
        .init(fields: [.init("postalCode", "9999 ZZ"), .init("street", "Elsewhere")], confidence: 50, source: "D"),
        .init(fields: [.init("country", "BE"), .init("street", "Abroad")], confidence: 50, source: "E"),
        .init(fields: [.init("line1", "Dam 1"), .init("city", "Bell\u{7}")], confidence: 50, source: "F"),
    ]

    @Test(arguments: 0..<60) func keepsItsPromises(seed: UInt64) throws {
        var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
        var walk = Walk(LookupSession(PostalAddress(regionCode: "NL"), layouts: try .embedded))
        for _ in 0..<150 {
            switch random.below(12) {
            case 0...4: walk.edit(random.of(Self.names), random.below(8) == 0 ? nil : random.of(Self.texts))
            case 5, 6: walk.begin()
            case 7, 8: walk.answer((0..<random.below(4)).map { _ in random.of(Self.candidates) }, random.below(3) == 0)
            case 9: walk.accept(random.below(3), random.below(2) == 0 ? ["street"] : ["street", "city"])
            case 10: walk.undo()
            default: random.below(2) == 0 ? walk.decline() : walk.fail(random.of(LookupError.allCases))
            }
            walk.holds()
        }
    }
}

/// A look-up, and what has to be true of it.
private struct Walk {
    var lookup: LookupSession
    private var asked: [(question: LookupQuestion, generation: Int)] = []
    private var declined: [LookupQuestion] = []

    /// What stood in the fields that the last suggestion filled, before it did.
    private var before: [String: String?] = [:]

    init(_ lookup: LookupSession) { self.lookup = lookup }

    mutating func edit(_ name: String, _ value: String?) {
        let old = lookup.address
        lookup.edit(name, value)
        // One field changes, and it is the one that was named, under whichever of its names.
        let changed = Self.changed(old, lookup.address, lookup)
        #expect(changed.isSubset(of: [Self.own(name, lookup)]))
        #expect(lookup.address[name] == value || lookup.address[name] == nil)
    }

    mutating func begin() {
        guard let next = lookup.begin() else { return }
        #expect(!declined.contains(next.question), "a declined question is not asked again")
        #expect(next.question == lookup.question && lookup.state == .asked)
        asked.append(next)
    }

    mutating func answer(_ candidates: [LookupCandidate], _ isLate: Bool) {
        guard let next = isLate ? asked.first : asked.last else { return }
        let old = lookup.address
        let isUnderWay = lookup.state == .asked && next.generation == lookup.generation
        let isTaken = lookup.answer(candidates, to: next.generation)
        #expect(isTaken == isUnderWay && lookup.address == old)
    }

    mutating func accept(_ index: Int, _ replacing: Set<String>) {
        let old = lookup.address
        let offers = lookup.offers
        let isTaken = lookup.accept(index, replacing: replacing)
        #expect(isTaken == offers.indices.contains(index))
        let allowed = isTaken ? offers[index].changes.filter { $0.replaces == nil || replacing.contains($0.name) } : []
        #expect(Self.changed(old, lookup.address, lookup) == Set(allowed.map(\.name)))
        for change in allowed { #expect(Self.value(change.name, lookup.address, lookup) == change.value) }
        if lookup.state == .accepted, isTaken {
            before = Dictionary(uniqueKeysWithValues: allowed.map { ($0.name, Self.value($0.name, old, lookup)) })
            // What was just taken can be taken back, to the letter.
            var copy = lookup
            let isUndone = copy.undo()
            #expect(isUndone && copy.address == old && copy.state == .offered && copy.offers == offers)
        } else if isTaken, let question = lookup.question {
            declined.append(question)
        }
    }

    mutating func undo() {
        let old = lookup.address
        let names = lookup.origin?.fields.map(\.name) ?? []
        let isUndone = lookup.undo()
        #expect(isUndone == !names.isEmpty)
        #expect(Self.changed(old, lookup.address, lookup).isSubset(of: names))
        for name in names {
            #expect(Self.value(name, lookup.address, lookup) == before[name] ?? nil)
        }
    }

    mutating func decline() {
        if lookup.state == .offered, let question = lookup.question { declined.append(question) }
        let old = lookup.address
        lookup.decline()
        #expect(lookup.address == old)
    }

    mutating func fail(_ error: LookupError) {
        guard let next = asked.last else { return }
        let old = lookup.address
        lookup.fail(error, to: next.generation)
        #expect(lookup.address == old)
    }

    /// True at any time.
    func holds() {
        let address = lookup.address
        for field in lookup.origin?.fields ?? [] {
            #expect(Self.value(field.name, address, lookup) == field.value, "what has an origin stands there")
        }
        #expect((lookup.origin?.fields.isEmpty ?? false) == false)
        #expect(lookup.isStale == (lookup.origin != nil && lookup.origin?.question != lookup.question))
        #expect(lookup.state != .accepted || lookup.origin != nil && !lookup.isStale)
        #expect(lookup.state != .stale || lookup.isStale)
        #expect(lookup.state != .offered || !lookup.offers.isEmpty && lookup.offers.allSatisfy { !$0.changes.isEmpty })
        let strange = lookup.offers.filter { ["D", "E", "F"].contains($0.candidate.source) }
        #expect(strange.isEmpty, "\(strange)")
        #expect(lookup.ghosts.allSatisfy { (Self.value($0.name, address, lookup) ?? "").allSatisfy(\.isWhitespace) })
        for found in lookup.findings {
            #expect(LookupCode(rawValue: found.finding.code) != nil)
            guard let entry = found.entry else { continue }
            #expect(found.finding.range.upperBound <= address.fields[entry].value.utf8.count)
        }
    }

    private static func own(_ name: String, _ lookup: LookupSession) -> String {
        (try? AddressLayouts.embedded)?.fieldName(for: name) ?? name
    }

    private static func value(_ name: String, _ address: PostalAddress, _ lookup: LookupSession) -> String? {
        address.fields.first { own($0.name, lookup) == name }?.value
    }

    /// The fields that differ, by the names of the vocabulary.
    private static func changed(_ a: PostalAddress, _ b: PostalAddress, _ lookup: LookupSession) -> Set<String> {
        let names = Set((a.fields + b.fields).map { own($0.name, lookup) })
        return names.filter { value($0, a, lookup) != value($0, b, lookup) }
    }
}

/// Numbers that a seed repeats.
private struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    mutating func of<T>(_ values: [T]) -> T { values[below(values.count)] }
}
