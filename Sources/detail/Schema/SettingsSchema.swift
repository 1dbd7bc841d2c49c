import DetailKit
import JSONText

/// The JSON Schema of `detail.json`, made from the options of `detail lint`.
enum SettingsSchema {
    static func json(_ tables: Tables) -> [UInt8] {
        var writer = JSONWriter(.pretty)
        writer.object { writer in
            writer.pair("$schema", PayloadSchema.dialect)
            writer.pair("title", LintSettings.fileName)
            writer.pair("type", "object")
            writer.object("properties") { writer in
                writer.object("$schema") { $0.pair("type", "string") }
                for option in LintOptions.all where LintOptions.settings.contains(option.name) {
                    writer.object(option.name) { member(option, &$0) }
                }
            }
            writer.name("additionalProperties")
            writer.bool(false)
        }
        writer.newline()
        return writer.bytes
    }

    private static func member(_ option: Option, _ writer: inout JSONWriter) {
        writer.pair("description", option.summary)
        if option.placeholder == nil { return writer.pair("type", "boolean") }
        if !option.choices.isEmpty { return ReportSchema.texts("enum", option.choices, &writer) }
        guard option.isList else { return writer.pair("type", "string") }
        ReportSchema.texts("type", ["string", "array"], &writer)
        writer.object("items") { $0.pair("type", "string") }
    }
}
