import AddressLookup
import Foundation
import PostalAddresses
import TableFormat
import Testing

/// Tables from outside: what is damaged is refused, and what is sound and senseless answers something and ends.
@Suite struct DamagedTableTests {
    static func bytes() throws -> [UInt8] {
        let folder = try Folder()
        _ = try folder.table(TableTests.list)
        let file = try #require(
            FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
                .first { $0.pathExtension == "table" })
        return Array(try Data(contentsOf: file))
    }

    @Test func refusesOtherImages() throws {
        let folder = try Folder()
        #expect(throws: TableError.self) { try LookupTable(file: folder.write("no image", to: "a")) }
        #expect(throws: TableError.self) { try LookupTable(file: folder.url.path) }
        #expect(throws: TableError.self) { try LookupTable(file: "/no/such/file") }
        let other = Project.root.appending(path: "Sources/CTables/images/dates.table").path
        #expect(throws: TableError.self) { try LookupTable(file: other) }
    }

    /// Each byte changed, with a checksum that is right again: refused, or read without a trap.
    @Test func survivesEveryChangedByte() throws {
        let bytes = try Self.bytes()
        let questions = [
            LookupQuestion("NL", [("postalCode", "1012JS"), ("houseNumber", "3"), ("addition", "A")]),
            LookupQuestion("NL", [("postalCode", "1222AB")]),
        ]
        var read = 0
        for place in bytes.indices {
            for value in [0, 0xFF, bytes[place] ^ 1, bytes[place] &+ 1] {
                var changed = bytes
                changed[place] = value
                guard let image = try? TableImage(verifying: ImageBuilder.sealed(changed)),
                    let table = try? LookupTable(image: image)
                else { continue }
                read += 1
                _ = table.regionCodes
                for question in questions { _ = try? table.find(question) }
            }
        }
        #expect(read > 100)
    }
}
