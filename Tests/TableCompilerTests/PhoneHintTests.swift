import TableCompiler
import Testing

/// Old plans and hints, over the small plan of `PhoneTopicTests`.
@Suite struct PhoneHintTests {
    static let renumbering = """
        {"source": "test", "renumberings": [
          {"region": "NL", "pattern": "5(\\\\d{7})", "rewrite": "65\\\\1", "date": "2001-05-06",
           "examples": [{"old": "51234567", "new": "651234567"}], "source": "test"}
        ]}
        """
    static let hints = """
        {"source": "test",
         "internationalPrefixes": [{"digits": "00", "source": "test"}],
         "labels": {"source": "test", "words": ["Tel"]},
         "substitutes": {"source": "test", "letters": {"O": 0}},
         "lookalikes": [{"what": "date", "mark": "dot", "groups": ["1-2", "1-2", "4"], "source": "test"}]}
        """
    private static let renumberingPath = "CountryData/renumbering.json"
    private static let hintsPath = "CountryData/hints.json"

    private func faults(_ renumbering: String = renumbering, _ hints: String = hints) throws -> [String] {
        let others = [Self.renumberingPath: renumbering, Self.hintsPath: hints]
        return try PhoneTopicTests().compile(others: others).faults
    }

    @Test func aSoundTableCompiles() throws { #expect(try faults().isEmpty) }

    static let broken: [(String, String, String)] = [
        // The new number is none of the plan, so the rewrite may never give a valid one.
        ("651234567", "751234567", "3:44: phone.badExample"),
        ("65\\\\1", "75\\\\1", "3:44: phone.badExample"),
        ("\"old\": \"51234567\"", "\"old\": \"5123456\"", "3:25: phone.badExample"),
        ("[{\"old\": \"51234567\", \"new\": \"651234567\"}]", "[]", "2:3: phone.noExample"),
        ("65\\\\1", "65\\\\2", "2:55: phone.badTransform"),
        ("5(\\\\d{7})", "5(\\\\d*)", "2:37: phone.badPattern"),
        ("\"NL\"", "\"XX\"", "2:14: phone.badRegion"),
        ("2001-05-06", "6 May 2001", "2:72: phone.badDate"),
        ("\"source\": \"test\"}\n", "\"sauce\": \"test\"}\n", "3:59: table.unknownMember"),
    ]

    @Test(arguments: broken)
    func aFaultIsReportedAtItsPlace(_ old: String, _ new: String, _ fault: String) throws {
        let broken = Self.renumbering.replacing(old, with: new)
        #expect(broken != Self.renumbering)
        let found = try faults(broken)
        #expect(found.contains("\(Self.renumberingPath):\(fault)"), "\(found)")
    }

    @Test func whatStandsTwiceIsAFault() throws {
        let entry = """
            {"region": "NL", "pattern": "5(\\\\d{7})", "rewrite": "65\\\\1",
               "examples": [{"old": "51234567", "new": "651234567"}], "source": "test"}
            """
        let renumbering = Self.renumbering.replacing("\n]}", with: ",\n\(entry)\n]}")
        #expect(renumbering != Self.renumbering)
        #expect(try faults(renumbering).contains { $0.hasSuffix("phone.duplicate") })
        let prefix = "{\"digits\": \"00\", \"source\": \"test\"}"
        let hints = Self.hints.replacing(prefix, with: "\(prefix), \(prefix)")
        #expect(try faults(Self.renumbering, hints).contains { $0.hasSuffix("phone.duplicate") })
    }

    /// A number that the plan still has is no old one, and its rule would never be asked.
    @Test func theOldNumberMustBeGone() throws {
        let current = Self.renumbering.replacing("\"5(", with: "\"6(").replacing("d{7}", with: "d{8}")
            .replacing("51234567\", \"new", with: "612345678\", \"new").replacing("65\\\\1", with: "6\\\\1")
            .replacing("new\": \"651234567", with: "new\": \"612345678")
        #expect(try faults(current).contains { $0.hasSuffix("phone.badExample") })
    }

    @Test(arguments: [
        ("\"date\"", "\"day\""), ("\"dot\"", "\"star\""), ("\"1-2\", \"1-2\", \"4\"", "\"4\""), ("\"4\"]", "\"4-1\"]"),
        ("\"00\"", "\"0*\""), ("\"Tel\"", "1"), ("\"Tel\"", "\"\""), ("\"Tel\"", "\"*\""),
        ("\"O\": 0", "\"O\": 10"), ("\"O\"", "\"OO\""), ("\"O\"", "\"5\""),
    ])
    func aHintThatSaysNothingIsAFault(_ old: String, _ new: String) throws {
        #expect(try !faults(Self.renumbering, Self.hints.replacing(old, with: new)).isEmpty)
    }
}
