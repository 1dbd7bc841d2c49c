import Testing

/// The broken card of the README: every problem at its line and column, in both languages.
@Suite struct ExampleTests {
    private static let problems = [
        "card.unknownChoice 2:14",
        "circle.unknown 7:90",
        "name.duplicate 8:15",
        "name.storedForm 8:16",
        "name.digit 9:17",
        "card.unknownType 9:32",
        "name.severalDefaults 9:55",
        "phone.tooShort 12:16",
        "card.labelMissing 13:56",
        "phone.duplicate 14:15",
        "phone.storedForm 14:16",
        "phone.notANumber 15:16",
        "email.storedForm 18:16",
        "email.signInUnverified 18:74",
        "email.searchableUnverified 18:95",
        "email.localConsecutiveDots 19:22",
        "email.disposable 20:22",
        "card.wrongType 20:71",
        "address.required 26:17",
        "address.postalCodeFormat 26:33",
        "address.unusedField 26:95",
        "address.sharingUnknownField 27:72",
        "date.dayNotInMonth 31:33",
        "date.yearCirclesNotSubset 31:102",
        "date.notLeapYear 32:60",
        "photo.notSquare 35:35",
        "photo.metadata 35:86",
        "photo.fileMissing 36:34",
        "photo.tooMany 39:5",
        "card.unknownMember 41:3",
    ]

    /// The photo of the card that has no problems is a real one.
    @Test func showsAPhoto() throws {
        let outcome = try DetailCommand.run(["photo", "Examples/marieke.jpg"])
        #expect(outcome.status == 0 && outcome.output == "Examples/marieke.jpg\n  JPEG, 1024 × 1024 pixels\n")
    }

    @Test(arguments: ["en", "nl"]) func pointsAtEveryProblemOfTheBrokenCard(language: String) throws {
        let output = try DetailCommand.run(["lint", "--lang", language, "Examples/broken.json"]).output
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        let found = lines.indices.compactMap { index -> String? in
            guard let place = lines[index].firstRange(of: "--> Examples/broken.json:")?.upperBound, index > 0,
                let code = lines[index - 1].split(separator: "[").dropFirst().first?.prefix(while: { $0 != "]" })
            else { return nil }
            return "\(code) \(lines[index][place...].prefix { $0 != " " })"
        }
        #expect(found == Self.problems)
    }
}
