package import JSONText
import TableFormat

/// The JSON Schema (2020-12) of what the rules image declares: cards, changes and details alone.
///
/// A schema says less than the rules do, and nothing else: what it refuses, a validator refuses as well. Unknown members are
/// let through, because they are warnings; a null stands for a member that is not there.
package struct PayloadSchema: Sendable {
    /// The edition of JSON Schema.
    package static let dialect = "https://json-schema.org/draft/2020-12/schema"

    let rules: RuleTable
    let schema: CardSchemaIndex

    package init(_ tables: Tables) {
        rules = tables.rules
        schema = tables.schema
    }

    /// What there is a schema of: a card, a change, and each kind of detail alone.
    package var names: [String] { [CardSchemaIndex.cardName, changeName] + schema.kinds.map(\.name) }

    private var changeName: String { rules.objectName(schema.change.row) }

    /// One of them as JSON, laid out for people.
    package func json(_ name: String) -> [UInt8] {
        var writer = JSONWriter(.pretty)
        writer.beginObject()
        writer.pair("$schema", PayloadSchema.dialect)
        writer.pair("title", name)
        if let kind = schema.kinds.first(where: { $0.name == name }) {
            writer.pair("type", "object")
            writer.array("allOf") { $0.object { $0.pair("$ref", "#/$defs/\(name)") } }
            writer.object("properties") { $0.object("kind") { $0.pair("const", kind.name) } }
            writer.array("required") { $0.string("kind") }
        } else {
            writer.pair("$ref", "#/$defs/\(name)")
        }
        writer.object("$defs") { writer in
            for row in 0..<rules.objects.count {
                writer.object(rules.objectName(row)) { object(ObjectSchema(rules, row: row), &$0) }
            }
        }
        writer.endObject()
        writer.newline()
        return writer.bytes
    }

    private func object(_ object: ObjectSchema, _ writer: inout JSONWriter) {
        let rows = object.firstMember..<object.firstMember + object.memberCount
        writer.pair("type", "object")
        writer.object("properties") { writer in
            for row in rows { writer.object(rules.memberName(row)) { member(row, object, &$0) } }
        }
        let required = rows.filter(rules.isRequired).map(rules.memberName)
        if !required.isEmpty {
            writer.array("required") { writer in for name in required { writer.string(name) } }
        }
        conditions(object, &writer)
    }

    private func member(_ row: Int, _ object: ObjectSchema, _ writer: inout JSONWriter) {
        let isRequired = rules.isRequired(row)
        func type(_ name: String) {
            if isRequired { return writer.pair("type", name) }
            writer.array("type") {
                $0.string(name)
                $0.string("null")
            }
        }
        let type_ = rules.memberType(row)
        switch type_ {
        case .text, .region, .email, .name, .phone:
            type("string")
            if case .text = type_, let bounds = bounds(row), bounds.low > 0 {
                // A character has a code point at least; how many it may have is not for a schema to say.
                writer.name("minLength")
                writer.number(bounds.low)
            }
        case .flag: type("boolean")
        case .number:
            type("integer")
            if let bounds = bounds(row) {
                if abs(bounds.low) < RuleLayout.unbounded {
                    writer.name("minimum")
                    writer.number(bounds.low)
                }
                if abs(bounds.high) < RuleLayout.unbounded {
                    writer.name("maximum")
                    writer.number(bounds.high)
                }
            }
        case .choice, .kindType:
            let entry = rules.entries[row]
            writer.array("enum") { writer in
                for choice in rules.list(entry.firstText, entry.textCount) { writer.string(choice) }
                if !isRequired { writer.null() }
            }
        case .names, .references:
            type("array")
            items(&writer) { $0.pair("type", "string") }
        case .items:
            type("array")
            if let item = rules.object(ofMember: row) { items(&writer) { reference(item, &$0) } }
        case .fields:
            type("object")
            writer.object("additionalProperties") { writer in
                writer.array("type") {
                    $0.string("string")
                    $0.string("null")
                }
            }
        case .sharing:
            writer.array("type") { writer in
                for name in ["array", "object"] + (isRequired ? [] : ["null"]) { writer.string(name) }
            }
        case .object:
            guard let value = rules.object(ofMember: row) else { return }
            // The card before a change is only read: little that is wrong with it is told.
            if object.row == schema.change.row, schema.before == row - object.firstMember { return type("object") }
            if isRequired { return reference(value, &writer) }
            writer.array("anyOf") { writer in
                writer.object { reference(value, &$0) }
                writer.object { $0.pair("type", "null") }
            }
        }
    }

    private func items(_ writer: inout JSONWriter, _ body: (inout JSONWriter) -> Void) {
        writer.name("maxItems")
        writer.number(rules.limits.items)
        writer.object("items", body)
    }

    private func reference(_ object: ObjectSchema, _ writer: inout JSONWriter) {
        writer.pair("$ref", "#/$defs/\(rules.objectName(object.row))")
    }

    private func bounds(_ row: Int) -> (low: Int, high: Int)? {
        rules.members.reference(row, RuleLayout.Member.bounds.rawValue).map { bounds in
            (
                rules.bounds[bounds, RuleLayout.Bounds.low.rawValue],
                rules.bounds[bounds, RuleLayout.Bounds.high.rawValue]
            )
        }
    }
}

extension RuleTable {
    func objectName(_ row: Int) -> String { texts[objects[row, RuleLayout.Object.name.rawValue]] }
}

extension JSONWriter {
    package mutating func pair(_ name: String, _ text: String) {
        self.name(name)
        string(text)
    }

    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        beginObject()
        body(&self)
        endObject()
    }

    package mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
        self.name(name)
        object(body)
    }

    package mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
        self.name(name)
        beginArray()
        body(&self)
        endArray()
    }
}
