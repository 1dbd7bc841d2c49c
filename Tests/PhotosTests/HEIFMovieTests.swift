import Photos
import Testing

@Suite("HEIF sequences")
struct HEIFMovieTests {
    let rules: PhotoRules

    init() throws { rules = try PhotoRules.embedded }

    static func handler(_ type: String) -> [UInt8] {
        Bytes.fullBox("hdlr", [0, 0, 0, 0] + Array(type.utf8) + [UInt8](repeating: 0, count: 13))
    }

    static func movie(_ type: String = "pict", made: Int = 0, inside: [UInt8] = []) -> [UInt8] {
        let times = Bytes.big(made, 4) + Bytes.big(made, 4) + Bytes.big(600, 4)
        let media = Bytes.box(
            "mdia", Bytes.fullBox("mdhd", times) + handler(type) + Bytes.box("minf", Bytes.box("stbl", [])))
        let track = Bytes.box("trak", Bytes.fullBox("tkhd", times) + media + inside)
        return Bytes.box("moov", Bytes.fullBox("mvhd", times) + track)
    }

    static func file(_ movie: [UInt8]) -> [UInt8] {
        var built = BuiltHEIF.picture(64, 48)
        built.beforeMeta = movie
        built.loose = Array("samples of the sequence".utf8)
        return built.bytes()
    }

    @Test func samplesStayAndMetadataGoes() throws {
        let user = Bytes.box("udta", Bytes.words)
        for (movie, kinds) in [
            (HEIFMovieTests.movie(), []), (HEIFMovieTests.movie(made: 9), [PhotoPart.Kind.time, .time, .time]),
            (HEIFMovieTests.movie(inside: user), [.text]),
            (HEIFMovieTests.movie(inside: Bytes.box("noTe", Bytes.words)), [.unknown]),
        ] {
            let bytes = HEIFMovieTests.file(movie)
            let read = try rules.read(bytes.span)
            #expect(read.isAnimated)
            #expect(read.parts.filter { !$0.mayStay }.map(\.kind) == kinds)
            let copy = try rules.stripped(bytes.span)
            #expect(copy.count == bytes.count)
            #expect(try rules.read(copy.span).parts.allSatisfy(\.mayStay))
            #expect(Bytes.contains(copy, Array("samples of the sequence".utf8)))
            #expect(!Bytes.contains(copy, Bytes.words))
        }
    }

    @Test func anotherTrackIsToldAndRefused() throws {
        let bytes = HEIFMovieTests.file(HEIFMovieTests.movie("soun"))
        #expect(try rules.read(bytes.span).parts.contains { $0.kind == .application })
        #expect(throws: PhotoError.self) { try rules.stripped(bytes.span) }
    }
}
