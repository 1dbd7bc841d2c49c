/// Texts with something of everything in them, for tests that change or cut them.
enum Sample {
    static let card = """
        {
          "profile": "main", "signInEmail": "zoe@example.nl", "count": -0,
          "names": [
            {"value": "Zo\\u00eb \\ud83d\\udc4b de Vries", "default": true, "circles": ["family", "friends"]},
            {"value": "Ζωή 张伟 👋🏽", "default": false, "circles": []}
          ],
          "phones": [{"value": "+31612345678", "note": "a\\tb\\\\c\\/\\"d\\"", "extension": null}],
          "dates": [{"day": 29, "month": 2, "year": 1992, "exact": [1.50, -2e10, 0.0E-7, 12345678901234567890]}],
          "": {"\\u006eaam": {"a": [[], {}, [[[]]]]}}
        }

        """

    static let compact = String(card.split(separator: "\n").map { $0.drop(while: { $0 == " " }) }.joined())

    /// Without the numbers that a double cannot hold, and without a digit before an e.
    static let plain =
        compact
        .replacing("-2e10, 0.0E-7, 12345678901234567890", with: "-20, 0.25")
        .replacing("\\u00eb", with: "\\u00cb")
        .replacing("\\u006eaam", with: "\\u0061am")
}
