import DetailKit
import JSONText
import TableFormat

extension Command {
    static let tables = Command(
        name: "tables", arguments: "", summary: "list the tables in use: versions, dates, counts and sizes",
        options: [
            .value("format", "FORMAT", choices: ["full", "json"], "text, or one table a line (default: full)"),
            .tables,
        ],
        run: runTables)

    private static func runTables(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        for image in try invocation.validator().tables.images.sorted(by: { $0.topic < $1.topic }) {
            let sources: [SourceRecords.Source]
            do { sources = try SourceRecords(image).sources } catch { throw Failure("\(image.topic): \(error)") }
            if invocation["format"] == "json" {
                Output.print(json(image, sources))
                Output.print("\n")
            } else {
                Output.print(text(image, sources))
            }
        }
        return .clean
    }

    private static func text(_ image: TableImage, _ sources: [SourceRecords.Source]) -> String {
        var text =
            "\(image.topic): \(image.count) bytes, format \(image.formatVersion), schema \(image.schemaVersion), "
        text += "data \(image.dataVersion), checksum \(String(image.checksum, radix: 16))\n"
        for source in sources {
            text += "  \(source.name) \(source.version) of \(source.date), \(source.licence)\n"
            if !source.counts.isEmpty {
                text += "    " + source.counts.map { "\($0.name) \($0.value)" }.joined(separator: ", ") + "\n"
            }
        }
        return text
    }

    private static func json(_ image: TableImage, _ sources: [SourceRecords.Source]) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("topic")
        writer.string(image.topic)
        for (name, number) in [
            ("bytes", image.count), ("formatVersion", image.formatVersion), ("schemaVersion", image.schemaVersion),
            ("dataVersion", image.dataVersion),
        ] {
            writer.name(name)
            writer.number(number)
        }
        writer.name("checksum")
        writer.string(String(image.checksum, radix: 16))
        writer.name("sources")
        writer.beginArray()
        for source in sources {
            writer.beginObject()
            for (name, text) in [
                ("name", source.name), ("version", source.version), ("date", source.date), ("licence", source.licence),
            ] {
                writer.name(name)
                writer.string(text)
            }
            writer.name("counts")
            writer.beginObject()
            for count in source.counts {
                writer.name(count.name)
                writer.number(count.value)
            }
            writer.endObject()
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }
}
