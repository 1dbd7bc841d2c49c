import Findings
import TableFormat

/// Reads and strips WebP files: RIFF chunks, numbers with their lowest byte first (RFC 9649, 2.3).
struct WebPReader {
    let rules: PhotoRules
    let bytes: PhotoBytes
    let format: String

    init(_ rules: PhotoRules, _ bytes: PhotoBytes, _ format: String) {
        self.rules = rules
        self.bytes = bytes
        self.format = format
    }

    func read() throws(PhotoError) -> PhotoFile { try readAll().file }

    func readAll() throws(PhotoError) -> (file: PhotoFile, picture: WebPPicture) {
        var file = rules.file(format)
        let picture = try walk { chunk throws(PhotoError) in
            note(chunk, in: &file)
        }
        for finding in picture.damage { file.report(finding) }
        guard let size = picture.size else { throw rules.missing(.data, in: .webpChunk, of: file, bytes) }
        (file.storedWidth, file.storedHeight) = (size.width, size.height)
        file.hasAlpha = picture.hasAlpha
        if let trailer = picture.trailer { file.add(rules.trailer(bytes, trailer)) }
        return (file, picture)
    }

    private func note(_ chunk: WebPChunk, in file: inout PhotoFile) {
        let entry = chunk.entry
        var hasLocation = false
        switch entry.role {
        case .profile: file.hasColourProfile = true
        case .animationControl: file.isAnimated = true
        case .exif:
            let block = ExifBlock(rules, bytes, exif(in: chunk.content))
            if chunk.depth == 0 { file.turn(byMetadata: block.orientation) }
            hasLocation = block.hasLocation
        case .xmp: hasLocation = rules.tellsPlace(bytes, chunk.content, .xmpText)
        default: break
        }
        guard entry.kind != .picture, !chunk.isFrame else { return }
        let name = rules.parts.name(entry, code: chunk.code)
        file.add(rules.part(entry, chunk.range, name: name, location: hasLocation))
    }

    /// The block without the mark that stands before it in JPEG, and that some write here as well.
    private func exif(in content: Range<Int>) -> Range<Int> {
        guard let entry = rules.parts.entry(of: .exif, in: .jpegSegment) else { return content }
        let mark = rules.parts.start(entry)
        guard bytes.has(mark, at: content.lowerBound) else { return content }
        // EXIF 2.32, 4.7.2: a byte follows the mark.
        return min(content.lowerBound + mark.count + 1, content.upperBound)..<content.upperBound
    }

    /// RFC 9649, 2.4: `RIFF`, the size, `WEBP`.
    static let head = 12
}
