import Foundation
import PostalAddresses
import TableFormat
import Testing

/// Tables that nobody verified: whatever their bytes say, an answer comes and nothing traps.
@Suite struct DamagedTableTests {
    private static let addresses = [
        PostalAddress("NL", [("postalCode", "1012js"), ("houseNumber", "12A"), ("street", "Voorbeeldstraat")]),
        PostalAddress("US", [("line1", "100 Example Dr Apt 4"), ("region", "Tennesee"), ("postalCode", "37204-12")]),
        PostalAddress("BR", [("street", "Rua Exemplo, 10"), ("city", "Sao Paolo"), ("region", "Sao Paulo")]),
        PostalAddress("JP", [("postalCode", "1000001"), ("region", "東京"), ("city", "千代田"), ("line1", "1-1")]),
        PostalAddress("GB", [("city", "APO"), ("postalCode", "EC1V OBW"), ("box", "12")]),
    ]

    @Test(arguments: 0..<4) func answersSomething(seed: UInt64) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/CTables/images/address.table")
        let sound = Array(try Data(contentsOf: file))
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: sound.count, alignment: 64)
        defer { memory.deallocate() }
        let start = UnsafeRawPointer(try #require(memory.baseAddress))
        var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ limit: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % limit
        }
        var opened = 0
        for round in 0..<10 {
            memory.copyBytes(from: sound)
            // The directory by itself now and then: damage there is damage everywhere.
            let places = round % 4 == 0 ? 64..<1200 : 1200..<sound.count
            for _ in 0..<(1 << round) {
                memory[places.lowerBound + next(places.count)] = UInt8(next(256))
            }
            let image = TableImage(embedded: start, count: sound.count)
            guard let layouts = try? AddressLayouts(image: image) else { continue }
            opened += 1
            for address in Self.addresses {
                _ = layouts.stored(address)
                guard let layout = layouts.layout(for: address.regionCode) else { continue }
                _ = layout.envelope(of: address, origin: "NL")
                _ = layout.singleLine(of: address)
                for field in address.fields { _ = layout.splitStreet(field.value) }
            }
        }
        #expect(opened > 3)
    }
}

extension PostalAddress {
    fileprivate init(_ country: String, _ fields: [(String, String)]) {
        self.init(regionCode: country, fields: fields.map { Field($0.0, $0.1) })
    }
}
