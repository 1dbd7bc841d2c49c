import TableFormat

/// A date that programs write for none.
struct Placeholder: Sendable {
    let year: Int

    /// With the day: a whole date. Without: any date of the year.
    let month: Int?
    let day: Int?
    let meaning: DateSchema.Meaning

    static func all(_ image: TableImage) throws(TableError) -> [Placeholder] {
        let rows = try RecordTable(image, DateSchema.Section.placeholders)
        return (0..<rows.count).compactMap { row in
            func column(_ column: DateSchema.PlaceholderColumn) -> Int { rows[row, column.rawValue] }
            guard let meaning = DateSchema.Meaning(rawValue: column(.meaning)) else { return nil }
            let isWhole = column(.month) > 0
            return Placeholder(
                year: column(.year), month: isWhole ? column(.month) - 1 : nil, day: isWhole ? column(.day) - 1 : nil,
                meaning: meaning)
        }
    }
}

extension DateRules {
    /// What a date stands for that programs write for none: a whole date before its year. The meaning is `nil` where the
    /// date is one like any other.
    func placeholder(day: Int?, month: Int?, year: Int) -> DateSchema.Meaning? {
        var found: DateSchema.Meaning?
        for placeholder in placeholders where placeholder.year == year {
            if placeholder.month == nil {
                found = found ?? placeholder.meaning
            } else if placeholder.month == month, placeholder.day == day {
                return placeholder.meaning
            }
        }
        return found
    }

    /// Whether the year stands for "no year" in the exports of some address book.
    public func isPlaceholder(_ year: Int) -> Bool { placeholder(day: nil, month: nil, year: year) == .noYear }

    /// A date as it comes from another program: without its year, where that stands for none.
    public func imported(_ date: SpecialDate) -> SpecialDate {
        guard let year = date.year, placeholder(day: date.day, month: date.month, year: year) == .noYear else {
            return date
        }
        return SpecialDate(day: date.day, month: date.month)
    }
}
