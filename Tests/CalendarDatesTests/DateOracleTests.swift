import CalendarDates
import Foundation
import Testing

/// The calendar against another way to count: days since a first one, in one formula for 400 years.
@Suite struct DateOracleTests {
    /// The day with this number, 1 January of year 1 being 0: years are counted from March, so that the leap day is the last.
    private static func civil(_ number: Int) -> SpecialDate {
        let shifted = number + 306
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return SpecialDate(
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1, month: month,
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0))
    }

    /// The number of days from 1 January 1 to 31 December 9999.
    private static let days = 3_652_059

    @Test("The days of the week follow each other, and 1 January 2000 is a Saturday")
    func weekdays() throws {
        let rules = try DateRules.embedded
        #expect(rules.weekday(of: SpecialDate(day: 1, month: 1, year: 2000)) == 6)
        #expect(rules.weekday(of: SpecialDate(day: 1, month: 1)) == nil)
        #expect(rules.weekday(of: SpecialDate(day: 29, month: 2, year: 1900)) == nil)
        for number in stride(from: 0, to: Self.days, by: 487) {
            #expect(rules.weekday(of: Self.civil(number)) == number % 7 + 1)
        }
    }

    @Test("Of 4,619,538 triples of years 1 to 9999 exactly the days exist, one after another")
    func everyDayOfEveryYear() throws {
        let rules = try DateRules.embedded
        var number = 0
        var wrong = 0
        for year in 1...9999 {
            for month in 0...13 {
                for day in 0...32 {
                    let date = SpecialDate(day: day, month: month, year: year)
                    let isNext = number < Self.days && Self.civil(number) == date
                    if isNext { number += 1 }
                    if rules.exists(date) != isNext { wrong += 1 }
                }
            }
        }
        #expect(wrong == 0 && number == Self.days)
    }

    @Test("The day after a day is the next number, and the last has none")
    func theDayAfter() throws {
        let rules = try DateRules.embedded
        var date = SpecialDate(day: 1, month: 1, year: 1)
        var wrong = 0
        for number in 1..<Self.days {
            guard let next = rules.day(after: date) else { break }
            if next != Self.civil(number) { wrong += 1 }
            date = next
        }
        #expect(wrong == 0 && date == SpecialDate(day: 31, month: 12, year: 9999))
        #expect(rules.day(after: date) == nil)
        #expect(rules.day(after: SpecialDate(day: 31, month: 12)) == SpecialDate(day: 1, month: 1))
    }

    @Test("Every day of 400 years reads as itself, in every form that is written")
    func roundTrip() throws {
        let rules = try DateRules.embedded
        var wrong: [String] = []
        let first = try #require((0..<Self.days).first { Self.civil($0) == SpecialDate(day: 1, month: 1, year: 1601) })
        for number in first..<first + 146_097 {
            let date = Self.civil(number)
            let bare = SpecialDate(day: date.day, month: date.month)
            let year = date.year ?? 0
            guard rules.imported(date) == date else {
                // A year that stands for none.
                if rules.read(date.iso).date != bare { wrong.append(date.iso) }
                continue
            }
            for text in [
                date.iso, date.vCard, "\(date.day).\(date.month).\(year)", "\(year)/\(date.month)/\(date.day)",
            ] {
                if rules.read(text).date != date { wrong.append(text) }
            }
            for text in [bare.iso, bare.vCard, "\(date.day).\(date.month)."] where rules.read(text).date != bare {
                wrong.append(text)
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    }

    /// A yearly date is kept on the day itself or, where the year has none, on the day of the choice.
    @Test(arguments: LeapDay.allCases)
    func everyOccurrence(_ leapDay: LeapDay) throws {
        let rules = try DateRules.embedded
        var wrong = 0
        for year in 1...9999 {
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            let expected =
                isLeap
                ? SpecialDate(day: 29, month: 2, year: year)
                : leapDay == .february28
                    ? SpecialDate(day: 28, month: 2, year: year) : SpecialDate(day: 1, month: 3, year: year)
            if rules.occurrence(of: SpecialDate(day: 29, month: 2), in: year, leapDay: leapDay) != expected {
                wrong += 1
            }
            let end = SpecialDate(day: 31, month: 12, year: year)
            if rules.occurrence(of: SpecialDate(day: 31, month: 12), in: year) != end { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    /// The next occurrence is found by going on day by day as well.
    @Test(arguments: LeapDay.allCases)
    func nextOccurrenceByWalking(_ leapDay: LeapDay) throws {
        let rules = try DateRules.embedded
        let dates = [
            SpecialDate(day: 29, month: 2), SpecialDate(day: 1, month: 3), SpecialDate(day: 28, month: 2),
            SpecialDate(day: 31, month: 12), SpecialDate(day: 1, month: 1), SpecialDate(day: 15, month: 6, year: 1903),
            SpecialDate(day: 29, month: 2, year: 1904),
        ]
        let first = try #require((0..<Self.days).first { Self.civil($0) == SpecialDate(day: 1, month: 1, year: 1896) })
        // Backwards, so that the last one that was seen is the next.
        var wrong = 0
        for date in dates {
            var next: SpecialDate?
            for number in (first..<first + 366 * 12).reversed() {
                let day = Self.civil(number)
                if let next, rules.nextOccurrence(of: date, after: day, leapDay: leapDay) != next { wrong += 1 }
                let year = day.year ?? 0
                if year >= date.year ?? 0, rules.occurrence(of: date, in: year, leapDay: leapDay) == day { next = day }
            }
        }
        #expect(wrong == 0)
    }
}
