import Findings
import TableFormat

/// Reads JPEG files (ITU-T T.81, annex B).
struct JPEGReader {
    let rules: PhotoRules
    let bytes: PhotoBytes
    private let format: String

    init(_ rules: PhotoRules, _ bytes: PhotoBytes, _ format: String) {
        self.rules = rules
        self.bytes = bytes
        self.format = format
    }

    /// - Parameter headerOnly: stops at the coded data, if the size is known there.
    func read(headerOnly: Bool) throws(PhotoError) -> PhotoFile {
        var file = rules.file(format)
        var walk = JPEGWalk(rules, bytes)
        var hasData = false
        while let piece = walk.next() {
            switch piece {
            case .segment(let entry, let range, let content):
                if entry.role == .data {
                    if headerOnly, file.storedWidth > 0, file.storedHeight > 0 { return file }
                    hasData = true
                }
                segment(entry, range, content, into: &file)
            case .scan: break
            case .stray(let range):
                file.add(rules.part(rules.parts.other(in: .jpegSegment), range))
                report(.damaged, range, rules.parts.other(in: .jpegSegment), in: &file)
            case .broken(let code, let entry, let range): report(code, range, entry, in: &file)
            case .missingEnd(let range):
                guard let entry = rules.parts.entry(of: .end, in: .jpegSegment) else { break }
                report(.truncated, range, entry, in: &file)
            }
        }
        if !walk.trailer.isEmpty { file.add(rules.trailer(bytes, walk.trailer)) }
        if file.storedWidth == 0 || file.storedHeight == 0 {
            throw rules.missing(.size, in: .jpegSegment, of: file, bytes)
        }
        if !hasData, file.findings.isEmpty, let entry = rules.parts.entry(of: .data, in: .jpegSegment) {
            report(.damaged, 0..<bytes.count, entry, in: &file)
        }
        return file
    }

    private func segment(
        _ entry: PhotoPartTable.Entry, _ range: Range<Int>, _ content: PhotoCursor, into file: inout PhotoFile
    ) {
        var content = content
        var hasLocation = false
        switch entry.role {
        case .size: size(content, entry, range, into: &file)
        case .lines:
            if file.storedHeight == 0, let lines = content.u16() { file.storedHeight = Int(lines) }
        case .start where range.lowerBound > 0: report(.damaged, range, entry, in: &file)
        case .exif:
            let block = ExifBlock(rules, bytes, exif(content))
            file.turn(byMetadata: block.orientation)
            hasLocation = block.hasLocation
        case .xmp: hasLocation = rules.tellsPlace(bytes, content.rest, .xmpText)
        case .iptc: hasLocation = rules.tellsPlace(bytes, content.rest, .iptcBytes)
        case .profile: file.hasColourProfile = true
        default: break
        }
        if entry.kind != .picture { file.add(rules.part(entry, range, location: hasLocation)) }
        if entry.most > 0, content.remaining > entry.most {
            file.add(rules.excess(entry, content.rest.lowerBound + entry.most..<range.upperBound))
        }
    }

    /// The first frame counts: that of a hierarchical file is the whole (T.81, B.3.2).
    private func size(
        _ content: PhotoCursor, _ entry: PhotoPartTable.Entry, _ range: Range<Int>, into file: inout PhotoFile
    ) {
        guard let size = JPEGReader.size(content) else { return report(.damaged, range, entry, in: &file) }
        guard file.storedWidth == 0 else { return }
        file.storedHeight = size.lines
        file.storedWidth = size.samples
    }

    /// Precision, lines, samples a line (T.81, B.2.2): lines may be told later, samples may not.
    static func size(_ content: PhotoCursor) -> (lines: Int, samples: Int)? {
        var content = content
        guard content.skip(1), let lines = content.u16(), let samples = content.u16(), samples > 0 else { return nil }
        return (Int(lines), Int(samples))
    }

    /// Where EXIF begins after its identifier, which has a byte of padding (EXIF 2.32, 4.7.2).
    private func exif(_ content: PhotoCursor) -> Range<Int> {
        guard let entry = rules.parts.entry(of: .exif, in: .jpegSegment) else { return content.rest }
        let start = content.position + rules.parts.start(entry).count + 1
        return min(start, content.end)..<content.end
    }

    private func report(
        _ code: PhotoCode, _ range: Range<Int>, _ entry: PhotoPartTable.Entry, in file: inout PhotoFile
    ) {
        file.report(code, range, [Parameter("part", rules.parts.name(entry))])
    }
}
