/// A day of the year, with or without the year it happened in: never a moment, so no time zone moves it.
public struct SpecialDate: Sendable, Hashable {
    /// 1 to the last day of the month.
    public var day: Int

    /// 1 to 12.
    public var month: Int

    /// A year of the proleptic Gregorian calendar, or nil when nobody knows it or wants to tell.
    public var year: Int?

    /// A date as it is given; `DateRules` says whether it exists.
    public init(day: Int, month: Int, year: Int? = nil) {
        self.day = day
        self.month = month
        self.year = year
    }

    /// Whether the date is later than another. Dates without a year are compared within one year.
    public func isAfter(_ other: SpecialDate) -> Bool {
        (year ?? 0, month, day) > (other.year ?? 0, other.month, other.day)
    }
}
