import AddressLookup
import PostalAddresses
import Testing

/// The protocol between a form and somebody who is asked: facts, 5, and the reports behind it.
@Suite struct ProtocolTests {
    static let needs = [("postalCode", "1012JS"), ("houseNumber", "1")]
    static let dam = LookupCandidate(
        fields: [.init("street", "Dam"), .init("city", "Amsterdam")], confidence: 100, source: "Register")
    static let towns = ["Hilversum", "Laren"].map {
        LookupCandidate(fields: [.init("street", "Grens"), .init("city", $0)], confidence: 50, source: "Register")
    }

    static func lookup(_ country: String, _ fields: [(String, String)]) throws -> LookupSession {
        LookupSession(PostalAddress(country, fields), layouts: try .embedded)
    }

    /// A look-up of a Dutch address that was answered.
    static func answered(_ more: [(String, String)] = [], _ candidates: [LookupCandidate] = [dam]) throws
        -> LookupSession
    {
        var lookup = try lookup("NL", needs + more)
        let asked = try Self.begun(&lookup)
        took(lookup.answer(candidates, to: asked.generation))
        return lookup
    }

    /// The question under way. (The macros of a test take no call that changes anything.)
    static func begun(_ lookup: inout LookupSession) throws -> (question: LookupQuestion, generation: Int) {
        let asked = lookup.begin()
        return try #require(asked)
    }

    static func codes(_ lookup: LookupSession) -> [String] {
        lookup.findings.map { "\($0.field) \($0.finding.code)" }
    }

    @Test(arguments: [
        ("NL", [("postalCode", "1012JS")], false), ("NL", [("postalCode", "1012"), ("houseNumber", "1")], false),
        ("NL", [("postalCode", "1012JS"), ("houseNumber", "one")], false), ("NL", needs, true),
        ("NL", [("postalCode", "1012JS"), ("houseNumber", "  ")], false), ("BE", [("postalCode", " ")], false),
        ("US", [("postalCode", "94103")], true), ("US", [("postalCode", "9410")], false),
        ("BE", [("postalCode", "2000")], true), ("BE", [("postalCode", "0999")], false),
        ("BR", [("postalCode", "wrong"), ("street", "correct")], false), ("DE", [("postalCode", "10115")], true),
        ("HK", [("district", "Example")], false), ("HK", [("line1", "1 Example")], true),
        ("ZZ", needs, false),
    ])
    func asksWhenEverythingNeededIsRight(country: String, fields: [(String, String)], asks: Bool) throws {
        var lookup = try Self.lookup(country, fields)
        took((lookup.begin() != nil) == asks)
        #expect(lookup.state == (asks ? .asked : .none))
        // A question is asked once.
        took(lookup.begin() == nil)
    }

    @Test func asksWithTheStoredFormsAndWhatHelps() throws {
        var lookup = try Self.lookup("NL", [("postalCode", "1012js "), ("houseNumber", "1"), ("houseAddition", "A")])
        let question = try Self.begun(&lookup).question
        #expect(question == LookupQuestion("NL", [("postalCode", "1012 JS"), ("houseNumber", "1"), ("addition", "A")]))
    }

    @Test func showsGhostsAndFillsThemOnlyWhenAccepted() throws {
        var lookup = try Self.answered()
        #expect(lookup.state == .offered)
        #expect(lookup.ghosts == [.init("street", "Dam"), .init("city", "Amsterdam")])
        #expect(lookup.address["street"] == nil)
        took(lookup.accept(0) && lookup.state == .accepted)
        #expect(lookup.address["street"] == "Dam" && lookup.address["city"] == "Amsterdam")
        #expect(lookup.origin?.source == "Register" && lookup.ghosts.isEmpty && lookup.offers.isEmpty)
    }

    /// A code in two towns is a choice, and ghost text shows only what both agree on.
    @Test func offersAList() throws {
        var lookup = try Self.answered([], Self.towns)
        #expect(lookup.offers.map(\.candidate) == Self.towns && lookup.ghosts == [.init("street", "Grens")])
        let finding = try #require(lookup.findings.first)
        #expect(finding.finding.code == LookupCode.offered.rawValue && finding.suggestions.count == 2)
        took(!lookup.accept(2) && lookup.state == .offered)
        took(lookup.accept(1))
        #expect(lookup.address["city"] == "Laren")
    }

    /// lookup-br-protect: a mistyped code must not wipe what stands there.
    @Test func neverOverwrites() throws {
        var lookup = try Self.answered([("street", "Damrak")])
        let offer = try #require(lookup.offers.first)
        #expect(offer.changes.map(\.replaces) == ["Damrak", nil])
        #expect(lookup.ghosts == [.init("city", "Amsterdam")])
        lookup.accept(0)
        #expect(lookup.address["street"] == "Damrak" && lookup.address["city"] == "Amsterdam")

        lookup = try Self.answered([("street", "Damrak")])
        lookup.accept(0, replacing: ["street"])
        #expect(lookup.address["street"] == "Dam")
        took(lookup.undo() && lookup.state == .offered)
        #expect(lookup.address == PostalAddress("NL", Self.needs + [("street", "Damrak")]))
    }

    /// lookup-nl-stale: what was looked up for another number stays, is called old, and is offered anew.
    @Test func marksStaleWhatTheNeedsHaveLeft() throws {
        var lookup = try Self.answered()
        lookup.accept(0)
        lookup.edit("houseNumber", "2")
        #expect(lookup.state == .stale && lookup.isStale)
        #expect(lookup.address["street"] == "Dam" && lookup.address["city"] == "Amsterdam")
        #expect(Self.codes(lookup) == ["street address.lookupStale", "city address.lookupStale"])
        let asked = try Self.begun(&lookup)
        #expect(lookup.isStale)
        lookup.answer([.init(fields: [.init("street", "Damrak")], confidence: 100, source: "R")], to: asked.generation)
        #expect(lookup.state == .offered && lookup.isStale)
        #expect(lookup.offers[0].changes.map(\.value) == ["Damrak"] && lookup.offers[0].changes[0].replaces == "Dam")
        lookup.decline()
        #expect(lookup.state == .declined && Self.codes(lookup).isEmpty && lookup.address["street"] == "Dam")
    }

    @Test func isNoLongerStaleWhenTheNeedsComeBackOrTheAnswerIsTheSame() throws {
        var lookup = try Self.answered()
        lookup.accept(0)
        lookup.edit("houseNumber", "2")
        lookup.edit("houseNumber", "1")
        #expect(lookup.state == .accepted && !lookup.isStale)
        lookup.edit("houseNumber", "3")
        let asked = try Self.begun(&lookup)
        lookup.answer([Self.dam], to: asked.generation)
        #expect(lookup.state == .agreed && !lookup.isStale)
        lookup.edit("houseNumber", nil)
        took(lookup.state == .stale && lookup.begin() == nil)
    }

    @Test func aValueWrittenByHandHasNoOtherOrigin() throws {
        var lookup = try Self.answered()
        lookup.accept(0)
        lookup.edit("street", "Damrak")
        #expect(lookup.origin?.fields == [.init("city", "Amsterdam")])
        lookup.edit("houseNumber", "2")
        #expect(Self.codes(lookup) == ["city address.lookupStale"])
        took(lookup.undo())
        #expect(
            lookup.address
                == PostalAddress("NL", [("postalCode", "1012JS"), ("houseNumber", "2"), ("street", "Damrak")]))
    }

    @Test func dropsLateAnswers() throws {
        var lookup = try Self.lookup("NL", Self.needs)
        let first = try Self.begun(&lookup)
        lookup.edit("houseNumber", "2")
        let second = try Self.begun(&lookup)
        took(!lookup.answer([Self.dam], to: first.generation))
        took(!lookup.fail(.timedOut, to: first.generation))
        #expect(lookup.state == .asked)
        took(lookup.answer(Self.towns, to: second.generation))
        took(!lookup.answer([Self.dam], to: second.generation))
        #expect(lookup.offers.count == 2)
    }

    /// What a person types elsewhere while the question is under way takes nothing from the answer.
    @Test func anAnswerMeetsWhatWasTypedMeanwhile() throws {
        var lookup = try Self.lookup("NL", Self.needs)
        let asked = try Self.begun(&lookup)
        lookup.edit("city", "AMSTERDAM")
        lookup.edit("street", "Dam")
        took(lookup.answer([Self.dam], to: asked.generation))
        #expect(lookup.state == .agreed && lookup.address["city"] == "AMSTERDAM")
    }

    /// lookup-nl-manual, lookup-new-build: nothing that is not found keeps anybody from going on.
    @Test(arguments: [
        ("NL", needs, "houseNumber"), ("US", [("postalCode", "94103"), ("line1", "1 Example Street")], "postalCode"),
    ])
    func notFoundIsAWarningAndNoMore(country: String, fields: [(String, String)], field: String) throws {
        var lookup = try Self.lookup(country, fields)
        let asked = try Self.begun(&lookup)
        lookup.answer([], to: asked.generation)
        #expect(lookup.state == .notFound && Self.codes(lookup) == ["\(field) address.lookupNotFound"])
        #expect(lookup.address == PostalAddress(country, fields))
        let finding = try #require(lookup.findings.first)
        #expect(finding.entry == fields.firstIndex { $0.0 == field })
    }

    @Test(arguments: LookupError.allCases) func aFailureBlocksNothing(error: LookupError) throws {
        var lookup = try Self.lookup("NL", Self.needs)
        let asked = try Self.begun(&lookup)
        took(lookup.fail(error, to: asked.generation))
        let isSilent = error == .cancelled || error == .notCovered
        #expect(lookup.state == (isSilent ? .none : .failed))
        #expect(Self.codes(lookup) == (isSilent ? [] : ["houseNumber address.lookupFailed"]))
        // It can be tried again, unless there is nobody to ask.
        took((lookup.begin() != nil) == (error != .notCovered))
        #expect(lookup.address == PostalAddress("NL", Self.needs))
    }

    @Test func anotherCountryBeginsAnew() throws {
        var lookup = try Self.answered()
        lookup.accept(0)
        lookup.replace(PostalAddress("BE", [("postalCode", "2000"), ("city", "Amsterdam")]))
        took(lookup.origin == nil && lookup.state == .none && lookup.begin()?.question.regionCode == "BE")
    }

    /// An addition belongs to what was asked: another one makes the answer old, and asks again.
    @Test func anotherAdditionAsksAgain() throws {
        var lookup = try Self.answered()
        lookup.accept(0)
        lookup.edit("houseAddition", "A")
        #expect(lookup.state == .stale && Self.codes(lookup).count == 2 && lookup.address["street"] == "Dam")
        let asked = try Self.begun(&lookup)
        #expect(asked.question["addition"] == "A")
        lookup.answer([Self.dam], to: asked.generation)
        #expect(lookup.state == .agreed && !lookup.isStale && Self.codes(lookup).isEmpty)
    }

    @Test func offersNoDeclinedQuestionAgain() throws {
        var lookup = try Self.answered()
        lookup.decline()
        lookup.edit("houseNumber", "2")
        took(lookup.state == .none && lookup.begin() != nil)
        lookup.edit("houseNumber", "1")
        took(lookup.state == .declined && lookup.begin() == nil)
    }

    /// Who types what is suggested has nothing left to choose.
    @Test func agreesWithWhatIsTyped() throws {
        var lookup = try Self.answered()
        lookup.edit("street", "Dam")
        #expect(lookup.state == .offered)
        lookup.edit("city", "amsterdam")
        #expect(lookup.state == .agreed && lookup.findings.isEmpty)
    }

    /// A code of another state than the one that stands there is asked about: the answer is what helps.
    @Test func asksAboutACodeThatDoesNotFit() throws {
        var lookup = try Self.lookup("US", [("postalCode", "94103"), ("region", "NY")])
        let asked = try Self.begun(&lookup)
        lookup.answer(try LookupTable.embedded.find(asked.question), to: asked.generation)
        #expect(lookup.offers.first?.changes.map(\.replaces) == [nil, "NY"])
    }

    @Test func dropsAnswersToOtherQuestions() throws {
        let fields = [("country", "BE"), ("postalCode", "1012 JT"), ("houseNumber", "7")]
        let wrong = fields.map {
            LookupCandidate(fields: [.init($0.0, $0.1), .init("street", $0.0)], confidence: 9, source: "R")
        }
        let right = LookupCandidate(
            fields: [
                .init("country", "nld"), .init("postalCode", "1012js"), .init("houseNumber", "1"),
                .init("street", "Dam"),
            ], confidence: 9, source: "R")
        #expect(try Self.answered([], wrong + [right]).offers.map(\.candidate).texts == ["street=Dam"])
    }

    /// What comes from outside is checked like anything else, before it is suggested.
    @Test func suggestsNothingThatWouldBeWrong() throws {
        let outside: [LookupCandidate] = [
            .init(
                fields: [
                    .init("city", "Bell\u{7}town"), .init("region", "Example State"), .init("line1", "Elsewhere"),
                ],
                confidence: 400, source: "R"),
            .init(fields: [.init("city", " Springfield "), .init("region", "illinois")], confidence: -1, source: "R"),
            .init(fields: [.init("city", "Springfield"), .init("region", "IL")], confidence: 1, source: "S"),
        ]
        var lookup = try Self.lookup("US", [("postalCode", "62701")])
        let asked = try Self.begun(&lookup)
        lookup.answer(outside, to: asked.generation)
        #expect(lookup.offers.map(\.candidate).texts == ["city=Springfield region=IL"])
        #expect(lookup.offers.map(\.candidate.confidence) == [0])
    }

    @Test func acceptingNothingIsDeclining() throws {
        var lookup = try Self.answered([("street", "Damrak"), ("city", "Utrecht")])
        took(lookup.accept(0) && lookup.state == .declined)
        took(lookup.begin() == nil && !lookup.undo())
    }
}

/// Expects what a call says that changes something, which the macro does not take.
private func took(_ isRight: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(isRight, sourceLocation: sourceLocation)
}
