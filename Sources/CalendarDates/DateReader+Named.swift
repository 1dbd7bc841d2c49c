import TableFormat

extension DateReader {
    /// Reads a date whose month, or another part, is named: `29 February 1992`, `2月29日`.
    mutating func readNamed(_ written: Written, _ value: Range<Int>) {
        var day: Part?
        var year: Part?
        var months = written.months.map { found in
            found.values.map { Part(value: $0, digits: 2, range: found.range) }
        }
        var free: [Part] = []
        for (part, role) in written.numbers {
            switch role {
            case .dayUnit where day == nil: day = part
            case .monthUnit where months == nil: months = [part]
            case .yearUnit where year == nil: year = part
            case nil: free.append(part)
            default: return refuse(.notADate, part.range)
            }
        }
        if months == nil {
            // With the year named the month comes first; with the day, what is left.
            guard let first = free.first else { return refuse(day == nil ? .dayMissing : .monthMissing, value) }
            months = [first]
            free.removeFirst()
        }
        guard sort(free, &day, &year) else { return }
        guard let day, let months else { return refuse(.dayMissing, value) }
        choose(months.map { Candidate(day: day, month: $0, year: year) }, isOrderKnown: false)
    }

    /// Finds day and year among the numbers that nothing names; false, with what is wrong said, when there are too many.
    private mutating func sort(_ free: [Part], _ day: inout Part?, _ year: inout Part?) -> Bool {
        var rest = free
        if year == nil, let index = rest.firstIndex(where: { $0.digits > 2 }) { year = rest.remove(at: index) }
        if day == nil, !rest.isEmpty {
            // A number that no month has as a day is a year.
            let isYearFirst = year == nil && rest.count > 1 && rest[0].value > rules.longestMonth
            day = rest.remove(at: isYearFirst ? 1 : 0)
        }
        if year == nil, !rest.isEmpty { year = rest.removeFirst() }
        guard let left = rest.first else { return true }
        refuse(.notADate, left.range)
        return false
    }
}
