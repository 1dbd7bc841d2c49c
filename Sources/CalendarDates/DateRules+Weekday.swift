extension DateRules {
    /// Bounds a loop over what an image says.
    private static let mostYears = 100_000

    /// The day of the week of a date, as ISO 8601 counts them: 1 is Monday, 7 is Sunday.
    ///
    /// - Returns: `nil` for a date without a year, or one that does not exist.
    public func weekday(of date: SpecialDate) -> Int? {
        guard let year = date.year, exists(date), 1...DateRules.mostYears ~= year else { return nil }
        var days = date.day - 1
        for month in 1..<date.month { days += lastDay(ofMonth: month, year: year) }
        let length = months.reduce(0) { $0 + $1.days }
        let leapLength = months.reduce(0) { $0 + $1.leapDays }
        for earlier in 1..<year { days += isLeapYear(earlier) ? leapLength : length }
        return (max(week.firstDay, 1) - 1 + days) % week.days + 1
    }
}
