import Findings
import TableFormat

extension DateRules {
    /// What is wrong with a date; nothing when it exists and is no other program's way to write none.
    ///
    /// The parts are looked at in the order day, month, year; 29 February without a year exists.
    /// - Parameters:
    ///   - type: the type of the date; some types, such as a birthday, have no dates in the future.
    ///   - today: the day on which is asked, with its year. Without one, or without a type, nothing is said about the future.
    public func check(_ date: SpecialDate, type: String? = nil, today: SpecialDate? = nil) -> [DateFinding] {
        check(day: date.day, month: date.month, year: date.year, type: type, today: today)
    }

    /// The same where a part may be missing: what it would be compared with is then not said.
    package func check(
        day: Int?, month: Int?, year: Int?, type: String? = nil, today: SpecialDate? = nil
    ) -> [DateFinding] {
        var findings: [DateFinding] = []
        let knownMonth = month.flatMap { $0 >= 1 && $0 <= monthCount ? $0 : nil }
        if let day { check(day: day, month: knownMonth, year: year, &findings) }
        if let month, knownMonth == nil {
            findings.append(
                DateFinding(.monthOutOfRange, .month, [Parameter("month", month), Parameter("limit", monthCount)]))
        }
        if let year { check(year: year, day: day, month: month, &findings) }
        if findings.isEmpty, let day, let month, let year, let type, let today {
            check(SpecialDate(day: day, month: month, year: year), type, after: today, &findings)
        }
        return findings
    }

    private func check(day: Int, month: Int?, year: Int?, _ findings: inout [DateFinding]) {
        if day < 1 || day > longestMonth {
            return findings.append(DateFinding(.dayOutOfRange, .day, [Parameter("day", day)]))
        }
        guard let month else { return }
        if day > lastDay(ofMonth: month, year: nil) {
            let limit = lastDay(ofMonth: month, year: year)
            findings.append(
                DateFinding(
                    .dayNotInMonth, .day,
                    [Parameter("day", day), Parameter("month", month), Parameter("limit", limit)]))
        } else if let year, years.contains(year), day > lastDay(ofMonth: month, year: year) {
            let isPlaceholder = placeholder(day: day, month: month, year: year) != nil
            findings.append(
                DateFinding(
                    .notLeapYear, .year, [Parameter("year", year)],
                    repair: isPlaceholder ? Repair("", .proposed) : nil))
        }
    }

    private func check(year: Int, day: Int?, month: Int?, _ findings: inout [DateFinding]) {
        let meaning = placeholder(day: day, month: month, year: year)
        let withoutYear = Repair("", .proposed)
        if !years.contains(year) {
            findings.append(
                DateFinding(
                    .yearOutOfRange, .year,
                    [
                        Parameter("year", year), Parameter("minimum", years.lowerBound),
                        Parameter("maximum", years.upperBound),
                    ], repair: meaning == .noYear ? withoutYear : nil))
        } else if findings.isEmpty {
            switch meaning {
            case .noYear, .perhapsNoYear:
                findings.append(
                    DateFinding(.placeholderYear, .year, [Parameter("year", year)], repair: withoutYear))
            case .noDate, .perhapsNoDate: findings.append(DateFinding(.placeholderDate, .date, []))
            case nil: break
            }
        }
    }

    private func check(
        _ date: SpecialDate, _ type: String, after today: SpecialDate, _ findings: inout [DateFinding]
    ) {
        guard today.year != nil, exists(today), date.isAfter(today),
            notInFuture.contains(where: { type.utf8.elementsEqual($0) })
        else { return }
        // Where the day begins first it may be so already.
        var last = today
        for _ in 0..<graceDays { last = day(after: last) ?? last }
        let code: DateCode = date.isAfter(last) ? .inFuture : .aheadOfToday
        findings.append(DateFinding(code, .year, [Parameter("today", today.iso)]))
    }
}
