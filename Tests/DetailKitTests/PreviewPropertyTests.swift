import DetailKit
import JSONText
import Testing

/// Over random cards: no value is ever shown to a circle that may not see it, and what is shown is what is saved.
@Suite struct PreviewPropertyTests {
    private static let circles = ["family", "friends", "work", "others"]

    /// Every value of these cards says by a mark of its own which circles may see it, so that a leak shows in the text.
    private struct RandomCard {
        var random: SeededRandom

        /// The marks with the circles that may see them.
        var marks: [String: Set<String>] = [:]

        init(_ seed: UInt64) { random = SeededRandom(seed) }

        mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

        mutating func subset() -> Set<String> {
            let bits = random.next()
            return Set(circles.enumerated().filter { bits >> UInt64($0.offset) & 1 == 1 }.map(\.element))
        }

        mutating func mark(_ seenBy: Set<String>) -> String {
            let mark = "qz\(marks.count)zq"
            marks[mark] = seenBy
            return mark
        }

        func list(_ names: Set<String>) -> String { "[\(names.sorted().map { "\"\($0)\"" }.joined(separator: ", "))]" }

        /// A list of circles as it is, or something else in its place that shares with nobody.
        mutating func circlesMember(_ name: String, _ seenBy: inout Set<String>) -> String {
            switch pick(10) {
            case 0:
                seenBy = []
                return ""
            case 1:
                seenBy = []
                return #", "\#(name)": \#(["null", "\"family\"", "7", "{\"family\": true}"][pick(4)])"#
            default: return #", "\#(name)": \#(list(seenBy))"#
            }
        }

        mutating func item(_ members: (inout RandomCard, Set<String>) -> String) -> String {
            var seenBy = subset()
            let circles = circlesMember("circles", &seenBy)
            let secret = mark([])
            return #"{"id": "\#(secret)", "unknown\#(pick(9))": "\#(mark([]))"\#(circles), \#(members(&self, seenBy))}"#
        }

        mutating func name(isDefault: Bool) -> String {
            item { card, seenBy in
                let all = Set(circles)
                return #""value": "\#(card.mark(isDefault ? all : seenBy))", "default": \#(isDefault)"#
            }
        }

        mutating func text() -> String {
            item { card, seenBy in
                #""value": "\#(card.mark(seenBy))", "type": "custom", "label": "\#(card.mark(seenBy))""#
            }
        }

        mutating func address() -> String {
            let fields = ["postalCode", "houseNumber", "street", "city"]
            var shared: [String: Set<String>] = [:]
            switch pick(4) {
            case 0:
                return item { card, seenBy in
                    let values = fields.map { #""\#($0)": "\#(card.mark(seenBy))""# }.joined(separator: ", ")
                    return #""country": "NL", "fields": {\#(values)}"#
                }
            case 1:
                // How the whole is shared goes before the circles of the item.
                return item { card, _ in
                    let seenBy = card.subset()
                    let values = fields.map { #""\#($0)": "\#(card.mark(seenBy))""# }.joined(separator: ", ")
                    return
                        #""country": "NL", "fields": {\#(values)}, "sharing": {"mode": "whole", "circles": \#(card.list(seenBy))}"#
                }
            case 2:
                return item { card, _ in
                    let values = fields.map { #""\#($0)": "\#(card.mark([]))""# }.joined(separator: ", ")
                    let sharing = [
                        "7", #"{"mode": "half", "circles": ["family"]}"#, #"{"circles": ["family"]}"#, "[]",
                    ][card.pick(4)]
                    return #""country": "NL", "fields": {\#(values)}, "sharing": \#(sharing)"#
                }
            default:
                for field in fields where pick(3) > 0 { shared[field] = subset() }
                let lists = shared.sorted { $0.key < $1.key }.map { #""\#($0.key)": \#(list($0.value))"# }
                return item { card, _ in
                    let values = fields.map { #""\#($0)": "\#(card.mark(shared[$0] ?? []))""# }.joined(separator: ", ")
                    // A label is shown with any field that is.
                    let any = shared.values.reduce(into: Set<String>()) { $0.formUnion($1) }
                    return
                        #""country": "NL", "type": "custom", "label": "\#(card.mark(any))", "fields": {\#(values)}, "sharing": {"mode": "perField", "circles": {\#(lists.joined(separator: ", "))}}"#
                }
            }
        }

        mutating func date() -> String {
            item { card, seenBy in
                var year = card.subset()
                let circles = card.circlesMember("yearCircles", &year)
                let number = 1000 + card.marks.count
                card.marks["\"year\":\(number)"] = year.intersection(seenBy)
                return
                    #""day": 1, "month": 2, "year": \#(number), "type": "custom", "label": "\#(card.mark(seenBy))"\#(circles)"#
            }
        }

        /// The first one is seen by everybody who sees any.
        mutating func photos() -> String {
            let count = pick(4)
            var lists = (0..<count).map { _ in subset() }
            let any = lists.reduce(into: Set<String>()) { $0.formUnion($1) }
            return lists.indices.map { index in
                let circles = list(lists[index])
                let label = mark(lists[index])
                if index == 0 { lists[0] = any }
                return
                    #"{"file": "\#(mark(lists[index]))", "type": "custom", "label": "\#(label)", "circles": \#(circles)}"#
            }.joined(separator: ", ")
        }

        mutating func json() -> String {
            let names = (0..<pick(4)).map { name(isDefault: $0 == 0) }.joined(separator: ", ")
            let phones = (0..<pick(3)).map { _ in text() }.joined(separator: ", ")
            let emails = (0..<pick(3)).map { _ in text() }.joined(separator: ", ")
            let addresses = (0..<pick(4)).map { _ in address() }.joined(separator: ", ")
            let dates = (0..<pick(3)).map { _ in date() }.joined(separator: ", ")
            return
                #"{"circles": \#(list(Set(circles))), "signInEmail": "\#(mark([]))", "secret": {"circles": ["family"], "value": "\#(mark([]))"}, "names": [\#(names)], "phones": [\#(phones)], "emails": [\#(emails)], "addresses": [\#(addresses)], "dates": [\#(dates)], "photos": [\#(photos())]}"#
        }
    }

    @Test func showNothingToACircleThatMayNotSeeIt() throws {
        let validator = try Project.validator
        var shown = 0
        for seed in 0..<800 {
            var card = RandomCard(UInt64(seed))
            let json = card.json()
            let previews = try #require(validator.previews(Array(json.utf8)), "\(json)")
            for circle in Self.circles {
                let preview = previews.preview(circle: circle)
                let text = String(decoding: preview.json, as: UTF8.self).lowercased()
                for (mark, seenBy) in card.marks {
                    let isSeen = text.contains(mark)
                    #expect(isSeen == seenBy.contains(circle), "\(seed) \(circle) \(mark) \(json)\n\(text)")
                    if isSeen { shown += 1 }
                }
            }
        }
        #expect(shown > 10_000)
    }

    /// Every text that is shown stands in the card as it is saved.
    @Test(arguments: Project.files("Tests/Corpus")) func showWhatIsSaved(path: String) throws {
        let validator = try Project.validator
        for item in try CorpusFile(try Project.bytes(path)).cases {
            let report = validator.validate(item.payload)
            guard let previews = validator.previews(item.payload), let saved = report.normalized else { continue }
            let card = try JSONDocument(saved)
            for circle in previews.circles {
                let preview = previews.preview(circle: circle)
                for item in preview.collections.flatMap(\.items) {
                    let node = try #require(JSONPointer(item.path).resolve(in: card))
                    for (name, value) in item.members {
                        let member = try #require(card.member(name, of: node))
                        switch value {
                        case .text(let text): #expect(card.string(of: member) == text)
                        case .number(let number): #expect(card.numberText(of: member) == number)
                        case .flag(let flag): #expect(card.bool(of: member) == flag)
                        case .fields(let fields):
                            for field in fields {
                                let value = try #require(card.member(field.name, of: member))
                                #expect((card.string(of: value) ?? card.numberText(of: value)) == field.value)
                            }
                        }
                    }
                }
            }
        }
    }
}
