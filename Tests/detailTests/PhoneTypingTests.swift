import Testing

@Suite struct PhoneTypingTests {
    @Test func oneEntryForEachCharacter() throws {
        let outcome = try DetailCommand.run(
            ["phone", "--as-typed", "--format", "json"],
            input: """
                {"input":"0623","region":"NL"}
                {"input":"+1 2"}
                {"input":"","region":"NL"}

                """)
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                {"input":"0623","region":"NL","typed":["0","06","062","06 23"]}
                {"input":"+1 2","region":null,"typed":["+","+1","+1 ","+1 2"]}
                {"input":"","region":"NL","typed":[]}

                """)
    }

    @Test func aLineForEachKey() throws {
        let outcome = try DetailCommand.run(["phone", "--as-typed", "--region", "us", "2015"])
        #expect(outcome.output == "2  2\n0  20\n1  201\n5  201-5\n")
    }
}
