import Findings
import TableFormat

extension WebPReader {
    /// Tells of every chunk in the order of the file, those of a frame after it, and answers what they say together.
    ///
    /// A chunk that stands where it means nothing is told as unknown: a second picture is one that nobody sees.
    func walk(_ visit: (WebPChunk) throws(PhotoError) -> Void) throws(PhotoError) -> WebPPicture {
        var picture = WebPPicture()
        var head = bytes.cursor
        guard head.skip(4), let size = head.littleEndian32(), head.skip(4) else { return picture }
        let claimed = 8 + Int(size)
        let end = min(max(claimed, WebPReader.head), bytes.count)
        if claimed > bytes.count { picture.isCut = true }
        if claimed < WebPReader.head { picture.report(.damaged, 4..<8, format) }
        var cursor = bytes.cursor(WebPReader.head..<end)
        try walk(&cursor, depth: 0, &picture, visit)
        // A RIFF file is filled up to an even length, and the filling may be left out of the size.
        let rest = end &+ (end & 1)..<max(bytes.count, end &+ (end & 1))
        let left = cursor.isAtEnd ? rest : cursor.position..<bytes.count
        if !left.isEmpty, !picture.isCut { picture.trailer = left }
        if picture.isCut { picture.report(.truncated, bytes.count..<bytes.count, format) }
        if let size = picture.size, let coded = picture.coded, size != coded, !picture.hasFrames {
            picture.report(.damaged, WebPReader.head..<end, name(of: .extended))
        }
        if picture.coded == nil { picture.size = nil }
        return picture
    }

    private func walk(
        _ cursor: inout PhotoCursor, depth: Int, _ picture: inout WebPPicture,
        _ visit: (WebPChunk) throws(PhotoError) -> Void
    ) throws(PhotoError) {
        var hasPicture = false
        while cursor.remaining >= WebPReader.chunkHead, let code = cursor.u32(), let size = cursor.littleEndian32() {
            let start = cursor.position - WebPReader.chunkHead
            let isWhole = Int(size) <= cursor.remaining
            let content = cursor.takeUp(to: Int(size))
            let known = rules.parts.entry(code, in: .webpChunk, beginning: content)
            let takesPart = read(known, content, depth, hasPicture, &picture)
            let entry = takesPart || !isWhole ? known : rules.parts.other(in: .webpChunk)
            if takesPart, known.role == .data || known.role == .lossless { hasPicture = true }
            let isFrame = takesPart && known.role == .animationFrame
            let chunk = WebPChunk(
                code: code, entry: entry, range: start..<content.end, content: content.position..<content.end,
                isFrame: isFrame, depth: depth)
            try visit(chunk)
            if !isWhole {
                if depth == 0 {
                    picture.isCut = true
                } else {
                    picture.report(.damaged, chunk.range, rules.parts.name(known))
                }
            }
            if isFrame {
                var frame = bytes.cursor(chunk.content)
                if frame.skip(WebPReader.frameHead) { try walk(&frame, depth: 1, &picture, visit) }
                if !frame.isAtEnd { picture.report(.damaged, frame.rest, rules.parts.name(known)) }
            }
            if size & 1 == 1, cursor.remaining > 0 { _ = cursor.skip(1) }
        }
    }

    private func name(of role: PhotoSchema.Role) -> String {
        rules.parts.entry(of: role, in: .webpChunk).map(rules.parts.name) ?? format
    }

    /// RFC 9649, 2.3: a name and a size.
    static let chunkHead = 8

    /// RFC 9649, 2.7.1.1: place, size, duration and flags of a frame stand before its chunks.
    static let frameHead = 16
}
