import CTables
import CalendarDates
import TableFormat
import Testing

@Suite("Dates from bytes of any kind")
struct DateRobustnessTests {
    private static let texts = [
        "", "1992-02-29", "6/2/1980", "Tuesday 5 May 1980", "5 Febuary 1980", "29-2-2535", "5. listopada 1990",
        "BDAY;VALUE=text:circa 1800", "29.2.00", "1992年2月29日", "1604-01-05", "2026-12-01",
    ]

    private static func ask(_ rules: DateRules) {
        let today = SpecialDate(day: 30, month: 11, year: 2026)
        for text in texts {
            for region in [nil, "US", "HR"] {
                let reading = rules.read(text, region: region, type: "birthday", today: today)
                for date in reading.suggestions + (reading.date.map { [$0] } ?? []) {
                    _ = rules.nextOccurrence(of: date, after: today)
                    _ = rules.completedYears(of: date, on: today)
                    _ = rules.weekday(of: date)
                }
            }
        }
        _ = rules.day(after: today)
        _ = rules.weekday(of: SpecialDate(day: 1, month: 1, year: rules.years.upperBound))
    }

    @Test("an image with damage that its checksum hides gives wrong answers at worst")
    func damagedImages() throws {
        let bytes = Array(UnsafeRawBufferPointer(start: dk_dates_bytes(), count: dk_dates_length()))
        var opened = 0
        for round in 0..<600 {
            var damaged = bytes
            // The tables of numbers are small: one byte of them at a time is often damage that opens.
            let count = round % 2 == 0 ? 1 : Int.random(in: 1...200)
            for _ in 0..<count { damaged[Int.random(in: damaged.indices)] = UInt8.random(in: 0...255) }
            guard let image = try? TableImage(verifying: ImageBuilder.sealed(damaged)),
                let rules = try? DateRules(image: image)
            else { continue }
            opened += 1
            Self.ask(rules)
        }
        #expect(opened > 0)
    }

    @Test func randomBytes() throws {
        let rules = try DateRules.embedded
        for _ in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0...40)).map { _ in UInt8.random(in: 0...255) }
            let reading = rules.read(bytes.span)
            #expect(reading.findings.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= bytes.count })
        }
    }
}
