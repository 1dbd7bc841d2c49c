/// The difference of two texts as `diff -u` writes it and `patch -p1` reads it.
struct UnifiedDiff {
    /// Lines that are the same around a change.
    private static let context = 3

    /// Beyond so many lines a change is not taken apart any further than line by line.
    private static let fewLines = 2000

    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]

    /// Runs of lines that take the place of each other.
    private struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    init(_ old: [UInt8], _ new: [UInt8]) {
        self.old = UnifiedDiff.lines(old)
        self.new = UnifiedDiff.lines(new)
    }

    /// The lines, each with its line feed.
    private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }

    /// The text of the difference, with the name of the file in its head; empty when there is none.
    func text(name: String) -> [UInt8] {
        let changes = changes
        if changes.isEmpty { return [] }
        var text = Array("--- ".utf8) + UnifiedDiff.shown("a/", name) + Array("\n+++ ".utf8)
        text += UnifiedDiff.shown("b/", name) + [UInt8(ascii: "\n")]
        var hunk: [Change] = []
        for change in changes {
            if let last = hunk.last, change.old.lowerBound - last.old.upperBound > 2 * UnifiedDiff.context {
                write(hunk, to: &text)
                hunk = []
            }
            hunk.append(change)
        }
        write(hunk, to: &text)
        return text
    }

    private func write(_ hunk: [Change], to text: inout [UInt8]) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let before = min(UnifiedDiff.context, first.old.lowerBound)
        let after = min(UnifiedDiff.context, old.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
        let newRange = first.new.lowerBound - before..<last.new.upperBound + after
        text += "@@ -\(UnifiedDiff.place(oldRange)) +\(UnifiedDiff.place(newRange)) @@\n".utf8
        var line = oldRange.lowerBound
        for change in hunk {
            for same in line..<change.old.lowerBound { write(" ", old[same], to: &text) }
            for gone in change.old { write("-", old[gone], to: &text) }
            for added in change.new { write("+", new[added], to: &text) }
            line = change.old.upperBound
        }
        for same in line..<oldRange.upperBound { write(" ", old[same], to: &text) }
    }

    private func write(_ sign: Character, _ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
        text += String(sign).utf8
        text += line
        if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
    }

    /// The first line, counted from 1, and how many there are; the line before when there are none.
    private static func place(_ range: Range<Int>) -> String {
        range.count == 1 ? "\(range.lowerBound + 1)" : "\(range.lowerBound + (range.isEmpty ? 0 : 1)),\(range.count)"
    }

    private var changes: [Change] {
        let same = zip(old, new).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
        let rest = min(old.count, new.count) - same
        let sameEnd = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }
            .reduce(0) { count, _ in count + 1 }
        let (oldRange, newRange) = (same..<old.count - sameEnd, same..<new.count - sameEnd)
        if oldRange.isEmpty, newRange.isEmpty { return [] }
        if max(oldRange.count, newRange.count) <= UnifiedDiff.fewLines { return smallest(oldRange, newRange) }
        guard oldRange.count == newRange.count else { return [Change(old: oldRange, new: newRange)] }
        return joined(
            zip(oldRange, newRange).filter { old[$0] != new[$1] }.map { Change(old: $0..<$0 + 1, new: $1..<$1 + 1) })
    }

    /// As few lines as can be, by Myers' algorithm.
    private func smallest(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [Change] {
        let difference = Array(new[newRange]).difference(from: Array(old[oldRange]))
        var gone: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): gone.insert(oldRange.lowerBound + offset)
            case .insert(let offset, _, _): added.insert(newRange.lowerBound + offset)
            }
        }
        var changes: [Change] = []
        var (line, newLine) = (oldRange.lowerBound, newRange.lowerBound)
        while line < oldRange.upperBound || newLine < newRange.upperBound {
            if gone.contains(line) {
                changes.append(Change(old: line..<line + 1, new: newLine..<newLine))
                line += 1
            } else if added.contains(newLine) {
                changes.append(Change(old: line..<line, new: newLine..<newLine + 1))
                newLine += 1
            } else {
                line += 1
                newLine += 1
            }
        }
        return joined(changes)
    }

    /// Changes that touch each other as one.
    private func joined(_ changes: [Change]) -> [Change] {
        var joined: [Change] = []
        for change in changes {
            if let last = joined.last, last.old.upperBound == change.old.lowerBound,
                last.new.upperBound == change.new.lowerBound
            {
                joined[joined.count - 1].old = last.old.lowerBound..<change.old.upperBound
                joined[joined.count - 1].new = last.new.lowerBound..<change.new.upperBound
            } else {
                joined.append(change)
            }
        }
        return joined
    }

    /// A name as `patch` reads it: within quotes and with escapes where it has a character that ends a name, and with a tab
    /// behind it where it has a space.
    private static func shown(_ prefix: String, _ name: String) -> [UInt8] {
        let bytes = Array(prefix.utf8) + FileName.bytes(name).drop { $0 == UInt8(ascii: "/") }
        func isPlain(_ byte: UInt8) -> Bool {
            byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        }
        if bytes.allSatisfy(isPlain) { return bytes + (bytes.contains(0x20) ? [0x09] : []) }
        var quoted = [UInt8(ascii: "\"")]
        for byte in bytes {
            if isPlain(byte) {
                quoted.append(byte)
            } else {
                quoted += [UInt8(ascii: "\\")] + [byte >> 6, byte >> 3 & 7, byte & 7].map { $0 + 0x30 }
            }
        }
        return quoted + [UInt8(ascii: "\"")]
    }
}
