import DetailKit
import JSONText
import UnicodeText

extension FormAnswer {
    /// One object with the members of the command's contract.
    var json: String {
        let regions = regions
        return JSONWriter.object { writer in
            writer.member("country", layout.regionCode)
            writer.member("name", name)
            writer.array("rows", layout.rows) { writer, row in
                writer.beginArray()
                for input in row { member(input, regions.map(\.region.key), &writer) }
                writer.endArray()
            }
            writer.name("regions")
            if regions.isEmpty { writer.null() } else { object(regions, &writer) }
            if !above.isEmpty { object(places, &writer) }
            writer.name("lookup")
            object(layout.lookup, &writer)
            writer.array("absent", layout.absent) { $0.string($1) }
            writer.array("masks", layout.postalCodeMasks) { $0.string($1) }
            writer.member("noNumber", layout.noNumber)
            writer.name("local")
            local(&writer)
            writer.array("common", common) { writer, field in
                writer.beginObject()
                writer.member("field", field.name)
                writer.member("autocomplete", field.autocomplete)
                writer.endObject()
            }
        }
    }

    private func member(_ input: AddressInput, _ regions: [String], _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("field", input.name)
        writer.member("weight", input.weight)
        writer.member("label", input.label(language: language))
        writer.member("labelKey", input.labelKey)
        writer.member("need", input.need.rawValue)
        writer.member("required", input.need == .required)
        writer.member("keyboard", input.keyboard.rawValue)
        writer.member("autocomplete", input.autocomplete)
        writer.member("placeholder", input.placeholder)
        writer.member("example", input.example)
        writer.member("inputMode", input.inputMode)
        writer.member("iosKeyboard", input.iosKeyboard)
        writer.member("capitals", input.capitals.rawValue)
        writer.member("maximumLength", input.maximumLength)
        if let above = input.choicesBelow { writer.member("choicesBelow", above) }
        if input.hasRegions { writer.array("regions", regions) { $0.string($1) } }
        writer.endObject()
    }

    private func object(_ regions: [(label: String, region: AddressRegion)], _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("kind", layout.regionKind)
        writer.member("show", layout.showsRegionKeys ? "key" : "name")
        writer.member("strict", layout.hasStrictRegions)
        writer.array("items", regions) { writer, choice in
            writer.beginObject()
            writer.member("key", choice.region.key)
            writer.member("label", choice.label)
            writer.member("name", choice.region.name)
            writer.member("local", choice.region.localName)
            writer.endObject()
        }
        writer.endObject()
    }

    private func object(
        _ places: [(input: AddressInput, choices: [(label: String, place: AddressSubregion)])],
        _ writer: inout JSONWriter
    ) {
        writer.array("choices", places) { writer, field in
            writer.beginObject()
            writer.member("field", field.input.name)
            writer.array("items", field.choices) { writer, choice in
                writer.beginObject()
                writer.member("label", choice.label)
                writer.member("name", choice.place.name)
                writer.member("local", choice.place.localName)
                writer.endObject()
            }
            writer.endObject()
        }
    }

    private func object(_ lookup: (needs: [String], yields: [String])?, _ writer: inout JSONWriter) {
        guard let lookup else { return writer.null() }
        writer.beginObject()
        writer.array("needs", lookup.needs) { $0.string($1) }
        writer.array("also", layout.lookupAlso) { $0.string($1) }
        writer.array("yields", lookup.yields) { $0.string($1) }
        writer.endObject()
    }

    private func local(_ writer: inout JSONWriter) {
        guard let local = layout.localLanguage else { return writer.null() }
        writer.beginObject()
        writer.member("language", local.language)
        writer.member("script", local.script)
        writer.member("direction", local.isRightToLeft ? "rtl" : "ltr")
        writer.endObject()
    }

    /// The answer to a line of a batch that asks nothing.
    static func json(of fault: QueryLine.Fault) -> String {
        JSONWriter.object { writer in
            writer.member("country", String?.none)
            writer.member("name", String?.none)
            writer.array("rows", [Int]()) { $0.number($1) }
            writer.fault(fault)
        }
    }
}

extension JSONWriter {
    /// A member that is an array.
    mutating func array<Element>(
        _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
    ) {
        self.name(name)
        beginArray()
        for element in elements { write(&self, element) }
        endArray()
    }
}
