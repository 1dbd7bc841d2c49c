import Photos
import Testing

/// EXIF in every state: what is sound is believed, what is not is passed over.
@Suite struct ExifTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let block: [UInt8]
        var orientation = 1
        var hasLocation = false

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(name: "turned", block: ExifBytes.orientation(6), orientation: 6),
        Case(name: "a place", block: ExifBytes.place, hasLocation: true),
        Case(name: "a place, the other way round", block: ExifBytes.place([2], isLittle: true), hasLocation: true),
        Case(name: "an altitude", block: ExifBytes.place([0, 5, 6]), hasLocation: true),
        Case(name: "the name of an area", block: ExifBytes.place([0x1C]), hasLocation: true),
        Case(name: "the version of a place and nothing more, as cameras write it", block: ExifBytes.place([0])),
        Case(name: "when, but not where", block: ExifBytes.place([0, 7, 0x1D, 0x12])),
        Case(
            name: "a directory of the place behind the end",
            block: ExifBytes.block([.init(tag: 0x8825, type: 4, value: 0x7FFF_FFFF)])),
        Case(
            name: "a directory of the place that is the first one",
            block: ExifBytes.block([.init(tag: 0x8825, type: 4, value: 8)])),
        Case(
            name: "a directory further on", block: ExifBytes.block([.init(tag: 0x0112, value: 3)], offset: 30),
            orientation: 3),
        Case(
            name: "the first of two counts",
            block: ExifBytes.block([.init(tag: 0x0112, value: 8), .init(tag: 0x0112, value: 3)]), orientation: 8),
        Case(name: "no value", block: ExifBytes.orientation(0)),
        Case(name: "a value too far", block: ExifBytes.orientation(9)),
        Case(name: "another type", block: ExifBytes.block([.init(tag: 0x0112, type: 2, value: 0x0006_0000)])),
        Case(name: "two values", block: ExifBytes.block([.init(tag: 0x0112, count: 2, value: 6)])),
        Case(name: "no entries", block: ExifBytes.block([])),
        Case(name: "empty", block: []),
        Case(name: "half a header", block: [0x4D, 0x4D, 0]),
        Case(name: "no byte order", block: [0x4D, 0x49, 0, 0x2A, 0, 0, 0, 8, 0, 0]),
        Case(name: "a directory behind the end", block: [0x4D, 0x4D, 0, 0x2A, 0xFF, 0xFF, 0xFF, 0xFF]),
        Case(name: "more entries than bytes", block: [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0xFF, 0xFF, 0x01, 0x12, 0, 3]),
        Case(
            name: "cut behind the entry that matters", block: Array(ExifBytes.orientation(6).dropLast(4)),
            orientation: 6
        ),
    ]

    @Test(arguments: cases) func inJPEG(_ exif: Case) throws {
        let file = try PhotoRules.embedded.file(ImageBytes.jpeg([ExifBytes.segment(exif.block)]))
        #expect(file.orientation == exif.orientation)
        #expect(file.parts.map(\.hasLocation) == [exif.hasLocation])
    }

    @Test(arguments: cases) func inPNG(_ exif: Case) throws {
        let file = try PhotoRules.embedded.file(ImageBytes.png([ImageBytes.chunk("eXIf", exif.block)]))
        #expect(file.orientation == exif.orientation)
        #expect(file.parts.map(\.hasLocation) == [exif.hasLocation])
    }

    /// A block cut anywhere, or with any byte changed, says nothing outside its values.
    @Test func anyDamage() throws {
        let rules = try PhotoRules.embedded
        let block = ExifBytes.block([.init(tag: 0x0112, value: 6), .init(tag: 0x8825, type: 4, value: 8)])
        for index in block.indices {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var changed = block
                changed[index] = value
                for exif in [changed, Array(changed[..<index])] {
                    let file = try rules.file(ImageBytes.jpeg([ExifBytes.segment(exif)]))
                    #expect(1...8 ~= file.orientation)
                }
            }
        }
    }
}
