import Foundation
import Testing

/// `detail schema`: that the schemas are right is held against another validator (`Tools/oracle/schemas.py`).
@Suite struct SchemaCommandTests {
    private static func schema(_ name: String) throws -> [String: Any] {
        let outcome = try DetailCommand.run(["schema", name])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        return try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    @Test(arguments: [
        "card", "change", "name", "phone", "email", "address", "date", "photo", "report", "policy", "config",
    ])
    func saysWhichEditionItIsOf(name: String) throws {
        let schema = try Self.schema(name)
        #expect(
            schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema" && schema["title"] != nil)
    }

    /// What the tables say of types, choices and custom labels stands in the schema.
    @Test func aKindHasItsTypesAndItsLabel() throws {
        let definitions = try #require(try Self.schema("phone")["$defs"] as? [String: Any])
        let phone = try #require(definitions["phone"] as? [String: Any])
        let properties = try #require(phone["properties"] as? [String: [String: Any]])
        #expect(
            (properties["type"]?["enum"] as? [Any])?.compactMap { $0 as? String } == [
                "mobile", "home", "work", "custom",
            ])
        #expect(phone["required"] as? [String] == ["value"])
        let condition = try #require((phone["allOf"] as? [[String: [String: Any]]])?.first)
        #expect(condition["then"]?["required"] as? [String] == ["label"])
    }

    @Test(arguments: [
        ([], "of what? one of card, change, "), (["phnoe"], "there is none of 'phnoe'; did you mean 'phone'?"),
        (["card", "zzzz"], "there is none of 'zzzz'; one of card"),
    ]) func refusesWhatItHasNot(names: [String], error: String) throws {
        let outcome = try DetailCommand.run(["schema"] + names)
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(error), "\(outcome.errors)")
    }
}
