import Findings
import TableFormat

extension DateReader {
    /// Chooses among the ways to read a text, the likeliest first.
    ///
    /// - Parameters:
    ///   - isOrderKnown: whether the first is meant whenever it exists.
    ///   - others: ways that nobody means unless the text is no date otherwise; they are only suggested.
    mutating func choose(_ candidates: [Candidate], isOrderKnown: Bool, others: [Candidate] = []) {
        guard let first = candidates.first else { return }
        for candidate in candidates where !hasFittingDigits(candidate) { return }
        if let year = first.year, year.digits == 2 { return refuse(twoDigits: candidates + others, year) }
        let existing = onWeekday(dates(candidates))
        if existing.isEmpty {
            take(first)
            suggest(dates(others))
        } else if isOrderKnown, exists(first) {
            take(first)
        } else if existing.count == 1 {
            if let candidate = candidates.first(where: { exists($0) && rules.imported($0.date) == existing[0] }) {
                take(candidate)
            }
        } else {
            let day = first.day.range
            let month = first.month.range
            let range = min(day.lowerBound, month.lowerBound)..<max(day.upperBound, month.upperBound)
            refuse(
                .ambiguous, range, [Parameter("first", existing[0].iso), Parameter("second", existing[1].iso)])
            reading.suggestions = existing
        }
    }

    /// Days and months have one or two digits, years two or four; a year that is too large is said to be so.
    private mutating func hasFittingDigits(_ candidate: Candidate) -> Bool {
        for part in [candidate.day, candidate.month] where part.digits > 2 {
            refuse(.notADate, part.range)
            return false
        }
        if let year = candidate.year, year.digits != 2, year.digits != 4, year.value <= rules.years.upperBound {
            refuse(.notADate, year.range)
            return false
        }
        return true
    }

    /// Nobody knows which century: those are suggested in which the date exists and, if the day is known, has been.
    private mutating func refuse(twoDigits candidates: [Candidate], _ year: Part) {
        var found: [SpecialDate] = []
        for candidate in candidates {
            for date in fullYears(candidate) where !found.contains(date) { found.append(date) }
        }
        refuse(.twoDigitYear, year.range)
        suggest(found)
    }

    private func fullYears(_ candidate: Candidate) -> [SpecialDate] {
        guard let year = candidate.year, year.digits == 2 else { return [] }
        let centuries = rules.writing.centuries.column(0)
        return (0..<centuries.count).compactMap { row in
            let date = SpecialDate(
                day: candidate.day.value, month: candidate.month.value, year: centuries[row] + year.value)
            return rules.exists(date) && !isFuture(date) ? date : nil
        }
    }

    private func isFuture(_ date: SpecialDate) -> Bool {
        guard let today, today.year != nil else { return false }
        return date.isAfter(today)
    }

    /// Offers dates; one alone is the repair of what is wrong.
    mutating func suggest(_ dates: [SpecialDate]) {
        reading.suggestions = dates
        guard dates.count == 1, let date = dates.first, let last = reading.findings.indices.first else { return }
        reading.findings[last].repair = Repair(date.iso, .proposed)
    }

    /// The dates that fall on the day of the week that is written; all, where none does.
    private func onWeekday(_ dates: [SpecialDate]) -> [SpecialDate] {
        guard let weekdays else { return dates }
        let found = dates.filter { rules.weekday(of: $0).map(weekdays.values.contains) ?? false }
        return found.isEmpty ? dates : found
    }

    /// Offers a date whose year somebody may have written in another count of years.
    mutating func suggestOtherYear(_ date: SpecialDate) {
        let codes = [DateCode.inFuture.rawValue, DateCode.notLeapYear.rawValue]
        guard let year = date.year, let now = today?.year, year > now,
            let index = reading.findings.firstIndex(where: { codes.contains($0.code) && $0.repair == nil })
        else { return }
        let counts = rules.writing.yearCounts
        for row in 0..<counts.count {
            let own = year - counts[row, DateSchema.YearCountColumn.ahead.rawValue]
            let meant = SpecialDate(day: date.day, month: date.month, year: own)
            guard own >= now - counts[row, DateSchema.YearCountColumn.within.rawValue], rules.exists(meant),
                !isFuture(meant)
            else { continue }
            reading.findings[index].repair = Repair(meant.iso, .proposed)
            return
        }
    }

    private func exists(_ candidate: Candidate) -> Bool { rules.exists(rules.imported(candidate.date)) }

    /// The different dates among the candidates.
    private func dates(_ candidates: [Candidate]) -> [SpecialDate] {
        var found: [SpecialDate] = []
        for candidate in candidates where exists(candidate) {
            let date = rules.imported(candidate.date)
            if !found.contains(date) { found.append(date) }
        }
        return found
    }
}
