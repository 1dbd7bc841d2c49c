import DetailKit
import TableCompiler
import Testing

/// What a team can change about names in a file of its own, without a line of Swift.
@Suite struct NameSwitchTests {
    private func codes(_ name: String, _ changes: KeyValuePairs<String, String>, _ path: String) throws -> [String] {
        let validator = try ChangedTables.validator(NamesTopic.self, path, changes)
        let report = validator.validate(Array(#"{"kind": "name", "value": "\#(name)"}"#.utf8))
        return report.problems.map(\.code)
    }

    static let digits = (#""code": "name.digit",\#n      "allowed": false"#, #""code": "name.digit", "allowed": true"#)
    static let commas = (#""code": "name.comma",\#n      "allowed": false"#, #""code": "name.comma", "allowed": true"#)

    @Test(arguments: [
        ("Anna 2", ["name.digit"], []), ("X\u{331}wi7a", ["name.digit"], []), ("अन्ना ५", ["name.digit"], []),
        ("2", ["name.digit"], ["name.noLetter"]), ("Smith, Jr.", ["name.comma"], ["name.comma"]),
        ("4\u{301}", ["name.digit", "name.strayMark"], ["name.strayMark"]),
    ]) func digitsAreASwitch(name: String, plain: [String], switched: [String]) throws {
        #expect(try codes(name, [:], "characters/name.json") == plain)
        #expect(try codes(name, [Self.digits.0: Self.digits.1], "characters/name.json") == switched)
    }

    /// A comma that is allowed is punctuation like a period, and counted with it.
    @Test(arguments: [
        ("Smith, Jr.", ["name.comma"], []), ("王，小明", ["name.comma"], []), (",", ["name.comma"], ["name.noLetter"]),
        ("Smith,,, Jr.", ["name.comma"], ["name.punctuationRun"]), ("Anna 2", ["name.digit"], ["name.digit"]),
    ]) func commasAreASwitch(name: String, plain: [String], switched: [String]) throws {
        #expect(try codes(name, [:], "characters/name.json") == plain)
        #expect(try codes(name, [Self.commas.0: Self.commas.1], "characters/name.json") == switched)
    }

    @Test(
        "each limit is a number of the table",
        arguments: [
            (#""graphemeClusters": {"value": 100"#, #""graphemeClusters": {"value": 3"#, "Anna", ["name.tooLong"]),
            (#""value": 400"#, #""value": 2"#, "Anna", ["name.tooManyScalars"]),
            (#""value": 1600"#, #""value": 3"#, "Anna", ["name.tooManyBytes"]),
            (#""marks": {"value": 4"#, #""marks": {"value": 1"#, "x\u{301}\u{323}", ["name.tooManyMarks"]),
            (#""punctuation": {"value": 2"#, #""punctuation": {"value": 1"#, "J.-P.", ["name.punctuationRun"]),
        ]) func limits(old: String, new: String, name: String, codes expected: [String]) throws
    {
        #expect(try codes(name, [:], "details/name.json").filter { $0 != "name.storedForm" } == [])
        #expect(try codes(name, [old: new], "details/name.json").filter { $0 != "name.storedForm" } == expected)
    }

    /// Which scripts join is a table too.
    @Test func joiningScriptsAreATable() throws {
        let name = "\u{915}\u{94D}\u{200D}\u{937}"
        #expect(try codes(name, [:], "characters/name.json") == [])
        let without = [#"\\p{scx=Deva}"#: ""] as KeyValuePairs
        #expect(try codes(name, without, "characters/name.json") == ["name.joiner"])
    }
}
