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

    /// A whole date that programs write for none, such as the day on which a clock starts. No parameters.
    case placeholderDate = "date.placeholderDate"

    /// A day that has not come, in a date of the past. Parameters: `today`.
    case inFuture = "date.inFuture"

    /// The same by so little that it can be the day elsewhere. Parameters: `today`.
    case aheadOfToday = "date.aheadOfToday"

    // What a text can have; nothing of it in a date of three numbers.

    /// Nothing is written. No parameters.
    case empty = "date.empty"

    /// A property without a value: there is no date, and none is missing. No parameters.
    case absent = "date.absent"

    /// A property whose value is words that are no date. No parameters.
    case freeText = "date.freeText"

    /// Parameters: `limit`, in bytes.
    case tooLong = "date.tooLong"

    /// A text that is no date from here on. No parameters.
    case notADate = "date.notADate"

    /// A word that is no month and stands in no date. No parameters.
    case unknownWord = "date.unknownWord"

    /// A year or a month, but no day. No parameters.
    case dayMissing = "date.dayMissing"

    /// A day, but no month. No parameters.
    case monthMissing = "date.monthMissing"

    /// A day of the week that the date, with its year, does not fall on. No parameters.
    case wrongWeekday = "date.wrongWeekday"

    /// Two dates that it may be as well. Parameters: `first`, `second`.
    case ambiguous = "date.ambiguous"

    /// A year of two digits: the century is never guessed. No parameters.
    case twoDigitYear = "date.twoDigitYear"

    /// A time or a zone behind the date, which do not count. No parameters.
    case timeIgnored = "date.timeIgnored"

    /// A property that says its date is of another calendar. No parameters.
    case otherCalendar = "date.otherCalendar"
}
