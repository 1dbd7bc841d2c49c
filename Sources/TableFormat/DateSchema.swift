/// The sections of the dates image, beside its limits.
///
/// ```
/// mnth  MonthColumn: month n at row n - 1
/// leap  LeapColumn: the last divisor of a year decides, in the order of the rows
/// none  one number: a year that stands for "no year"
/// ```
package enum DateSchema {
    package static let topic = "dates"
    package static let version = 1

    package enum MonthColumn: Int, CaseIterable { case days, leapDays }
    package enum LeapColumn: Int, CaseIterable { case divisor, leap }
}
