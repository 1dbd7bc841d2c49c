import DetailKit
import JSONText
import PhoneNumbers

/// The shapes of the numbers of a region, for whoever builds a field to type them in.
struct PhoneMasks {
    private struct Row {
        let type: PhoneNumberType
        let mask: String
        let international: String
        let placeholder: String
    }

    private let region: RegionCode
    private let rows: [Row]

    init(_ region: RegionCode, _ plans: PhonePlans) {
        self.region = region
        rows = plans.types(in: region).compactMap { type in
            guard let mask = plans.mask(region: region, type: type, style: .national),
                let international = plans.mask(region: region, type: type, style: .international),
                let placeholder = plans.placeholder(region: region, type: type, style: .national)
            else { return nil }
            return Row(type: type, mask: mask, international: international, placeholder: placeholder)
        }
    }

    var isEmpty: Bool { rows.isEmpty }

    var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("region")
        writer.string(region.description)
        writer.name("masks")
        writer.beginArray()
        for row in rows {
            writer.beginObject()
            for (name, text) in [
                ("type", row.type.rawValue), ("national", row.mask), ("international", row.international),
                ("placeholder", row.placeholder),
            ] {
                writer.name(name)
                writer.string(text)
            }
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.text
    }

    /// A line for each type: what it is, its shapes, and what an empty field shows.
    func text(_ wording: Wording) -> String {
        let columns = rows.map { row in
            [
                wording.phrase("type.\(row.type.rawValue)"), row.mask, row.international,
                row.placeholder,
            ]
        }
        let widths = (0..<4).map { column in columns.map { Excerpt.columns($0[column]) }.max() ?? 0 }
        return columns.map { cells in
            zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - Excerpt.columns($0)) }
                .joined(separator: "  ").trimmingBlanks
        }.joined(separator: "\n")
    }
}

extension String {
    /// The text without the blanks at its end.
    fileprivate var trimmingBlanks: String {
        String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
    }
}
