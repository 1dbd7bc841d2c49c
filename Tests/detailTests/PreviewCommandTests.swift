import Testing

/// `detail preview`: what each circle of a card sees.
@Suite struct PreviewCommandTests {
    private static let card = #"""
        {"circles": ["family", "friends"], "names": [{"value": "Sanne Visser", "type": "personal", "default": true}],
         "phones": [{"value": "+31612345678", "type": "mobile", "circles": ["friends"]}],
         "addresses": [{"type": "home", "country": "NL", "fields": {"postalCode": "1012 LG", "houseNumber": "1", "street": "Dam", "city": "Amsterdam"},
                        "sharing": {"mode": "perField", "circles": {"city": ["friends"]}}}]}
        """#

    @Test func showsEveryCircle() throws {
        let outcome = try DetailCommand.run(["preview", "-"], input: Self.card)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.output == """
                family
                  initials  SV
                  names     Sanne Visser · personal · default
                friends
                  initials       SV
                  in one line    +31 6 12345678 · Amsterdam
                  names          Sanne Visser · personal · default
                  phone numbers  +31612345678 · mobile
                  addresses      home · Amsterdam

                """)
    }

    @Test func speaksDutch() throws {
        let arguments = ["preview", "--lang", "nl", "--circle", "friends", "-"]
        let outcome = try DetailCommand.run(arguments, input: Self.card)
        #expect(outcome.output.contains("  telefoonnummers  +31612345678 · mobile\n"))
    }

    @Test(arguments: [
        (["--circle", "friends"], ["friends"]), (["--circle", "family,friends"], ["family", "friends"]),
        (["--circle", "friends", "--circle", "family"], ["friends", "family"]), ([], ["family", "friends"]),
    ]) func printsOneObjectACircle(arguments: [String], circles: [String]) throws {
        let outcome = try DetailCommand.run(["preview", "--format", "json"] + arguments + ["-"], input: Self.card)
        let lines = outcome.output.split(separator: "\n")
        #expect(outcome.status == 0 && lines.count == circles.count)
        for (line, circle) in zip(lines, circles) { #expect(line.hasPrefix("{\"circle\":\"\(circle)\",\"summary\":")) }
    }

    @Test func readsABatch() throws {
        let line = Self.card.replacing("\n", with: "")
        let outcome = try DetailCommand.run(
            ["preview", "--format", "json", "--circle", "friends"], input: "\(line)\n\n{}\n\(line)\n")
        #expect(outcome.output.split(separator: "\n").count == 2 && outcome.status == 2)
        #expect(outcome.errors == "detail: -:3: the card has no circle 'friends'\n")
    }

    @Test(arguments: [
        (
            ["--circle", "frends", "-"], PreviewCommandTests.card, 2,
            "-: the card has no circle 'frends'; did you mean 'friends'?"
        ),
        (["-"], "{", 1, "-: no card that can be shown; see detail lint"),
        (["-"], #"{"kind": "name", "value": "Sanne"}"#, 1, "-: no card that can be shown; see detail lint"),
        (
            ["-"], #"{"circles": ["a"], "names": [{"value": "", "default": true}]}"#, 1,
            "-: the card has errors; see detail lint"
        ),
        (["nothing.json"], "", 2, "nothing.json: No such file or directory"),
    ]) func saysWhatIsWrong(arguments: [String], input: String, status: Int32, message: String) throws {
        let outcome = try DetailCommand.run(["preview"] + arguments, input: input)
        #expect(outcome.status == status && outcome.errors == "detail: \(message)\n")
    }
}
