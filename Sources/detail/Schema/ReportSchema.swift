import DetailKit
import Findings
import JSONText

/// The JSON Schema of what `detail lint --format json` writes.
enum ReportSchema {
    static func json(_ tables: Tables) -> [UInt8] {
        var writer = JSONWriter(.pretty)
        writer.object { writer in
            writer.pair("$schema", PayloadSchema.dialect)
            writer.pair("title", "report")
            writer.pair("type", "object")
            writer.object("properties") { writer in
                writer.object("valid") { $0.pair("type", "boolean") }
                writer.object("problems") { writer in
                    writer.pair("type", "array")
                    writer.object("items") { $0.pair("$ref", "#/$defs/problem") }
                }
                writer.object("normalized") { _ in }
            }
            texts("required", ["valid", "problems", "normalized"], &writer)
            writer.name("additionalProperties")
            writer.bool(false)
            writer.object("$defs") { writer in
                writer.object("problem") { problem(tables, &$0) }
                writer.object("operation", operation)
            }
        }
        writer.newline()
        return writer.bytes
    }

    private static func problem(_ tables: Tables, _ writer: inout JSONWriter) {
        writer.pair("type", "object")
        writer.object("properties") { writer in
            writer.object("path", pointer)
            writer.object("code") { texts("enum", tables.codes.map(\.code), &$0) }
            writer.object("severity") { texts("enum", Severity.allCases.map(\.rawValue), &$0) }
            writer.object("message") { $0.pair("type", "string") }
            writer.object("params") { writer in
                writer.pair("type", "object")
                writer.object("additionalProperties") { texts("type", ["string", "integer"], &$0) }
            }
            writer.object("fix") { writer in
                writer.pair("type", "array")
                writer.object("items") { $0.pair("$ref", "#/$defs/operation") }
            }
            writer.object("fixCertainty") {
                texts("enum", [Repair.Certainty.certain, .proposed].map(\.rawValue), &$0)
            }
            writer.object("segments") { writer in
                writer.pair("type", "array")
                writer.object("items") { texts("type", ["string", "integer"], &$0) }
            }
            for (name, least) in [
                ("offset", 0), ("length", 0), ("line", 1), ("column", 1), ("endLine", 1), ("endColumn", 1),
            ] {
                writer.object(name) { writer in
                    writer.pair("type", "integer")
                    writer.name("minimum")
                    writer.number(least)
                }
            }
        }
        texts("required", ["path", "code", "severity", "message", "params"], &writer)
    }

    private static func operation(_ writer: inout JSONWriter) {
        writer.pair("type", "object")
        writer.object("properties") { writer in
            writer.object("op") { texts("enum", ["add", "replace", "remove"], &$0) }
            writer.object("path", pointer)
            writer.object("value") { _ in }
        }
        texts("required", ["op", "path"], &writer)
    }

    /// RFC 6901.
    private static func pointer(_ writer: inout JSONWriter) {
        writer.pair("type", "string")
        writer.pair("pattern", "^(/([^/~]|~[01])*)*$")
    }

    static func texts(_ name: String, _ texts: [String], _ writer: inout JSONWriter) {
        writer.array(name) { writer in for text in texts { writer.string(text) } }
    }
}
