import CTables
import TableFormat
import Testing

/// The images that the program carries, damaged in every way that one byte allows.
@Suite struct DamagedImageTests {
    struct Shipped: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]

        var testDescription: String { name }
    }

    static let shipped: [Shipped] = [
        ("address", dk_address_bytes(), dk_address_length()), ("dates", dk_dates_bytes(), dk_dates_length()),
        ("email", dk_email_bytes(), dk_email_length()), ("names", dk_names_bytes(), dk_names_length()),
        ("phone", dk_phone_bytes(), dk_phone_length()), ("photos", dk_photos_bytes(), dk_photos_length()),
        ("rules", dk_rules_bytes(), dk_rules_length()),
    ].map { Shipped(name: $0.0, bytes: Array(UnsafeRawBufferPointer(start: $0.1, count: $0.2))) }

    @Test(arguments: shipped) func isSound(_ shipped: Shipped) throws {
        let image = try TableImage(verifying: shipped.bytes)
        #expect(image.topic == shipped.name)
        #expect(image.formatVersion == 2)
    }

    /// Bytes all over every image flipped, each in its turn: the checksum or the head refuses it. The sum takes whole words, so
    /// that which byte of a word is another matters to none of its steps.
    @Test(arguments: shipped) func refusesFlippedBytes(_ image: Shipped) {
        let bytes = image.bytes
        var damage = Damage(bytes)
        var accepted: [Int] = []
        for offset in bytes.indices where offset % damage.stride(at: offset) == 0 {
            damage.flip(offset)
            if damage.isAccepted { accepted.append(offset) }
            damage.flip(offset)
        }
        #expect(accepted.isEmpty)
        #expect(damage.isAccepted)
    }

    /// The same with a checksum that fits the damage: the structural check refuses it, or every reader stays harmless.
    @Test(arguments: shipped) func survivesFlippedBytesWithAFreshChecksum(_ image: Shipped) throws {
        let bytes = image.bytes
        var damage = Damage(bytes)
        var refused = 0
        for offset in bytes.indices where offset % damage.stride(at: offset) == 0 {
            damage.flip(offset)
            if damage.isStructureAccepted(at: offset) { damage.exercise() } else { refused += 1 }
            damage.flip(offset)
        }
        #expect(refused > 0 && refused < bytes.count)
    }

    /// The domain set that the program carries takes long to check half a million times; a small one has the same structure.
    @Test func survivesEveryFlippedByteOfADomainSet() {
        var builder = DomainSet.Builder()
        for number in 0..<60 { builder.add("mail\(number % 7).a\(number)-quite-long-name.example".utf8, value: 1) }
        for name in ["example", "a.b.c.d", "com", "x"] { builder.add(name.utf8, value: 9) }
        var image = ImageBuilder(topic: "test", schemaVersion: 1, dataVersion: 0)
        image.add("doms", builder)
        let bytes = image.build()
        var damage = Damage(bytes)
        var refused = 0
        for offset in bytes.indices {
            damage.flip(offset)
            if damage.isStructureAccepted(at: offset) { damage.exercise() } else { refused += 1 }
            damage.flip(offset)
        }
        #expect(refused > 0 && refused < bytes.count)
    }

    @Test(arguments: shipped) func refusesEveryTruncation(_ image: Shipped) throws {
        let bytes = image.bytes
        let sections = try TableImage(verifying: bytes).sections
        var ends = Array(0...(64 + sections.count * 16))
        for section in sections {
            for border in [section.offset, section.offset + section.length] { ends += (border - 1)...(border + 1) }
        }
        for end in ends where end >= 0 && end < bytes.count {
            #expect(throws: TableError.self) { try TableImage(verifying: Array(bytes[..<end])) }
        }
    }
}
