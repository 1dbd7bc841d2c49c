import CalendarDates
import DetailKit
import Glibc

extension Option {
    static let today = value("today", "DATE", "the day on which is asked, such as 2026-11-30 (default: today here)")
}

extension Invocation {
    /// The day on which is asked: that of `--today`, or the one that the system's clock and time zone tell. Only a command
    /// asks a clock; everything below it is told the day.
    func today(_ validator: Validator) throws(Failure) -> SpecialDate? {
        guard let text = self[Option.today.name] else { return Invocation.systemDay }
        guard let date = validator.tables.dates.read(text).date, date.year != nil else {
            throw Failure("--today is a date with its year, such as 2026-11-30, not '\(text)'")
        }
        return date
    }

    private static var systemDay: SpecialDate? {
        var now = time(nil)
        var parts = tm()
        guard localtime_r(&now, &parts) != nil else { return nil }
        return SpecialDate(day: Int(parts.tm_mday), month: Int(parts.tm_mon) + 1, year: Int(parts.tm_year) + 1900)
    }
}
