import TableFormat

extension HEIFReader {
    /// Tells what stands beside the pictures in a movie box: user data, times, tracks of something else, unknown boxes.
    func readMovie(_ content: Range<Int>, _ depth: Int, _ file: inout PhotoFile) {
        var cursor = bytes.cursor(content)
        while let box = nextBox(&cursor) {
            switch box.entry.role {
            case .movie where depth < HEIFReader.deepest: readMovie(box.content, depth + 1, &file)
            case .times:
                let times = times(box)
                if !isZero(times) { file.add(rules.part(box.entry, times)) }
            case .handler:
                if box.entry.kind != .picture {
                    file.add(rules.part(box.entry, box.range))
                } else if handlerName(box) > rules.itemName {
                    file.add(unknown(box))
                }
            case .free, .none, .xmp:
                if !box.entry.mayStay || box.entry.role == .free { note(box, &file) }
            case .dataInformation: break
            default: file.add(unknown(box))
            }
        }
        if !cursor.isAtEnd { file.add(rules.trailer(bytes, cursor.rest)) }
    }

    /// ISO/IEC 14496-12, 8.2.2: two times of four or, from version 1, eight bytes.
    func times(_ box: HEIFBox) -> Range<Int> {
        guard let (version, _, content) = fullBox(box.content) else { return box.content }
        let length = version == 0 ? 8 : 16
        return content.position..<min(content.position + length, box.content.upperBound)
    }

    /// The boxes of a movie's samples stand four deep.
    static let deepest = 6
}
