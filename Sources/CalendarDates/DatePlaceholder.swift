import TableFormat

extension DateRules {
    /// What a date stands for that programs write for none: a whole date before its year. The meaning is `nil` where the
    /// date is one like any other.
    func placeholder(day: Int?, month: Int?, year: Int) -> DateSchema.Meaning? {
        var found: DateSchema.Meaning?
        for row in 0..<placeholders.count {
            func column(_ column: DateSchema.PlaceholderColumn) -> Int { placeholders[row, column.rawValue] }
            guard column(.year) == year else { continue }
            let meaning = DateSchema.Meaning(rawValue: column(.meaning))
            if column(.month) == 0 {
                found = found ?? meaning
            } else if let day, let month, column(.month) - 1 == month, column(.day) - 1 == day {
                return meaning
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
