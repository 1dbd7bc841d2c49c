import AddressLookup
import Foundation
import PostalAddresses
import TableFormat
import Testing

/// Sound images whose numbers are beyond anything a compiler writes: whatever a column holds, nothing traps and everything ends.
@Suite struct BadNumberTests {
    static let numbers = [Int.min, .max, -1, 64, 1 << 40]

    static let addresses: [PostalAddress] = [
        .init("NL", [("postalCode", "1012js"), ("street", "Dam 1-a"), ("houseNumber", "1 a"), ("city", "Ámsterdam")]),
        .init(
            "US", [("line1", "1 Example St Apt 2"), ("city", "x"), ("region", "Californa"), ("postalCode", "94l03")]),
        .init("BE", [("street", "Dorp 12 bus 3"), ("box", "bus 4"), ("postalCode", "B-2000"), ("city", "x")]),
        .init("JP", [("postalCode", "〒１００−０００１"), ("region", "東京都"), ("city", "千代田区"), ("recipient", "例")]),
        .init("KR", [("postalCode", "100-200"), ("region", "서울"), ("city", "Jung-gu"), ("line1", "1")]),
        .init("GB", [("postalCode", "sw1a1a0"), ("region", "Kent"), ("line1", "10 x"), ("city", "London")]),
        .init("QA", [("postalCode", "00000"), ("poBox", "PO Box 1"), ("houseNumber", "-"), ("zip", "1")]),
    ]

    /// Reads everything that a table has to say about a few addresses.
    static func read(_ layouts: AddressLayouts) {
        _ = (layouts.commonFields, layouts.languages, layouts.fieldNames)
        _ = CountryList(layouts, language: "nl").nearest("Nederlnd")
        for address in addresses {
            for isPartial in [true, false] { _ = layouts.stored(address, isPartial: isPartial) }
            for country in ["BR", "IE"] { _ = layouts.changing(address, to: country) }
            guard let layout = layouts.layout(for: address.regionCode) else { continue }
            for input in layout.rows.joined() { _ = input.label(language: "nl") }
            for region in layout.regions.prefix(3) {
                for town in layout.subregions(of: region.key).prefix(2) {
                    _ = layout.subregions(of: region.key, below: town.name)
                }
            }
            _ = (layout.regionChoices(language: "nl"), layout.postalCodeMasks, layout.absent, layout.fieldNames)
            _ = (layout.postalCodeExample, layout.noNumber, layout.hasLocalEnvelope, layout.coarsePostalCode("1012 JS"))
            for script in AddressScript.allCases {
                _ = layout.envelope(of: address, script: script, language: "nl", origin: "FR")
                _ = layout.singleLine(of: address, script: script)
            }
            _ = layout.shared(address, fields: ["city", "postalCode"], isCoarse: true)
            for field in address.fields { _ = layout.splitStreet(field.value).map { layout.mergedStreet($0) } }
            var lookup = LookupSession(address, layouts: layouts)
            guard let asked = lookup.begin() else { continue }
            lookup.answer([.init(fields: address.fields, confidence: 1, source: "x")], to: asked.generation)
            _ = (lookup.offers, lookup.findings)
        }
    }

    @Test func readersOfAddressesEnd() throws {
        let path = Project.root.appending(path: "Sources/CTables/images/address.table")
        let image = try BadImage(Array(Data(contentsOf: path)))
        var count = 0
        for (section, column) in image.columns {
            for number in Self.numbers {
                guard let changed = image.filling(section, column, with: number),
                    let layouts = try? AddressLayouts(image: changed)
                else { continue }
                Self.read(layouts)
                count += 1
            }
        }
        #expect(count > 300)
    }

    @Test func readersOfPlacesEnd() throws {
        let image = try BadImage(DamagedTableTests.bytes())
        let questions = ["1012JS", "1222AB", "1012", ""].map {
            LookupQuestion("NL", [("postalCode", $0), ("houseNumber", "3"), ("addition", "A")])
        }
        var count = 0
        for (section, column) in image.columns {
            for number in Self.numbers {
                guard let changed = image.filling(section, column, with: number),
                    let table = try? LookupTable(image: changed)
                else { continue }
                for question in questions { _ = try? table.find(question) }
                _ = table.regionCodes
                count += 1
            }
        }
        #expect(count > 40)
    }
}

/// An image whose columns of numbers can be filled with any one.
private struct BadImage {
    private let bytes: [UInt8]
    private let image: TableImage

    /// The columns of plain numbers, by their section and place in it.
    private(set) var columns: [(section: TableImage.Section, column: Int)] = []

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        image = try TableImage(verifying: bytes)
        for section in image.sections where section.kind == .records {
            for column in 0..<Int(word(section.offset + 4)) where bytes[section.offset + 9 + column * 12] == 0 {
                columns.append((section, column))
            }
        }
    }

    private func word(_ place: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32($1 * 8) }
    }

    /// The image with every row of a column holding one number, in eight bytes; nil when the readers are right to refuse it.
    func filling(_ section: TableImage.Section, _ column: Int, with number: Int) -> TableImage? {
        var builder = ImageBuilder(
            topic: image.topic, schemaVersion: image.schemaVersion, dataVersion: image.dataVersion)
        for other in image.sections {
            guard let kind = other.kind else { return nil }
            let content =
                other.tag == section.tag
                ? filled(section, column, with: number) : Array(bytes[other.offset..<other.offset + other.length])
            builder.add(other.tag, kind, content)
        }
        return try? TableImage(verifying: builder.build())
    }

    /// The section, its columns laid out anew around the wide one.
    private func filled(_ section: TableImage.Section, _ column: Int, with number: Int) -> [UInt8] {
        let count = Int(word(section.offset))
        let columnCount = Int(word(section.offset + 4))
        var content = Array(bytes[section.offset..<section.offset + 8 + columnCount * 12])
        func align() { content += [UInt8](repeating: 0, count: (8 - content.count % 8) % 8) }
        align()
        for other in 0..<columnCount {
            let entry = 8 + other * 12
            let width = Int(content[entry])
            let start = section.offset + Int(word(section.offset + entry + 8))
            align()
            for byte in 0..<4 { content[entry + 8 + byte] = UInt8(truncatingIfNeeded: content.count >> (byte * 8)) }
            guard other == column else {
                content += bytes[start..<start + count * width]
                continue
            }
            content[entry] = 8
            let row = (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
            for _ in 0..<count { content += row }
        }
        return content
    }
}
