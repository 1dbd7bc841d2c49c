import CTables
public import TableFormat

/// Which dates exist, which of them stand for none, and how they are written.
///
/// The calendar is the proleptic Gregorian one of ISO 8601; its numbers are in the `dates` image. There is no clock here:
/// whoever asks gives the day on which they ask.
public final class DateRules: Sendable {
    /// The last day of each month, in other years and in leap years. What every check looks at is resolved at load.
    let months: [(days: Int, leapDays: Int)]
    let leapRules: [(divisor: Int, isLeap: Bool)]
    let placeholders: [Placeholder]
    let notInFuture: [[UInt8]]
    let graceDays: Int
    let week: (days: Int, firstDay: Int)
    let writing: DateWriting
    let longestMonth: Int

    /// The years that a date can have.
    public let years: ClosedRange<Int>

    /// Where a day that only leap years have is kept in the other years, by the tables.
    public let leapDay: LeapDay

    /// Reads an image of topic `dates`.
    public init(image: TableImage) throws(TableError) {
        try image.require(topic: DateSchema.topic, schemaVersion: DateSchema.version)
        let months = try RecordTable(image, DateSchema.Section.months)
        self.months = (0..<min(months.count, DateRules.mostMonths)).map { row in
            (
                months[row, DateSchema.MonthColumn.days.rawValue], months[row, DateSchema.MonthColumn.leapDays.rawValue]
            )
        }
        let leapYears = try RecordTable(image, DateSchema.Section.leapYears)
        leapRules = (0..<leapYears.count).map { row in
            (
                max(leapYears[row, DateSchema.LeapColumn.divisor.rawValue], 1),
                leapYears[row, DateSchema.LeapColumn.leap.rawValue] != 0
            )
        }
        placeholders = try Placeholder.all(image)
        writing = try DateWriting(image)
        let types = try TextPool(image, DateSchema.Section.types)
        let future = try RecordTable(image, DateSchema.Section.notInFuture)
        notInFuture = (0..<future.count).map { Array(types.utf8(future[$0, 0])) }
        let settings = try RecordTable(image, DateSchema.Section.settings)
        graceDays = min(settings[0, DateSchema.SettingColumn.graceDays.rawValue], DateRules.mostGraceDays)
        week = (
            max(settings[0, DateSchema.SettingColumn.weekDays.rawValue], 1),
            settings[0, DateSchema.SettingColumn.firstWeekday.rawValue]
        )
        leapDay =
            settings[0, DateSchema.SettingColumn.leapDay.rawValue] == DateSchema.LeapDay.march1.rawValue
            ? .march1 : .february28
        let limits = try LimitTable(image)
        let minimum = try limits.size(DateSchema.Limit.minimumYear)
        years = minimum...max(minimum, try limits.size(DateSchema.Limit.maximumYear))
        longestMonth = self.months.reduce(0) { max($0, $1.leapDays) }
    }

    /// Bounds a loop over what an image says.
    private static let mostGraceDays = 7
    private static let mostMonths = 100

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
        for rule in leapRules where year % rule.divisor == 0 { isLeap = rule.isLeap }
        return isLeap
    }

    /// The last day of a month: in a leap year where no year is known, because the day may be one that leap years have;
    /// 0 when there is no such month.
    public func lastDay(ofMonth month: Int, year: Int?) -> Int {
        guard month >= 1, month <= months.count else { return 0 }
        let length = months[month - 1]
        // Most months are as long in every year.
        return length.days == length.leapDays || year.map(isLeapYear) ?? true ? length.leapDays : length.days
    }

    /// Whether a date exists: its day in its month and year, and its year among those that a date can have.
    public func exists(_ date: SpecialDate) -> Bool {
        if let year = date.year, !years.contains(year) { return false }
        return date.day >= 1 && date.day <= lastDay(ofMonth: date.month, year: date.year)
    }
}
