import Findings
import TableFormat

extension JPEGReader {
    /// Coded data and the segments it needs, as they are; nothing else.
    func stripped(_ keepingOrientation: Bool) throws(PhotoError) -> [UInt8] {
        let file = try read(headerOnly: false)
        var exif = try rules.exif(of: file, keepingOrientation)
        var copy = PhotoCopy(bytes)
        var walk = JPEGWalk(rules, bytes)
        var hasData = false
        while let piece = walk.next() {
            switch piece {
            case .segment(let entry, let range, let content):
                if entry.role == .start, range.lowerBound > 0 { throw refusal(entry, range) }
                if entry.role == .size, JPEGReader.size(content) == nil { throw refusal(entry, range) }
                // EXIF stands at the head, after what JFIF has first (T.871, 10.1).
                if let block = exif, entry.role != .start, entry.role != .density {
                    write(exif: block, to: &copy)
                    exif = nil
                }
                if entry.kind == .picture || entry.mayStay { write(entry, range, content, to: &copy) }
            case .scan(let range):
                hasData = true
                copy.keep(range)
            case .stray: break
            case .broken(let code, let entry, let range):
                throw PhotoError(code, range, [Parameter("part", rules.parts.name(entry))])
            case .missingEnd(let range): throw rules.missing(.end, in: .jpegSegment, range)
            }
        }
        if !hasData { throw rules.missing(.data, in: .jpegSegment, of: file, bytes) }
        return copy.out
    }

    private func write(
        _ entry: PhotoPartTable.Entry, _ range: Range<Int>, _ content: PhotoCursor, to copy: inout PhotoCopy
    ) {
        guard entry.most > 0, content.remaining > entry.most else { return copy.keep(range) }
        // The marker, a length that ends before what does not belong there, and what belongs there.
        copy.keep(range.lowerBound..<range.lowerBound + 2)
        copy.append(UInt64(entry.most + 2), bytes: 2)
        guard entry.role == .density else {
            return copy.keep(content.position..<content.position + entry.most)
        }
        // The last two bytes are the size of the thumbnail that is left out.
        copy.keep(content.position..<content.position + entry.most - 2)
        copy.append(0, bytes: 2)
    }

    private func write(exif block: [UInt8], to copy: inout PhotoCopy) {
        guard let entry = rules.parts.entry(of: .exif, in: .jpegSegment) else { return }
        let start = rules.parts.start(entry)
        copy.append(0xFF00 | UInt64(entry.code), bytes: 2)
        copy.append(UInt64(2 + start.count + 1 + block.count), bytes: 2)
        copy.append(contentsOf: start)
        copy.append(0, bytes: 1)
        copy.append(contentsOf: block)
    }

    private func refusal(_ entry: PhotoPartTable.Entry, _ range: Range<Int>) -> PhotoError {
        PhotoError(.cannotStrip, range, [Parameter("part", rules.parts.name(entry))])
    }
}
