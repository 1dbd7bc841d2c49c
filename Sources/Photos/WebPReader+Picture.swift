import Findings
import TableFormat

extension WebPReader {
    /// Reads what a chunk says of the picture; false where it stands at a place at which it means nothing.
    func read(
        _ entry: PhotoPartTable.Entry, _ content: PhotoCursor, _ depth: Int, _ hasPicture: Bool,
        _ picture: inout WebPPicture
    ) -> Bool {
        let isFirst = content.position == WebPReader.head + WebPReader.chunkHead
        switch entry.role {
        case .extended:
            guard depth == 0, isFirst, let size = canvas(content) else { return false }
            picture.size = size
            picture.isExtended = true
        case .data, .lossless:
            guard !hasPicture, depth == 1 || !picture.hasFrames else { return false }
            let size = entry.role == .data ? lossy(content) : lossless(content)
            guard let size else {
                picture.report(.damaged, content.rest, rules.parts.name(entry))
                return true
            }
            if entry.role == .lossless, isLosslessWithAlpha(content) { picture.hasAlpha = true }
            if picture.coded == nil { picture.coded = size }
            if picture.size == nil { picture.size = size }
        case .alpha:
            guard !hasPicture, picture.isExtended else { return false }
            picture.hasAlpha = true
        case .animationControl:
            return depth == 0 && picture.isExtended && content.remaining == WebPReader.animationControl
        case .animationFrame:
            guard depth == 0, picture.isExtended, picture.coded == nil || picture.hasFrames else { return false }
            picture.hasFrames = true
        case .profile:
            guard depth == 0, !picture.hasProfile else { return false }
            picture.hasProfile = true
        default: break
        }
        return true
    }

    /// RFC 9649, 2.7: four bytes of flags, then width and height less one, in 24 bits each, and nothing more.
    private func canvas(_ content: PhotoCursor) -> (width: Int, height: Int)? {
        var content = content
        guard content.skip(4), let width = content.littleEndian24(), let height = content.littleEndian24(),
            content.isAtEnd
        else { return nil }
        return (Int(width) + 1, Int(height) + 1)
    }

    /// RFC 6386, 9.1: three bytes in which the lowest bit is 0 for a key frame, a start code, then width and height
    /// in 14 bits each with two bits for scaling on top.
    private func lossy(_ content: PhotoCursor) -> (width: Int, height: Int)? {
        var content = content
        guard let tag = content.littleEndian24(), tag & 1 == 0, content.u24() == WebPReader.startCode,
            let width = content.littleEndian16(), let height = content.littleEndian16()
        else { return nil }
        let size = (width: Int(width & 0x3FFF), height: Int(height & 0x3FFF))
        return size.width > 0 && size.height > 0 ? size : nil
    }

    /// RFC 9649, 3.4: a signature, then width and height less one in 14 bits each.
    private func lossless(_ content: PhotoCursor) -> (width: Int, height: Int)? {
        var content = content
        guard content.u8() == WebPReader.losslessSignature, let bits = content.littleEndian32(), bits >> 29 == 0 else {
            return nil
        }
        return (Int(bits & 0x3FFF) + 1, Int(bits >> 14 & 0x3FFF) + 1)
    }

    private func isLosslessWithAlpha(_ content: PhotoCursor) -> Bool {
        var content = content
        return content.skip(1) && content.littleEndian32().map { $0 >> 28 & 1 == 1 } ?? false
    }

    private static let startCode: UInt32 = 0x9D_012A
    private static let losslessSignature: UInt8 = 0x2F
    private static let animationControl = 6
}
