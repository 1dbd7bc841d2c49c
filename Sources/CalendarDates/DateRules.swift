import CTables
public import TableFormat

/// Which dates exist: the months, the leap years, and the years a card can hold.
///
/// The calendar is the proleptic Gregorian one of ISO 8601; its numbers are in the `dates` image.
public struct DateRules: Sendable {
    let months: RecordTable
    let leapRules: RecordTable
    let placeholders: RecordTable.Column

    /// The years that a date can have.
    public let years: ClosedRange<Int>

    /// Reads an image of topic `dates`.
    public init(image: TableImage) throws(TableError) {
        try image.require(topic: DateSchema.topic, schemaVersion: DateSchema.version)
        months = try RecordTable(image, "mnth")
        leapRules = try RecordTable(image, "leap")
        placeholders = try RecordTable(image, "none").column(0)
        let limits = try LimitTable(image)
        let minimum = try limits.value("minimumYear")
        years = minimum...max(minimum, try limits.value("maximumYear"))
    }

    private static let builtIn: Result<DateRules, TableError> = {
        guard let bytes = dk_dates_bytes() else { return .failure(TableError(.unreadable)) }
        let image = TableImage(embedded: bytes, count: dk_dates_length())
        return Result { () throws(TableError) in try DateRules(image: image) }
    }()

    /// The rules that are part of the program. Fails only in a program that was built with a damaged image.
    public static var embedded: DateRules {
        get throws(TableError) { try builtIn.get() }
    }

    /// The number of months in a year.
    public var monthCount: Int { months.count }

    /// Whether a year has the leap days. Years before 1 count on backwards, as in ISO 8601.
    public func isLeapYear(_ year: Int) -> Bool {
        var isLeap = false
        for row in 0..<leapRules.count {
            let divisor = max(leapRules[row, DateSchema.LeapColumn.divisor.rawValue], 1)
            if year % divisor == 0 { isLeap = leapRules[row, DateSchema.LeapColumn.leap.rawValue] != 0 }
        }
        return isLeap
    }

    /// The last day of a month: in a leap year where no year is known, because the day may be one that leap years have;
    /// 0 when there is no such month.
    public func lastDay(ofMonth month: Int, year: Int?) -> Int {
        guard month >= 1, month <= months.count else { return 0 }
        let isLeap = year.map(isLeapYear) ?? true
        let column: DateSchema.MonthColumn = isLeap ? .leapDays : .days
        return months[month - 1, column.rawValue]
    }

    /// Whether the year stands for "no year" in the exports of some address book.
    public func isPlaceholder(_ year: Int) -> Bool {
        (0..<placeholders.count).contains { placeholders[$0] == year }
    }
}
