import CalendarDates
import DetailKit
import JSONText

/// What is known about one date.
struct DateAnswer {
    let query: DateQuery
    let rules: DateRules
    let leapDay: LeapDay?

    /// The date as it would be kept.
    let date: SpecialDate?

    /// What is wrong or doubtful, and how much it matters.
    let problems: [RatedFinding]

    /// The dates that may have been meant.
    let suggestions: [String]

    init(_ query: DateQuery, _ options: DateOptions, _ validator: Validator) {
        self.query = query
        rules = options.rules
        leapDay = options.leapDay
        switch query.subject {
        case .text(let text):
            let reading = rules.read(text, region: query.region, type: query.type, today: query.today)
            date = reading.date
            problems = validator.rated(reading.findings)
            let repairs = reading.findings.compactMap(\.repair?.text).filter { $0 != reading.date?.iso }
            suggestions = reading.suggestions.isEmpty ? Array(repairs.prefix(1)) : reading.suggestions.map(\.iso)
        case .numbers(let given):
            let findings = rules.check(given, type: query.type, today: query.today)
            let kept = rules.imported(given)
            let isFine = rules.exists(given)
            date = isFine ? kept : nil
            problems = validator.rated(findings.map(\.finding))
            // The repair of a year is to leave it out.
            let bare = SpecialDate(day: given.day, month: given.month)
            let isProposed = findings.contains { $0.finding.repair != nil } && rules.exists(bare) && bare != date
            suggestions = isProposed ? [bare.iso] : []
        }
    }

    var isValid: Bool { !problems.contains { $0.severity == .error } }

    /// The next day on which the date is kept.
    var next: SpecialDate? {
        guard let date, let today = query.today else { return nil }
        return rules.nextOccurrence(of: date, after: today, leapDay: leapDay)
    }

    /// How many years it is ago.
    var years: Int? {
        guard let date, let today = query.today else { return nil }
        return rules.completedYears(of: date, on: today, leapDay: leapDay)
    }
}
