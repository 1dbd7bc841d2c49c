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
        let existing = dates(candidates)
        if existing.isEmpty {
            take(first)
            suggest(dates(others))
        } else if isOrderKnown, exists(first) {
            take(first)
        } else if existing.count == 1 {
            if let candidate = candidates.first(where: exists) { take(candidate) }
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
    private mutating func suggest(_ dates: [SpecialDate]) {
        reading.suggestions = dates
        guard dates.count == 1, let date = dates.first, let last = reading.findings.indices.first else { return }
        reading.findings[last].repair = Repair(date.iso, .proposed)
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
