import CTables
import Photos
import TableFormat
import Testing

/// The table of parts with any byte changed: refused, or a wrong answer, never a trap.
@Suite struct DamagedTableTests {
    @Test func readsAndStrips() throws {
        let bytes = Array(UnsafeRawBufferPointer(start: dk_photos_bytes(), count: dk_photos_length()))
        let storage = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
        defer { storage.deallocate() }
        storage.copyBytes(from: bytes)
        var accepted = 0
        for offset in bytes.indices {
            for flip: UInt8 in [0xFF, 0x01] {
                storage[offset] ^= flip
                let image = TableImage(embedded: try #require(storage.baseAddress), count: bytes.count)
                if image.isSound(checksum: false), let rules = try? PhotoRules(image: image) {
                    accepted += 1
                    for photo in HostileTests.photos {
                        _ = rules.inspect(photo.span, name: "me.jpg")
                        _ = rules.refusal(photo, keepingOrientation: true)
                    }
                }
                storage[offset] ^= flip
            }
        }
        #expect(accepted > 0)
    }
}
