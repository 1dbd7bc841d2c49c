import TableFormat

extension HEIFReader {
    /// The file without its free room and without zeros that belong to no item; what points into the file is moved
    /// with it. Numbers only become smaller, so that each fits where it stood.
    func compacted() -> [UInt8] {
        var file = rules.file(format)
        var output = HEIFWriter(bytes)
        output.copy(0..<bytes.count)
        guard let contents = try? read(into: &file), let meta = contents.meta, file.findings.isEmpty else {
            return output.bytes
        }
        var cuts = HEIFCuts()
        let taken = joined(contents.items.flatMap(\.extents))
        var cursor = bytes.cursor
        while let box = nextBox(&cursor) {
            if box.range == meta.range {
                cutMeta(box, &cuts, &output)
            } else if box.entry.role == .media {
                let empty = gaps([box.content], without: taken).filter(isZero)
                if empty == [box.content] { cuts.add(box.range) } else { cut(empty, from: box, &cuts, &output) }
            } else if box.entry.role == .free {
                cuts.add(box.range)
            }
        }
        guard !cuts.isEmpty else { return output.bytes }
        var children = fullBox(meta.content)?.content ?? bytes.cursor(0..<0)
        while let box = nextBox(&children) {
            if box.entry.role == .locations { move(box, cuts, &output) }
        }
        return cuts.applied(to: output.bytes)
    }

    private func cutMeta(_ meta: HEIFBox, _ cuts: inout HEIFCuts, _ output: inout HEIFWriter) {
        guard var cursor = fullBox(meta.content)?.content else { return }
        var free: [Range<Int>] = []
        while let box = nextBox(&cursor) {
            if box.entry.role == .free { free.append(box.range) }
        }
        cut(free, from: meta, &cuts, &output)
    }

    private func cut(_ ranges: [Range<Int>], from box: HEIFBox, _ cuts: inout HEIFCuts, _ output: inout HEIFWriter) {
        for range in ranges { cuts.add(range) }
        if box.isOpen { return }
        let size = box.range.count - ranges.reduce(0) { $0 + $1.count }
        let isLong = box.headLength >= 16
        output.setNumber(size, isLong ? 8 : 4, at: box.range.lowerBound + (isLong ? 8 : 0))
    }

    private func move(_ box: HEIFBox, _ cuts: HEIFCuts, _ output: inout HEIFWriter) {
        guard var locations = locations(box) else { return }
        while let entry = locations.next() {
            guard entry.method == 0 else { continue }
            let base = Int(clamping: entry.base.value)
            output.setNumber(base - cuts.before(base), entry.base.place.count, at: entry.base.place.lowerBound)
            for (offset, _) in entry.extents {
                let distance = Int(clamping: offset.value)
                let start = base.addingReportingOverflow(distance)
                guard !start.overflow else { continue }
                let moved = distance - (cuts.before(start.partialValue) - cuts.before(base))
                output.setNumber(moved, offset.place.count, at: offset.place.lowerBound)
            }
        }
    }
}

/// Ranges to take out of a file, in its order.
struct HEIFCuts {
    private var ranges: [Range<Int>] = []

    /// How many bytes are cut before each range.
    private var sums: [Int] = []

    var isEmpty: Bool { ranges.isEmpty }

    mutating func add(_ range: Range<Int>) {
        guard !range.isEmpty, range.lowerBound >= (ranges.last?.upperBound ?? 0) else { return }
        sums.append((sums.last ?? 0) + (ranges.last?.count ?? 0))
        ranges.append(range)
    }

    /// How many bytes are cut before a place.
    func before(_ place: Int) -> Int {
        let index = firstEnding(after: place, ranges)
        guard index < ranges.count else { return (sums.last ?? 0) + (ranges.last?.count ?? 0) }
        return sums[index] + max(place - ranges[index].lowerBound, 0)
    }

    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var start = 0
        for range in ranges where range.upperBound <= bytes.count {
            result += bytes[start..<range.lowerBound]
            start = range.upperBound
        }
        return result + bytes[start...]
    }
}
