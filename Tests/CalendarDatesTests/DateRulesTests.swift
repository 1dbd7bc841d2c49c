import CalendarDates
import Findings
import Foundation
import TableFormat
import Testing

@Suite("Special dates")
struct DateRulesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let day: Int
        let month: Int
        var year: Int?
        var finds: [DateCode] = []

        var testDescription: String { "\(day)-\(month)-\(year.map { "\($0)" } ?? "any")" }
    }

    static let cases: [Case] = [
        Case(day: 24, month: 12),
        Case(day: 29, month: 2),
        Case(day: 29, month: 2, year: 1996),
        Case(day: 29, month: 2, year: 2000),
        Case(day: 29, month: 2, year: 1900, finds: [.notLeapYear]),
        Case(day: 29, month: 2, year: 2023, finds: [.notLeapYear]),
        Case(day: 30, month: 2, finds: [.dayNotInMonth]),
        Case(day: 31, month: 2, year: 2024, finds: [.dayNotInMonth]),
        Case(day: 31, month: 4, finds: [.dayNotInMonth]),
        Case(day: 0, month: 12, finds: [.dayOutOfRange]),
        Case(day: 32, month: 1, finds: [.dayOutOfRange]),
        Case(day: -1, month: 1, finds: [.dayOutOfRange]),
        Case(day: .max, month: .min, year: .min, finds: [.dayOutOfRange, .monthOutOfRange, .yearOutOfRange]),
        Case(day: 24, month: 13, finds: [.monthOutOfRange]),
        Case(day: 31, month: 0, finds: [.monthOutOfRange]),
        Case(day: 2, month: 1, year: 1),
        Case(day: 1, month: 1, year: 1, finds: [.placeholderDate]),
        Case(day: 1, month: 1, year: 1970, finds: [.placeholderDate]),
        Case(day: 1, month: 1, year: 1900, finds: [.placeholderDate]),
        Case(day: 2, month: 1, year: 1900, finds: [.placeholderYear]),
        Case(day: 24, month: 12, year: 1970),
        Case(day: 31, month: 12, year: 9999),
        Case(day: 1, month: 1, year: 0, finds: [.yearOutOfRange]),
        Case(day: 1, month: 1, year: 10000, finds: [.yearOutOfRange]),
        Case(day: 5, month: 1, year: 1604, finds: [.placeholderYear]),
        Case(day: 29, month: 2, year: 1604, finds: [.placeholderYear]),
    ]

    @Test(arguments: cases)
    func check(_ date: Case) throws {
        let findings = try DateRules.embedded.check(SpecialDate(day: date.day, month: date.month, year: date.year))
        #expect(findings.map(\.finding.code) == date.finds.map(\.rawValue))
    }

    @Test("A month without the day says which is its last")
    func parameters() throws {
        let finding = try #require(try DateRules.embedded.check(SpecialDate(day: 31, month: 4)).first)
        #expect(finding.part == .day)
        #expect(finding.finding.parameters == [Parameter("day", 31), Parameter("month", 4), Parameter("limit", 30)])
    }

    @Test("A year that stands for none is proposed away")
    func placeholder() throws {
        let finding = try #require(try DateRules.embedded.check(SpecialDate(day: 5, month: 1, year: 1604)).first)
        #expect(finding.part == .year)
        #expect(finding.finding.repair == Repair("", .proposed))
    }

    @Test("Months and leap years are those of Foundation's ISO 8601 calendar, years 1 to 9999")
    func oracle() throws {
        let rules = try DateRules.embedded
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        // The calendar of the oracle is the Julian one before 1582, so the earlier years are compared 400-year-wise.
        for year in 1600...2399 {
            for month in 1...12 {
                let first = try #require(calendar.date(from: DateComponents(year: year, month: month, day: 1)))
                let days = try #require(calendar.range(of: .day, in: .month, for: first)).count
                #expect(rules.lastDay(ofMonth: month, year: year) == days)
            }
        }
        for year in 1...9599 { #expect(rules.isLeapYear(year) == rules.isLeapYear(year + 400)) }
    }

    @Test("An image of another topic is refused")
    func otherTopic() throws {
        let image = try TableImage(verifying: ImageBuilder(topic: "photos", schemaVersion: 1, dataVersion: 0).build())
        #expect(throws: TableError.self) { try DateRules(image: image) }
    }
}
