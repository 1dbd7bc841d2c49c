/// A table for the terminal: the first column is left-aligned, the others are figures.
struct Table {
    var title: String
    var header: [String]
    var rows: [[String]] = []

    func print() {
        let widths = header.indices.map { column in
            ([header] + rows).map { $0[column].count }.max() ?? 0
        }
        Swift.print(title)
        for row in [header] + rows {
            let cells = zip(row, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }
            Swift.print("  " + cells.joined(separator: "  "))
        }
        Swift.print()
    }
}

extension Double {
    /// The number with so many decimals.
    func rounded(_ decimals: Int) -> String {
        var scale = 1
        for _ in 0..<decimals { scale *= 10 }
        let units = Int((self * Double(scale)).rounded())
        guard decimals > 0 else { return String(units) }
        let fraction = String(units % scale)
        return "\(units / scale)." + String(repeating: "0", count: decimals - fraction.count) + fraction
    }
}
