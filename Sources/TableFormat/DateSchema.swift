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

/// The sections of the photos image, beside its limits.
///
/// ```
/// name  texts: formats and their other names
/// fmts  one number: the name of the format that name n stands for
/// ```
package enum PhotoSchema {
    package static let topic = "photos"
    package static let version = 1
}
