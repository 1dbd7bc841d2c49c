import Findings
import TableFormat

extension HEIFReader {
    /// The file without its metadata.
    ///
    /// Nothing of the picture moves at first: lists become shorter and are filled up with free room, and what is not
    /// needed becomes zeros, so that whatever points into the file stays right. Where all that points is known, the
    /// zeros are then taken out. Orientation is a property and stays.
    func stripped(_ keepingOrientation: Bool) throws(PhotoError) -> [UInt8] {
        var file = rules.file(format)
        let contents = try read(into: &file)
        guard let meta = contents.meta else { throw cannotStrip(0..<bytes.count, name(of: .meta)) }
        for finding in file.findings {
            throw PhotoError(.cannotStrip, finding.range, finding.parameters)
        }
        let kept = joined(contents.items.lazy.filter { $0.part == .needed }.flatMap(\.extents))
        let room = joined(contents.media + [contents.itemData].compactMap(\.self))
        if let outside = gaps(kept, without: room).first { throw cannotStrip(outside, name(of: .media)) }

        var output = HEIFOutput(bytes, free: freeCode)
        let end = try cleanBoxes(contents, &output)
        // A movie's samples lie among the data as well; there, only what items that go have is known to go.
        let outside = gaps([0..<bytes.count], without: room)
        for gap in gaps(contents.hasMovie ? unneeded(contents) : room, without: joined(kept + outside)) {
            output.clear(gap)
        }
        output.replace(meta.content, try stripped(meta, contents))
        output.cut(to: end)
        let written = output.bytes
        return contents.hasMovie
            ? written : written.withUnsafeBytes { HEIFReader(rules, PhotoBytes($0), format).compacted() }
    }

    func cannotStrip(_ range: Range<Int>, _ part: String) -> PhotoError {
        PhotoError(.cannotStrip, range, [Parameter("part", part)])
    }

    /// What a box of free room is called.
    var freeCode: UInt32 {
        rules.parts.entry(of: .free, in: .heifBox)?.code ?? 0
    }

    /// The bytes of items that are not needed.
    private func unneeded(_ contents: HEIFContents) -> [Range<Int>] {
        joined(contents.items.lazy.filter { $0.part != .needed }.flatMap(\.extents))
    }

    /// Empties what stands between the boxes of the picture; answers where the boxes end.
    private func cleanBoxes(_ contents: HEIFContents, _ output: inout HEIFOutput) throws(PhotoError) -> Int {
        var cursor = bytes.cursor
        while !cursor.isAtEnd {
            let start = cursor.position
            guard let box = nextBox(&cursor), !(box.isCut && box.entry.code == 0) else { return start }
            switch box.entry.role {
            case .fileType where start == 0, .media: break
            case .meta where box.range == contents.meta?.range: break
            case .movie: try cleanMovie(box, 0, &output)
            default: if box.entry.role != .none || !stays(box) { output.empty(box) }
            }
        }
        return bytes.count
    }

    private func cleanMovie(_ movie: HEIFBox, _ depth: Int, _ output: inout HEIFOutput) throws(PhotoError) {
        var cursor = bytes.cursor(movie.content)
        while let box = nextBox(&cursor) {
            switch box.entry.role {
            case .movie where depth < HEIFReader.deepest: try cleanMovie(box, depth + 1, &output)
            case .times: output.clear(times(box))
            case .handler:
                // Another track's samples lie among those of the picture.
                guard box.entry.kind == .picture else {
                    throw cannotStrip(box.range, rules.parts.name(box.entry, code: box.code))
                }
                if handlerName(box) > rules.itemName { output.clear(name(inHandler: box)) }
            case .dataInformation: break
            default: if box.entry.role != .none || !stays(box) { output.empty(box) }
            }
        }
        if !cursor.isAtEnd { throw cannotStrip(cursor.rest, rules.parts.name(movie.entry)) }
    }

    private func stays(_ box: HEIFBox) -> Bool { box.entry.kind == .picture || box.entry.mayStay }

    /// The text at the end of a handler, without the zero that ends it.
    func name(inHandler box: HEIFBox) -> Range<Int> {
        let start = box.content.lowerBound + 4 + HEIFReader.handlerHead
        return min(start, box.content.upperBound)..<box.content.upperBound
    }
}

/// A copy of a file in which parts are emptied.
struct HEIFOutput {
    private(set) var bytes: [UInt8]
    let free: UInt32

    init(_ bytes: PhotoBytes, free: UInt32) {
        self.bytes = Array(bytes.slice(0..<bytes.count))
        self.free = free
    }

    mutating func clear(_ range: Range<Int>) {
        for index in range.clamped(to: bytes.indices) { bytes[index] = 0 }
    }

    /// Makes free room of a box.
    mutating func empty(_ box: HEIFBox) {
        clear(box.content)
        guard box.headLength >= 8 else { return }
        for index in 0..<4 {
            bytes[box.range.lowerBound + 4 + index] = UInt8(truncatingIfNeeded: free >> (24 - 8 * index))
        }
    }

    /// Puts other bytes in, which are as many.
    mutating func replace(_ range: Range<Int>, _ content: [UInt8]) {
        guard content.count == range.count, range.upperBound <= bytes.count else { return }
        bytes.replaceSubrange(range, with: content)
    }

    mutating func cut(to end: Int) { bytes.removeLast(max(bytes.count - end, 0)) }
}
