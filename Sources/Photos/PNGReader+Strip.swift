import Findings
import TableFormat

extension PNGReader {
    /// The chunks of the picture and of its colours, as they are; nothing else.
    func stripped(_ keepingOrientation: Bool) throws(PhotoError) -> [UInt8] {
        let file = try read(headerOnly: false)
        var exif = try rules.exif(of: file, keepingOrientation)
        var copy = PhotoCopy(bytes)
        copy.keep(0..<PNGWalk.signatureLength)
        var walk = PNGWalk(rules, bytes)
        var hasData = false
        while let piece = walk.next() {
            switch piece {
            case .chunk(let entry, let name, let range, let content):
                guard entry.kind == .picture || entry.mayStay else {
                    // Nobody can tell what the picture is without such a chunk.
                    if PNGWalk.isCritical(range, bytes) { throw refusal(.cannotStrip, name, range) }
                    continue
                }
                if isTooLong(entry, content) {
                    if entry.kind == .picture { throw refusal(.cannotStrip, name, range) }
                    continue
                }
                if !hasChecksum(range) { throw refusal(.checksum, name, range) }
                if entry.role == .data {
                    hasData = true
                    if let block = exif { write(exif: block, to: &copy) }
                    exif = nil
                } else if entry.role == .size, range.lowerBound != PNGWalk.signatureLength {
                    throw refusal(.cannotStrip, name, range)
                }
                copy.keep(range)
            case .broken(let code, let name, let range): throw refusal(code, name, range)
            }
        }
        if !hasData { throw rules.missing(.data, in: .pngChunk, of: file, bytes) }
        return copy.out
    }

    private func write(exif block: [UInt8], to copy: inout PhotoCopy) {
        guard let entry = rules.parts.entry(of: .exif, in: .pngChunk) else { return }
        copy.append(UInt64(block.count), bytes: 4)
        let start = copy.out.count
        copy.append(UInt64(entry.code), bytes: 4)
        copy.append(contentsOf: block)
        let checksum = copy.out[start...].withUnsafeBytes { CyclicChecksum.of($0) }
        copy.append(UInt64(checksum), bytes: 4)
    }

    private func refusal(_ code: PhotoCode, _ name: String, _ range: Range<Int>) -> PhotoError {
        PhotoError(code, range, [Parameter("part", name)])
    }
}
