import Findings
import Photos
import Testing

@Suite("HEIF")
struct HEIFReaderTests {
    let rules: PhotoRules

    init() throws { rules = try PhotoRules.embedded }

    // Every sequence of up to three turns and mirrorings, beside pixels that are turned and mirrored one by one.

    typealias Pixels = [[Int]]

    static func transformed(_ pixels: Pixels, _ step: [UInt8]) -> Pixels {
        let value = Int(step.last ?? 0)
        if step[4...7].elementsEqual("imir".utf8) {
            return value == 1 ? pixels.map { Array($0.reversed()) } : Array(pixels.reversed())
        }
        // A quarter against the clock: the last column becomes the first row.
        return (0..<value).reduce(pixels) { pixels, _ in
            pixels[0].indices.reversed().map { column in pixels.map { $0[column] } }
        }
    }

    /// EXIF 2.32, 4.6.4 A: where the first row and the first column of the stored picture are shown.
    static func shown(_ pixels: Pixels, _ orientation: Int) -> Pixels {
        let transposed = { (pixels: Pixels) in
            pixels[0].indices.map { column in pixels.map { $0[column] } }
        }
        let leftToRight = { (pixels: Pixels) in pixels.map { Array($0.reversed()) } }
        let topToBottom = { (pixels: Pixels) in Array(pixels.reversed()) }
        return switch orientation {
        case 2: leftToRight(pixels)
        case 3: leftToRight(topToBottom(pixels))
        case 4: topToBottom(pixels)
        case 5: transposed(pixels)
        case 6: leftToRight(transposed(pixels))
        case 7: leftToRight(topToBottom(transposed(pixels)))
        case 8: topToBottom(transposed(pixels))
        default: pixels
        }
    }

    static let steps = (0...3).map(BuiltHEIF.turn) + (0...1).map(BuiltHEIF.mirror)
    static let sequences: [[[UInt8]]] =
        [[]] + steps.map { [$0] } + steps.flatMap { one in steps.map { [one, $0] } }
        + steps.flatMap { one in steps.flatMap { two in steps.map { [one, two, $0] } } }

    @Test func turnsAndMirroringsMakeOneOrientation() throws {
        let pixels = [[1, 2, 3], [4, 5, 6]]
        var seen: Set<Int> = []
        for sequence in HEIFReaderTests.sequences {
            let file = try rules.read(BuiltHEIF.picture(3, 2, sequence).bytes().span)
            let expected = sequence.reduce(pixels, HEIFReaderTests.transformed)
            #expect(HEIFReaderTests.shown(pixels, file.orientation) == expected, "\(sequence)")
            #expect([file.width, file.height] == [expected[0].count, expected.count])
            #expect([file.storedWidth, file.storedHeight] == [3, 2])
            seen.insert(file.orientation)
        }
        #expect(seen == Set(1...8))
    }

    @Test func aCropIsCountedAsItStandsAmongTheTurns() throws {
        func size(_ properties: [[UInt8]]) throws -> [Int] {
            let file = try rules.read(BuiltHEIF.picture(400, 300, properties).bytes().span)
            return [file.width, file.height, file.storedWidth, file.storedHeight]
        }
        let (crop, turn) = (BuiltHEIF.aperture(200, 100), BuiltHEIF.turn(1))
        #expect(try size([crop]) == [200, 100, 400, 300])
        #expect(try size([crop, turn]) == [100, 200, 400, 300])
        #expect(try size([turn, crop]) == [200, 100, 400, 300])
        // More than there is, and nothing at all, are no crops.
        #expect(try size([BuiltHEIF.aperture(900, 100)]) == [400, 100, 400, 300])
        #expect(try size([BuiltHEIF.aperture(0, 100)]) == [400, 300, 400, 300])
    }

    @Test func theOrientationOfExifIsOnlyTold() throws {
        var built = BuiltHEIF.picture(4, 2)
        built.add(.init(number: 2, type: "Exif", content: Bytes.big(0, 4) + Bytes.exif(orientation: 6)), "cdsc")
        let file = try rules.read(built.bytes().span)
        #expect(file.orientation == 1)
        #expect(file.parts.map(\.kind) == [.exif])
        #expect(!file.isOrientationMetadata)
    }

    @Test func aGridHasTheSizeOfTheWhole() throws {
        var built = BuiltHEIF()
        built.properties = [BuiltHEIF.extent(100, 60), BuiltHEIF.extent(64, 64)]
        built.items = [
            .init(number: 1, type: "grid", content: [0, 0, 0, 1, 0, 100, 0, 60], method: 1, properties: [1]),
            .init(number: 2, content: Array("left".utf8), properties: [2]),
            .init(number: 3, content: Array("right".utf8), properties: [2]),
        ]
        built.references = [("dimg", 1, [2, 3])]
        let file = try rules.read(built.bytes().span)
        #expect([file.width, file.height] == [100, 60])
        #expect(file.parts.isEmpty)
        // Circles of derivation end.
        built.references.append(("dimg", 3, [1, 3]))
        #expect(try rules.read(built.bytes().span).width == 100)
    }

    @Test func aProfileIsToldAndStays() throws {
        let profile = Bytes.box("colr", Array("prof".utf8) + Bytes.words)
        let file = try rules.read(BuiltHEIF.picture(1, 1, [profile]).bytes().span)
        #expect(file.hasColourProfile)
        #expect(file.parts.map(\.mayStay) == [true])
        let numbers = Bytes.box("colr", Array("nclx".utf8) + [0, 1, 0, 13, 0, 6, 0x80])
        #expect(try !rules.read(BuiltHEIF.picture(1, 1, [numbers]).bytes().span).hasColourProfile)
    }
}
