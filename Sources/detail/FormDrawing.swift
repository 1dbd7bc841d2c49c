/// Boxes beside each other, as a form is drawn: the label in the border, what an empty field shows inside.
struct FormDrawing {
    /// One field of the form.
    struct Cell {
        /// The label with the mark of its need.
        let title: String

        /// The same with more words, shown where they fit.
        let longTitle: String
        let content: String

        /// What stands at the right end of the field, such as the sign of a list.
        let sign: String
        let weight: Int

        /// The columns without which the title is cut.
        var least: Int { Excerpt.columns(title) + FormDrawing.frame }
    }

    static let widths = 20...200
    static let ordinaryWidth = 72

    /// Columns of a box beside its text.
    private static let frame = 4
    private static let indent = "  "
    private static let gap = " "

    /// The columns that a row may take, the indent left out.
    private let room: Int

    init(width: Int) { room = width - Self.indent.count }

    /// The lines of one row of fields; of several where they do not fit beside each other.
    func lines(_ row: [Cell]) -> [String] { broken(row).flatMap(drawn) }

    /// The row in as many parts as it takes for every title to be whole.
    private func broken(_ row: [Cell]) -> [[Cell]] {
        var parts: [[Cell]] = []
        for cell in row {
            let least = (parts.last ?? []).reduce(0) { $0 + $1.least + Self.gap.count } + cell.least
            if parts.isEmpty || least > room { parts.append([cell]) } else { parts[parts.count - 1].append(cell) }
        }
        return parts
    }

    private func drawn(_ cells: [Cell]) -> [String] {
        let boxes = zip(cells, columns(cells)).map(box)
        return (0..<3).map { line in Self.indent + boxes.map { $0[line] }.joined(separator: Self.gap) }
    }

    /// The width of each box by its weight, but none less than its title needs.
    private func columns(_ cells: [Cell]) -> [Int] {
        let room = self.room - (cells.count - 1) * Self.gap.count
        var widths = [Int?](repeating: nil, count: cells.count)
        while true {
            let free = cells.indices.filter { widths[$0] == nil }
            let left = room - widths.reduce(0) { $0 + ($1 ?? 0) }
            let weight = free.reduce(0) { $0 + cells[$1].weight }
            guard weight > 0 else { break }
            // Who gets less than its title takes what that needs; the others share the rest anew.
            let narrow = free.filter { left * cells[$0].weight / weight < cells[$0].least }
            if narrow.isEmpty || narrow.count == free.count && free.count == 1 {
                var given = 0
                var sum = 0
                for index in free {
                    sum += cells[index].weight
                    let end = left * sum / weight
                    widths[index] = end - given
                    given = end
                }
                break
            }
            for index in narrow { widths[index] = cells[index].least }
        }
        return widths.map { max($0 ?? 0, Self.frame) }
    }

    private func box(_ cell: Cell, _ width: Int) -> [String] {
        let room = width - Self.frame
        let isLong = Excerpt.columns(cell.longTitle) <= room
        let title = Self.cut(isLong ? cell.longTitle : cell.title, room)
        let line = String(repeating: "─", count: max(0, room - Excerpt.columns(title)))
        let content = Self.cut(cell.content, max(0, room - Excerpt.columns(cell.sign) - 1))
        let blank = max(0, room - Excerpt.columns(content) - Excerpt.columns(cell.sign))
        return [
            "┌ \(title) \(line)┐", "│ \(content)\(String(repeating: " ", count: blank))\(cell.sign) │",
            "└\(String(repeating: "─", count: width - 2))┘",
        ]
    }

    /// As much of a text as fits, with a sign where it was cut.
    static func cut(_ text: String, _ room: Int) -> String {
        let whole = Excerpt.head(text, room, isCut: false)
        return Excerpt.columns(whole) <= room ? whole : Excerpt.head(text, room - 1, isCut: true)
    }
}
