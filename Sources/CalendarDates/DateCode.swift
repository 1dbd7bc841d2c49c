/// What can be wrong with a special date. The raw value is the stable code of the finding.
public enum DateCode: String, CaseIterable, Sendable {
    /// Parameters: `month`, `limit`, the number of months.
    case monthOutOfRange = "date.monthOutOfRange"

    /// A day that no month has. Parameters: `day`.
    case dayOutOfRange = "date.dayOutOfRange"

    /// Parameters: `day`, `month`, `limit`, the last day of the month.
    case dayNotInMonth = "date.dayNotInMonth"

    /// A day that the month has in leap years only, in another year. Parameters: `year`.
    case notLeapYear = "date.notLeapYear"

    /// Parameters: `year`, `minimum`, `maximum`.
    case yearOutOfRange = "date.yearOutOfRange"

    /// A year that address books write for none. Parameters: `year`. The proposed repair is no year.
    case placeholderYear = "date.placeholderYear"
}
