extension DateRules {
    /// The day in a year on which a yearly date is kept, with that year.
    ///
    /// - Parameters:
    ///   - year: one of `years`.
    ///   - leapDay: where a day that the year does not have is kept; the tables' choice when it is left out.
    /// - Returns: `nil` when the date does not exist, the year is none that a date can have, or it is before the date's own.
    public func occurrence(of date: SpecialDate, in year: Int, leapDay: LeapDay? = nil) -> SpecialDate? {
        guard exists(date), years.contains(year), year >= date.year ?? year else { return nil }
        let last = lastDay(ofMonth: date.month, year: year)
        if date.day <= last { return SpecialDate(day: date.day, month: date.month, year: year) }
        let end = SpecialDate(day: last, month: date.month, year: year)
        return leapDay ?? self.leapDay == .february28 ? end : day(after: end)
    }

    /// The first day after another on which a yearly date is kept: on the day itself it is the next year's.
    ///
    /// A date of a later year is first kept in that year.
    /// - Parameter day: a day with its year.
    /// - Returns: `nil` when the date or the day does not exist, the day has no year, or the years end before.
    public func nextOccurrence(
        of date: SpecialDate, after day: SpecialDate, leapDay: LeapDay? = nil
    ) -> SpecialDate? {
        guard let year = day.year, exists(day), exists(date) else { return nil }
        let first = max(year, date.year ?? year)
        // A month of days that only leap years have may be kept in the next one; two years are always enough.
        for year in first...first + 1 {
            if let found = occurrence(of: date, in: year, leapDay: leapDay), found.isAfter(day) { return found }
        }
        return nil
    }

    /// The years that have passed since a date, as ages are counted: one more on each day on which it is kept.
    ///
    /// - Returns: `nil` for a date without a year, one that does not exist, or a day before it.
    public func completedYears(of date: SpecialDate, on day: SpecialDate, leapDay: LeapDay? = nil) -> Int? {
        guard let born = date.year, let year = day.year, exists(day), exists(date), !date.isAfter(day),
            let kept = occurrence(of: date, in: year, leapDay: leapDay)
        else { return nil }
        return year - born - (kept.isAfter(day) ? 1 : 0)
    }

    /// The day after another; without a year, that of a leap year. `nil` when the day does not exist or the years end.
    public func day(after day: SpecialDate) -> SpecialDate? {
        guard exists(day) else { return nil }
        var next = day
        next.day += 1
        if next.day <= lastDay(ofMonth: next.month, year: next.year) { return next }
        next.day = 1
        next.month += 1
        if next.month <= monthCount { return next }
        next.month = 1
        next.year = next.year.map { $0 + 1 }
        return exists(next) ? next : nil
    }
}
