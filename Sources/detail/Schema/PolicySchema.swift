import DetailKit
import EmailAddresses
import JSONText
import TableFormat

/// The JSON Schema of a policy.
enum PolicySchema {
    static func json(_ tables: Tables) -> [UInt8] {
        var writer = JSONWriter(.pretty)
        writer.object { writer in
            writer.pair("$schema", PayloadSchema.dialect)
            writer.pair("title", "policy")
            writer.pair("type", "object")
            writer.object("properties") { writer in
                writer.object("severities") { writer in
                    writer.pair("type", "object")
                    writer.object("propertyNames") { writer in
                        writer.array("anyOf") { writer in
                            writer.object { ReportSchema.texts("enum", tables.codes.map(\.code), &$0) }
                            // All codes that begin so.
                            writer.object { $0.pair("pattern", "^([A-Za-z][A-Za-z0-9]*\\.)?[A-Za-z0-9]*\\*$") }
                        }
                    }
                    writer.object("additionalProperties") { writer in
                        writer.array("anyOf") { writer in
                            writer.object { level(&$0) }
                            // No worse than so.
                            writer.object { writer in
                                writer.pair("type", "object")
                                writer.object("properties") { $0.object(RuleLayout.Policy.atMost) { level(&$0) } }
                                ReportSchema.texts("required", [RuleLayout.Policy.atMost], &writer)
                            }
                        }
                    }
                }
                writer.object(RuleLayout.Policy.base) { ReportSchema.texts("enum", tables.policyNames, &$0) }
                writer.object("email") { ReportSchema.texts("enum", EmailPolicy.allCases.map(\.rawValue), &$0) }
                for name in ["$schema", "policy", "since", "source"] {
                    writer.object(name) { $0.pair("type", "string") }
                }
            }
            writer.name("additionalProperties")
            writer.bool(false)
        }
        writer.newline()
        return writer.bytes
    }

    private static func level(_ writer: inout JSONWriter) {
        ReportSchema.texts("enum", Policy.Level.allCases.map(\.rawValue), &writer)
    }
}
