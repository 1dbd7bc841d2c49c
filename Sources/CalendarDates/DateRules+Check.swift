import Findings

extension DateRules {
    /// What is wrong with a date; nothing when it exists. Whether it lies in the future is not known here: there is no clock.
    ///
    /// The parts are looked at in the order day, month, year; 29 February without a year exists.
    public func check(_ date: SpecialDate) -> [DateFinding] {
        var findings: [DateFinding] = []
        let isMonth = date.month >= 1 && date.month <= monthCount
        let longest = isMonth ? lastDay(ofMonth: date.month, year: nil) : longestMonth
        if date.day < 1 || date.day > longestMonth {
            findings.append(DateFinding(.dayOutOfRange, .day, [Parameter("day", date.day)]))
        } else if date.day > longest {
            findings.append(
                DateFinding(
                    .dayNotInMonth, .day,
                    [
                        Parameter("day", date.day), Parameter("month", date.month),
                        Parameter("limit", lastDay(ofMonth: date.month, year: date.year)),
                    ]))
        } else if isMonth, let year = date.year, years.contains(year), !isPlaceholder(year),
            date.day > lastDay(ofMonth: date.month, year: year)
        {
            findings.append(DateFinding(.notLeapYear, .year, [Parameter("year", year)]))
        }
        if !isMonth {
            findings.append(
                DateFinding(.monthOutOfRange, .month, [Parameter("month", date.month), Parameter("limit", monthCount)]))
        }
        if let year = date.year { check(year: year, &findings) }
        return findings
    }

    private func check(year: Int, _ findings: inout [DateFinding]) {
        if isPlaceholder(year) {
            findings.append(
                DateFinding(.placeholderYear, .year, [Parameter("year", year)], repair: Repair("", .proposed)))
        } else if !years.contains(year) {
            findings.append(
                DateFinding(
                    .yearOutOfRange, .year,
                    [
                        Parameter("year", year), Parameter("minimum", years.lowerBound),
                        Parameter("maximum", years.upperBound),
                    ]))
        }
    }

    private var longestMonth: Int {
        (1...max(monthCount, 1)).reduce(0) { max($0, lastDay(ofMonth: $1, year: nil)) }
    }
}
