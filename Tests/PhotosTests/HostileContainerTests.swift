import Photos
import Testing

/// Files that lie about themselves: every one is answered, and a copy that is written is sound.
@Suite("Hostile WebP and HEIF")
struct HostileContainerTests {
    let rules: PhotoRules

    init() throws { rules = try PhotoRules.embedded }

    static let files: [[UInt8]] = {
        var grid = BuiltHEIF.picture(64, 48)
        grid.add(
            .init(number: 2, type: "Exif", content: [0, 0, 0, 0] + Bytes.exif(orientation: 6, location: true)), "cdsc")
        grid.add(.init(number: 3, type: "grid", content: [0, 0, 0, 0, 0, 8, 0, 8], method: 1, properties: [1]), "thmb")
        grid.add(.init(number: 4, type: "mime", content: Bytes.xmp, contentType: "application/rdf+xml"), "cdsc")
        grid.references.append(("dimg", 3, [1, 3, 4]))
        grid.behind = HEIFMovieTests.movie(made: 5)
        let webp = BuiltWebP.extended(
            64, 48,
            [
                ("ICCP", Bytes.words), ("ANIM", [0, 0, 0, 0, 0, 0]),
                ("ANMF", [UInt8](repeating: 0, count: 16) + BuiltWebP.chunk("VP8 ", BuiltWebP.lossy(64, 48))),
                ("EXIF", Bytes.exif(orientation: 6, location: true)), ("XMP ", Bytes.xmp),
            ])
        return [
            HEIFLayoutTests.built { _ in }, grid.bytes(), webp, BuiltWebP.simple(BuiltWebP.lossless(5, 3, alpha: true)),
        ]
    }()

    /// Reads and strips; a copy has nothing left in it.
    func answer(_ bytes: [UInt8]) -> Bool {
        _ = try? rules.read(bytes.span)
        guard let copy = try? rules.stripped(bytes.span, keepingOrientation: true) else { return true }
        guard let read = try? rules.read(copy.span) else { return false }
        return read.findings.isEmpty && read.parts.allSatisfy { $0.mayStay || $0.kind == .exif && !$0.hasLocation }
    }

    /// The forged files that are answered wrongly, by place and value.
    func wrong(_ file: [UInt8], _ forge: (inout [UInt8], Int, Int) -> Void, _ values: [Int]) -> [String] {
        file.indices.flatMap { index in
            values.compactMap { value in
                var forged = file
                forge(&forged, index, value)
                return answer(forged) ? nil : "\(index): \(value)"
            }
        }
    }

    @Test func filesCutAtEveryByteAreAnswered() {
        for file in HostileContainerTests.files {
            #expect(wrong(file, { bytes, length, _ in bytes.removeLast(bytes.count - length) }, [0]) == [])
        }
    }

    @Test func everyByteIsForged() {
        for file in HostileContainerTests.files {
            let values = [0, 1, 2, 0x7F, 0x80, 0xFF]
            #expect(wrong(file, { bytes, index, value in bytes[index] = UInt8(value) }, values) == [])
            #expect(wrong(file, { bytes, index, value in bytes[index] ^= UInt8(value) }, [1, 2, 4, 0x20]) == [])
        }
    }

    @Test func everyFourBytesAreForged() {
        for file in HostileContainerTests.files {
            let values = [0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0xFFFF_FFF8, 0xFFFF_0000]
            let forge = { (bytes: inout [UInt8], index: Int, value: Int) in
                let end = min(index + 4, bytes.count)
                bytes.replaceSubrange(index..<end, with: Bytes.big(value, 4).prefix(end - index))
            }
            #expect(wrong(file, forge, values) == [])
        }
    }
}
