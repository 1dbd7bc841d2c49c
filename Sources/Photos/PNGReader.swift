import Findings
import TableFormat

/// Reads PNG files (W3C PNG, Third Edition). Nothing is inflated.
struct PNGReader {
    let rules: PhotoRules
    let bytes: PhotoBytes
    private let format: String

    init(_ rules: PhotoRules, _ bytes: PhotoBytes, _ format: String) {
        self.rules = rules
        self.bytes = bytes
        self.format = format
    }

    /// - Parameter headerOnly: stops at the coded data.
    func read(headerOnly: Bool) throws(PhotoError) -> PhotoFile {
        var file = rules.file(format)
        var walk = PNGWalk(rules, bytes)
        var hasData = false
        while let piece = walk.next() {
            switch piece {
            case .chunk(let entry, let name, let range, let content):
                if entry.role == .data {
                    if headerOnly { return try sized(file) }
                    hasData = true
                }
                chunk(entry, name, range, content, into: &file)
            case .broken(let code, let name, let range): file.report(code, range, [Parameter("part", name)])
            }
        }
        if !walk.trailer.isEmpty { file.add(rules.trailer(bytes, walk.trailer)) }
        if !hasData, file.findings.isEmpty, let entry = rules.parts.entry(of: .data, in: .pngChunk) {
            file.report(.damaged, 0..<bytes.count, [Parameter("part", rules.parts.name(entry))])
        }
        return try sized(file)
    }

    private func sized(_ file: PhotoFile) throws(PhotoError) -> PhotoFile {
        if file.storedWidth > 0, file.storedHeight > 0 { return file }
        throw rules.missing(.size, in: .pngChunk, of: file, bytes)
    }

    private func chunk(
        _ entry: PhotoPartTable.Entry, _ name: String, _ range: Range<Int>, _ content: PhotoCursor,
        into file: inout PhotoFile
    ) {
        var content = content
        var hasLocation = false
        if !hasChecksum(range) { file.report(.checksum, range, [Parameter("part", name)]) }
        var isDamaged = isTooLong(entry, content) || entry.kind == .unknown && PNGWalk.isCritical(range, bytes)
        switch entry.role {
        case .size:
            isDamaged = !size(&content, isFirst: range.lowerBound == PNGWalk.signatureLength, &file) || isDamaged
        case .transparency: file.hasAlpha = true
        case .animationControl: file.isAnimated = content.u32().map { $0 > 1 } ?? false
        case .exif:
            let block = ExifBlock(rules, bytes, content.rest)
            file.turn(byMetadata: block.orientation)
            hasLocation = block.hasLocation
        case .xmp: hasLocation = rules.tellsPlace(bytes, content.rest, .xmpText)
        case .profile: file.hasColourProfile = true
        default: break
        }
        if isDamaged { file.report(.damaged, range, [Parameter("part", name)]) }
        if entry.kind != .picture {
            let mayStay = entry.mayStay && !isTooLong(entry, content)
            file.add(
                PhotoPart(kind: entry.kind, name: name, range: range, hasLocation: hasLocation, mayStay: mayStay))
        }
    }

    /// Something may hide behind content whose length is known.
    func isTooLong(_ entry: PhotoPartTable.Entry, _ content: PhotoCursor) -> Bool {
        entry.most > 0 && content.remaining > entry.most
    }

    /// Width, height, bit depth, colour type (PNG, 11.2.1); the chunk is the first, and there is one.
    private func size(_ content: inout PhotoCursor, isFirst: Bool, _ file: inout PhotoFile) -> Bool {
        guard isFirst, let width = content.u32(), let height = content.u32(), content.skip(1), let type = content.u8(),
            width > 0, width <= Int32.max, height > 0, height <= Int32.max
        else { return false }
        file.storedWidth = Int(width)
        file.storedHeight = Int(height)
        file.hasAlpha = type & PNGReader.alpha != 0
        return true
    }

    private static let alpha: UInt8 = 4

    /// Whether a chunk's checksum is that of its type and content (PNG, 5.5).
    func hasChecksum(_ range: Range<Int>) -> Bool {
        guard let wanted = bytes.number(at: range.upperBound - 4, bytes: 4) else { return false }
        return CyclicChecksum.of(bytes.slice(range.lowerBound + 4..<range.upperBound - 4)) == UInt32(wanted)
    }
}
