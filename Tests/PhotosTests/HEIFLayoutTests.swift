import Findings
import Photos
import Testing

/// The same picture and metadata in every layout that the format has for them.
@Suite("HEIF layouts")
struct HEIFLayoutTests {
    let rules: PhotoRules

    init() throws { rules = try PhotoRules.embedded }

    static func built(_ change: (inout BuiltHEIF) -> Void) -> [UInt8] {
        var file = BuiltHEIF.picture(64, 48, [BuiltHEIF.turn(1)])
        file.add(.init(number: 2, type: "Exif", content: [0, 0, 0, 0] + Bytes.exif() + Bytes.words), "cdsc")
        file.add(.init(number: 3, content: Bytes.words + Bytes.words, properties: [1, 2]), "thmb")
        // The picture's data stands behind what is taken out, so that it moves.
        file.items.append(file.items.removeFirst())
        change(&file)
        return file.bytes()
    }

    struct Layout: Sendable, CustomTestStringConvertible {
        var testDescription: String {
            "\(itemVersion) \(locationVersion) \(offset) \(base) \(pieces) \(method) \(last) \(long)"
        }
        var itemVersion, locationVersion, offset, base, pieces, method: Int
        var last, long: Bool
    }

    static let layouts: [Layout] = {
        var all: [Layout] = []
        for itemVersion in 2...3 {
            for locationVersion in 0...2 {
                for (offset, base) in [(4, 0), (8, 0), (4, 4), (8, 8), (0, 4), (0, 8), (4, 8)] {
                    for pieces in [1, 3] {
                        for (last, long) in [(false, false), (true, false), (false, true), (true, true)] {
                            for method in locationVersion == 0 ? [0] : [0, 1] {
                                all.append(
                                    Layout(
                                        itemVersion: itemVersion, locationVersion: locationVersion, offset: offset,
                                        base: base, pieces: pieces, method: method, last: last, long: long))
                            }
                        }
                    }
                }
            }
        }
        return all
    }()

    @Test func areReadAndStrippedAlike() throws {
        for layout in HEIFLayoutTests.layouts {
            let bytes = HEIFLayoutTests.built { file in
                (file.itemVersion, file.locationVersion) = (layout.itemVersion, layout.locationVersion)
                (file.offsetLength, file.baseLength) = (layout.offset, layout.base)
                (file.metaIsLast, file.hasLongMediaSize) = (layout.last, layout.long)
                file.wideAssociations = layout.long
                for index in file.items.indices {
                    file.items[index].pieces = layout.pieces
                    file.items[index].method = layout.method
                }
            }
            let file = try rules.read(bytes.span)
            #expect(file.findings.isEmpty, "\(layout)")
            #expect([file.width, file.height, file.orientation] == [48, 64, 8])
            #expect(Set(file.parts.filter { !$0.mayStay }.map(\.kind)) == [.exif, .thumbnail], "\(layout)")
            let copy = try rules.stripped(bytes.span)
            let again = try rules.read(copy.span)
            #expect(again.parts.allSatisfy(\.mayStay) && again.findings.isEmpty, "\(layout)")
            #expect([again.width, again.height, again.orientation] == [48, 64, 8])
            #expect(HEIFLayoutTests.firstItem(copy) == BuiltHEIF.coded, "\(layout)")
            #expect(!Bytes.contains(copy, Bytes.words))
            #expect(try rules.stripped(copy.span) == copy)
        }
    }

    /// The bytes of item 1, read from the box of places as the standard has it.
    static func firstItem(_ bytes: [UInt8]) -> [UInt8] {
        func number(_ at: Int, _ length: Int) -> Int { bytes[at..<at + length].reduce(0) { $0 << 8 | Int($1) } }
        func place(of type: String) -> Int? {
            let type = Array(type.utf8)
            return (0..<bytes.count - 4).first { bytes[$0..<$0 + 4].elementsEqual(type) }
        }
        guard let start = place(of: "iloc") else { return [] }
        let version = Int(bytes[start + 4])
        let sizes = number(start + 8, 2)
        let (offset, length, base) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15)
        var at = start + 10 + (version < 2 ? 2 : 4)
        let item = number(at, version < 2 ? 2 : 4)
        at += version < 2 ? 2 : 4
        let method = version == 0 ? 0 : number(at, 2)
        at += version == 0 ? 2 : 4
        let within = method == 0 ? 0 : (place(of: "idat") ?? 0) + 4
        let from = number(at, base)
        let count = number(at + base, 2)
        at += base + 2
        var content: [UInt8] = []
        for _ in 0..<count {
            let first = within + from + number(at, offset)
            content += bytes[first..<first + number(at + offset, length)]
            at += offset + length
        }
        return item == 1 ? content : []
    }

    // What is not as it must be is told, and never written anew.

    struct Damage: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]

        /// Found while reading, or nil where the file cannot be read.
        let finds: PhotoCode?

        init(_ name: String, _ finds: PhotoCode?, _ change: (inout BuiltHEIF) -> Void) {
            testDescription = name
            bytes = HEIFLayoutTests.built(change)
            self.finds = finds
        }
    }

    static let damaged: [Damage] = [
        Damage("data of the picture in another file", .damaged) { $0.items[2].dataReference = 1 },
        Damage("data of the picture in another item", .damaged) { $0.items[2].method = 2 },
        Damage("a primary item that is no picture", nil) { $0.primary = 2 },
        Damage("a primary item that is not there", nil) { $0.primary = 9 },
        Damage("a picture of no type", .damaged) { $0.items[2].type = "noTe" },
        Damage("two items of one number", nil) { $0.items[1].number = 1 },
        Damage("a picture without a size", nil) { $0.items[2].properties = [2] },
        Damage("a picture of no width", nil) { $0.properties[0] = BuiltHEIF.extent(0, 48) },
        Damage("another handler", nil) { $0.handler = "meta" },
        Damage("more pieces than anybody makes", nil) { $0.items[0].pieces = 400 },
        Damage("a tile that is metadata", .damaged) { $0.references.append(("dimg", 1, [2])) },
    ]

    @Test(arguments: damaged)
    func damageIsToldAndNotWritten(_ test: Damage) throws {
        var codes: [String] = []
        if let file = try? rules.read(test.bytes.span) {
            codes = file.findings.map(\.code)
        } else {
            #expect(throws: PhotoError.self) { try rules.read(test.bytes.span) }
        }
        #expect(codes.contains(test.finds?.rawValue ?? "") == (test.finds != nil))
        #expect(throws: PhotoError.self) { try rules.stripped(test.bytes.span) }
    }
}
