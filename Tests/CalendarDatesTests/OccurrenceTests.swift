import CalendarDates
import Testing

@Suite("Yearly dates")
struct OccurrenceTests {
    struct Case: Sendable {
        let date: SpecialDate
        let after: SpecialDate
        let february: String?
        let march: String?

        init(_ date: (Int, Int, Int?), after: (Int, Int, Int), _ february: String?, _ march: String? = nil) {
            self.date = SpecialDate(day: date.0, month: date.1, year: date.2)
            self.after = SpecialDate(day: after.0, month: after.1, year: after.2)
            self.february = february
            self.march = march ?? february
        }
    }

    static let cases: [Case] = [
        Case((29, 2, 2000), after: (31, 12, 2020), "2021-02-28", "2021-03-01"),
        Case((29, 2, nil), after: (28, 2, 2021), "2022-02-28", "2021-03-01"),
        Case((29, 2, nil), after: (1, 3, 2021), "2022-02-28", "2022-03-01"),
        Case((29, 2, nil), after: (28, 2, 2024), "2024-02-29"),
        Case((29, 2, nil), after: (29, 2, 2024), "2025-02-28", "2025-03-01"),
        Case((29, 2, 1896), after: (1, 1, 1900), "1900-02-28", "1900-03-01"),
        Case((24, 12, nil), after: (24, 12, 2026), "2027-12-24"),
        Case((24, 12, nil), after: (23, 12, 2026), "2026-12-24"),
        Case((14, 6, 2030), after: (30, 11, 2026), "2030-06-14"),
        Case((31, 12, nil), after: (31, 12, 9998), "9999-12-31"),
        Case((31, 12, nil), after: (31, 12, 9999), nil),
        Case((31, 4, nil), after: (1, 1, 2026), nil),
        Case((1, 1, nil), after: (31, 4, 2026), nil),
    ]

    @Test(arguments: cases)
    func next(_ given: Case) throws {
        let rules = try DateRules.embedded
        #expect(rules.nextOccurrence(of: given.date, after: given.after, leapDay: .february28)?.iso == given.february)
        #expect(rules.nextOccurrence(of: given.date, after: given.after, leapDay: .march1)?.iso == given.march)
    }

    @Test("The tables choose when nobody else does")
    func choice() throws {
        let rules = try DateRules.embedded
        let date = SpecialDate(day: 29, month: 2)
        #expect(rules.occurrence(of: date, in: 2027) == rules.occurrence(of: date, in: 2027, leapDay: rules.leapDay))
    }

    @Test("A date is not kept before it happened")
    func before() throws {
        let rules = try DateRules.embedded
        #expect(rules.occurrence(of: SpecialDate(day: 1, month: 1, year: 2000), in: 1999) == nil)
        #expect(rules.occurrence(of: SpecialDate(day: 1, month: 1), in: 0) == nil)
    }

    static let ages: [(SpecialDate, SpecialDate, LeapDay, Int?)] = [
        (SpecialDate(day: 29, month: 2, year: 1992), SpecialDate(day: 28, month: 2, year: 2026), .february28, 34),
        (SpecialDate(day: 29, month: 2, year: 1992), SpecialDate(day: 28, month: 2, year: 2026), .march1, 33),
        (SpecialDate(day: 29, month: 2, year: 1992), SpecialDate(day: 1, month: 3, year: 2026), .march1, 34),
        (SpecialDate(day: 1, month: 12, year: 1992), SpecialDate(day: 30, month: 11, year: 2026), .march1, 33),
        (SpecialDate(day: 30, month: 11, year: 2026), SpecialDate(day: 30, month: 11, year: 2026), .march1, 0),
        (SpecialDate(day: 1, month: 12, year: 2026), SpecialDate(day: 30, month: 11, year: 2026), .march1, nil),
        (SpecialDate(day: 1, month: 12), SpecialDate(day: 30, month: 11, year: 2026), .march1, nil),
    ]

    @Test(arguments: ages)
    func completedYears(_ date: SpecialDate, _ day: SpecialDate, _ leapDay: LeapDay, _ years: Int?) throws {
        #expect(try DateRules.embedded.completedYears(of: date, on: day, leapDay: leapDay) == years)
    }
}
