import CalendarDates
import Glibc

/// The first two bytes are the region, the next two the day on which is asked; the rest is the text. The first eight bytes
/// of it are a day, a month and a year as well.
enum DateTarget {
    static func run(_ bytes: [UInt8]) {
        guard let rules = try? DateRules.embedded else { abort() }
        guard bytes.count >= 4 else { return }
        let region = String(decoding: bytes[0..<2], as: UTF8.self)
        let today = SpecialDate(
            day: Int(bytes[2] & 31), month: Int(bytes[2] >> 5) + Int(bytes[3] & 7), year: 1900 + Int(bytes[3]))
        let text = Array(bytes[4...])
        read(text, region, today, rules)
        check(text, today, rules)
    }

    /// What is read exists and reads as itself; what is found lies in the text, and what is proposed is a date.
    private static func read(_ text: [UInt8], _ region: String, _ today: SpecialDate, _ rules: DateRules) {
        let reading = rules.read(text.span, region: region, type: "birthday", today: today)
        require(reading.date != nil || !reading.findings.isEmpty)
        require(reading.date == nil || reading.suggestions.isEmpty)
        for finding in reading.findings {
            require(finding.range.lowerBound >= 0 && finding.range.upperBound <= text.count)
            if let repair = finding.repair { require(rules.read(repair.text).date?.iso == repair.text) }
        }
        for date in reading.suggestions + (reading.date.map { [$0] } ?? []) {
            require(rules.exists(date))
            require(rules.read(date.iso).date == date && rules.read(date.vCard).date == date)
            // Neither a region nor a day changes what is written in full.
            require(rules.read(date.iso, region: region, type: "birthday", today: today).date == date)
            keep(date, today, rules)
        }
    }

    /// The next day on which a date is kept is later, within a little more than a year or in the date's own.
    private static func keep(_ date: SpecialDate, _ today: SpecialDate, _ rules: DateRules) {
        for leapDay in LeapDay.allCases {
            guard let next = rules.nextOccurrence(of: date, after: today, leapDay: leapDay) else {
                require(!rules.exists(today) || (date.year ?? 0) > rules.years.upperBound - 2)
                continue
            }
            require(rules.exists(next) && next.isAfter(today))
            let years = (next.year ?? 0) - max(today.year ?? 0, date.year ?? 0)
            require(years == 0 || years == 1)
            require(rules.occurrence(of: date, in: next.year ?? 0, leapDay: leapDay) == next)
            guard let age = rules.completedYears(of: date, on: today, leapDay: leapDay) else { continue }
            require(age >= 0 && rules.completedYears(of: date, on: next, leapDay: leapDay) == age + 1)
        }
    }

    /// No number is too large, and a date in which nothing is wrong exists.
    private static func check(_ text: [UInt8], _ today: SpecialDate, _ rules: DateRules) {
        guard text.count >= 8 else { return }
        let word = text[0..<8].reduce(0) { $0 << 8 | UInt64($1) }
        let wild = Int(bitPattern: UInt(word))
        for date in [
            SpecialDate(day: Int(text[0] & 63), month: Int(text[1] & 15), year: wild % 10_007),
            SpecialDate(day: wild, month: ~wild, year: wild), SpecialDate(day: Int(text[2] & 31), month: wild),
        ] {
            let findings = rules.check(date, type: "birthday", today: today)
            require(!findings.isEmpty || rules.exists(date))
            _ = (date.iso, date.vCard, rules.imported(date), rules.day(after: date))
            _ = rules.nextOccurrence(of: date, after: SpecialDate(day: 1, month: 1, year: wild))
            _ = rules.completedYears(of: date, on: today)
        }
    }

    /// What does not hold is a crash, which the fuzzer reports.
    private static func require(_ condition: Bool, line: Int = #line) {
        guard !condition else { return }
        print("DateTarget.swift:\(line): does not hold")
        fflush(nil)
        abort()
    }
}
