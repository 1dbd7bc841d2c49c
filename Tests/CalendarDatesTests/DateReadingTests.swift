import CalendarDates
import Findings
import Testing

@Suite("Dates in texts")
struct DateReadingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        var region: String?

        /// The date as ISO 8601 writes it.
        var date: String?
        var finds: [DateCode] = []
        var suggests: [String] = []

        init(
            _ text: String, _ date: String?, _ finds: DateCode..., region: String? = nil, suggests: [String] = []
        ) {
            self.text = text
            self.date = date
            self.finds = finds
            self.region = region
            self.suggests = suggests
        }

        var testDescription: String { text.debugDescription + (region.map { " in \($0)" } ?? "") }
    }

    static let standards: [Case] = [
        Case("1992-02-29", "1992-02-29"), Case("19920229", "1992-02-29"), Case(" 1992-02-29\r\n", "1992-02-29"),
        Case("--02-29", "--02-29"), Case("--0229", "--02-29"), Case("--01-01", "--01-01"),
        Case("---29", nil, .monthMissing), Case("--02", nil, .dayMissing), Case("1992-02", nil, .dayMissing),
        Case("1992", nil, .dayMissing), Case("29", nil, .monthMissing),
        Case("1900-02-29", nil, .notLeapYear), Case("1992-02-30", nil, .dayNotInMonth),
        Case("1992-13-02", nil, .monthOutOfRange, suggests: ["1992-02-13"]), Case("--0231", nil, .dayNotInMonth),
        Case("1992-W09-6", nil, .unknownWord), Case("1992-060", nil, .notADate), Case("-0044-03-15", nil, .notADate),
        Case("12024-01-01", nil, .yearOutOfRange), Case("0000-00-00", nil, .absent),
    ]

    static let times: [Case] = [
        Case("1996-10-22T14:00:00Z", "1996-10-22", .timeIgnored),
        Case("1996-10-22T00:30:00+14:00", "1996-10-22", .timeIgnored),
        Case("1996-10-22T23:30:00-12:00", "1996-10-22", .timeIgnored),
        Case("19961022T140000Z", "1996-10-22", .timeIgnored), Case("--1022T1400", "--10-22", .timeIgnored),
        Case("1980-06-01 22:00:00", "1980-06-01", .timeIgnored),
        Case("1980-06-01T22:00:00.000+0200", "1980-06-01", .timeIgnored),
        Case("1980-06-02Z", "1980-06-02", .timeIgnored), Case("1980-06-02+02:00", "1980-06-02", .timeIgnored),
        Case("02.06.1980 00:00", "1980-06-02", .timeIgnored),
        Case("6/2/1980 12:00:00 AM", "1980-06-02", .timeIgnored, region: "US"),
        Case("1996-10-22T14:00:00Q", nil, .unknownWord), Case("14:00", nil, .notADate),
    ]

    static let vCards: [Case] = [
        Case("BDAY:1992-02-29", "1992-02-29"), Case("BDAY:--0203", "--02-03"), Case("bday:19920229", "1992-02-29"),
        Case("item1.BDAY;VALUE=date:1992-02-29", "1992-02-29"), Case("BDAY;DATE:1992-02-29", "1992-02-29"),
        Case("BDAY:1604-01-05", "--01-05", .placeholderYear),
        Case("BDAY;X-APPLE-OMIT-YEAR=1604:1604-01-05", "--01-05"),
        Case("BDAY;VALUE=date;X-APPLE-OMIT-YEAR=1604:1604-02-29", "--02-29"),
        Case("BDAY;X-APPLE-OMIT-YEAR=1600:1600-01-05", "--01-05"),
        Case("BDAY;X-APPLE-OMIT-YEAR=1604:1992-01-05", "1992-01-05"),
        Case("BDAY;VALUE=text:", nil, .absent), Case("BDAY:", nil, .absent), Case("BDAY: \r\n", nil, .absent),
        Case("BDAY;VALUE=text:circa 1800", nil, .freeText), Case("BDAY;VALUE=text:29 February 1992", "1992-02-29"),
        Case("BDAY;CALSCALE=gregorian:19920229", "1992-02-29"),
        Case("BDAY;CALSCALE=chinese:19920229", nil, .otherCalendar),
        Case(#"BDAY;X-NOTE="a:b;c":19920229"#, "1992-02-29"),
        Case("BDAY;VALUE=\r\n date:1992-\r\n 02-29", "1992-02-29"), Case("BD\n\tAY:1992-02-29", "1992-02-29"),
        Case("ANNIVERSARY:20150614", "2015-06-14"), Case("item2.X-ABDATE;type=pref:2015-06-14", "2015-06-14"),
        Case("NOTE:1992-02-29", nil, .unknownWord), Case("BDAY", nil, .unknownWord),
        Case("BDAY:1996-10-22T14:00:00Z", "1996-10-22", .timeIgnored),
        Case("BDAY:hello", nil, .unknownWord), Case("BDAY:0000-05-06", "--05-06", .placeholderYear),
    ]

    static let numbers: [Case] = [
        Case("02.06.1980", "1980-06-02"), Case("2.6.", "--06-02"), Case("2. 6. 1980", "1980-06-02"),
        Case("2-6-1980", nil, .ambiguous, suggests: ["1980-06-02", "1980-02-06"]), Case("1992/2/29", "1992-02-29"),
        Case("2-6-1980", "1980-06-02", region: "NL"), Case("2-6-1980", "1980-02-06", region: "US"),
        Case("6/2/1980", nil, .ambiguous, suggests: ["1980-02-06", "1980-06-02"]),
        Case("6/2/1980", "1980-06-02", region: "US"), Case("6/2/1980", "1980-02-06", region: "nl"),
        Case("6/2/1980", nil, .ambiguous, region: "CA", suggests: ["1980-02-06", "1980-06-02"]),
        Case("6/2", nil, .ambiguous, suggests: ["--02-06", "--06-02"]),
        Case("6.2.1980", nil, .ambiguous, region: "US", suggests: ["1980-02-06", "1980-06-02"]),
        Case("13/2/1980", "1980-02-13"), Case("2/13/1980", "1980-02-13"), Case("13/2/1980", "1980-02-13", region: "US"),
        Case("5/5/1980", "1980-05-05"), Case("29/2", "--02-29"), Case("31/4/1980", nil, .dayNotInMonth),
        Case("2.13.1980", nil, .monthOutOfRange, suggests: ["1980-02-13"]),
        Case("02-06-80", nil, .twoDigitYear, suggests: ["1980-06-02", "1980-02-06"]),
        Case("1/2/26", nil, .twoDigitYear, region: "NL", suggests: ["1926-02-01", "2026-02-01"]),
        Case("29.2.00", nil, .twoDigitYear, suggests: ["2000-02-29"]),
        Case("80-06-02", nil, .twoDigitYear, region: "SE", suggests: ["1980-06-02"]),
        Case("02061980", nil, .dayOutOfRange, .monthOutOfRange, suggests: ["1980-06-02", "1980-02-06"]),
        Case("800602", nil, .twoDigitYear, suggests: ["1980-06-02"]),
        Case("02/1992", nil, .dayMissing), Case("2.6.980", nil, .notADate), Case("2.6.1980.5", nil, .notADate),
        Case("2//6", nil, .notADate), Case("2-6-", nil, .notADate), Case("/2/6", nil, .notADate),
        Case("٢٩/٠٢/١٩٩٢", "1992-02-29"), Case("１９９２-０２-２９", "1992-02-29"), Case("1992‑02‑29", "1992-02-29"),
        Case("29\u{200F}/02\u{200F}/1992", "1992-02-29"), Case("1234567890123456789012345", nil, .notADate),
    ]

    static let words: [Case] = [
        Case("29 February 1992", "1992-02-29"), Case("29 feb", "--02-29"), Case("FEB 29TH, 1992", "1992-02-29"),
        Case("29-feb-1992", "1992-02-29"), Case("29FEB1992", "1992-02-29"), Case("the 29th of February", "--02-29"),
        Case("29 februari 1992", "1992-02-29"), Case("29 maart", "--03-29"), Case("29 mrt 1992", "1992-03-29"),
        Case("29 février 1992", "1992-02-29"), Case("29 FEVRIER 1992", "1992-02-29"),
        Case("1er mars 1980", "1980-03-01"),
        Case("29. Februar 1992", "1992-02-29"), Case("3. März", "--03-03"), Case("29 de febrero de 1992", "1992-02-29"),
        Case("29 febbraio 1992", "1992-02-29"), Case("29 de fevereiro de 1992", "1992-02-29"),
        Case("29 февраля 1992 г.", "1992-02-29"), Case("29 лютого 1992", "1992-02-29"),
        Case("29 lutego 1992", "1992-02-29"),
        Case("29 şubat 1992", "1992-02-29"), Case("5 KASIM 1992", "1992-11-05"), Case("29 فبراير 1992", "1992-02-29"),
        Case("٢٩ فبراير ١٩٩٢", "1992-02-29"), Case("29 בפברואר 1992", "1992-02-29"), Case("29 फ़रवरी 1992", "1992-02-29"),
        Case("29 กุมภาพันธ์ 1992", "1992-02-29"), Case("29 ก.พ. 1992", "1992-02-29"), Case("2月29日", "--02-29"),
        Case("1992年2月29日", "1992-02-29"), Case("1992년 2월 29일", "1992-02-29"), Case("29 tháng 2 năm 1992", "1992-02-29"),
        Case("ngày 29 tháng 2", "--02-29"), Case("1992 m. vasario 29 d.", "1992-02-29"),
        Case("1992. február 29.", "1992-02-29"),
        Case("29. helmikuuta 1992", "1992-02-29"), Case("29 Φεβρουαρίου 1992", "1992-02-29"),
        Case("5. listopada 1990", nil, .ambiguous, suggests: ["1990-10-05", "1990-11-05"]),
        Case("5. listopada 1990", "1990-10-05", region: "HR"), Case("5 listopada 1990", "1990-11-05", region: "PL"),
        Case("29 Feb '92", nil, .twoDigitYear, suggests: ["1992-02-29"]), Case("February 1992", nil, .dayMissing),
        Case("February", nil, .dayMissing), Case("29日", nil, .monthMissing),
        Case("29 febuary", nil, .unknownWord, suggests: ["--02-29"]),
        Case("29 Feb Mar", nil, .notADate), Case("1 2 Feb 3", nil, .notADate), Case("30 February", nil, .dayNotInMonth),
        Case("hello", nil, .unknownWord), Case("of", nil, .notADate), Case("", nil, .empty), Case(" \t", nil, .empty),
        Case("2*6", nil, .notADate), Case("🎂", nil, .notADate), Case(".", nil, .notADate),
    ]

    static let weekdays: [Case] = [
        Case("Monday 5 May 1980", "1980-05-05"), Case("maandag 5 mei 1980", "1980-05-05"),
        Case("Mo. 5.5.1980", "1980-05-05"), Case("Mon, May 5", "--05-05"), Case("5 May 1980 (Mon)", nil, .notADate),
        Case("Tuesday 5 May 1980", "1980-05-05", .wrongWeekday), Case("Tuesday 5 May", "--05-05"),
        Case("Segunda-feira, 5/5/1980", "1980-05-05"), Case("понедельник, 5 мая 1980 г.", "1980-05-05"),
        Case("יום שני, 5 במאי 1980", "1980-05-05"), Case("1980年5月5日 月曜日", "1980-05-05"),
        Case("Thứ Hai, 5 tháng 5 năm 1980", "1980-05-05"),
        Case("Sat, 31 Mar 1962", "1962-03-31"), Case("Sun 21 Mar 1898", "1898-03-21", .wrongWeekday),
        // March or Tuesday.
        Case("mar 6 mai 1980", "1980-05-06"), Case("mar. 6/5/1980", "1980-05-06"), Case("6 mar 1980", "1980-03-06"),
        // The day of the week tells which of two dates is meant.
        Case("Monday 2/6/1980", "1980-06-02"), Case("Wednesday 2/6/1980", "1980-02-06"),
        Case("Friday 2/6/1980", nil, .ambiguous, suggests: ["1980-06-02", "1980-02-06"]),
        Case("Thu, 02 Jan 2020 03:04:05 +0000", "2020-01-02", .timeIgnored),
        Case("Monday Tuesday 5 May 1980", nil, .notADate), Case("Monday", nil, .notADate),
    ]

    static let slips: [Case] = [
        Case("5 Febuary 1980", nil, .unknownWord, suggests: ["1980-02-05"]),
        Case("5 janvir 1980", nil, .unknownWord, suggests: ["1980-01-05"]),
        Case("5 Sepetmber", nil, .unknownWord, suggests: ["--09-05"]),
        Case("5 augustuss 80", nil, .unknownWord, suggests: ["1980-08-05"]),
        Case("31 febuary", nil, .unknownWord), Case("5 jnr 1980", nil, .unknownWord),
        Case("5 janury foo", nil, .unknownWord), Case("born 5 mei 1980", nil, .unknownWord),
        Case("geboren 5 mei 1980", nil, .unknownWord),
    ]

    @Test(
        "A year of the Buddhist count is proposed as one of ours",
        arguments: [
            ("5 พฤษภาคม 2523", "1980-05-05"), ("29-2-2535", "1992-02-29"), ("2535-02-28", "1992-02-28"),
            ("2027-05-05", nil), ("2570-01-01", nil), ("2400-01-01", nil),
        ]) func otherCounts(_ text: String, _ meant: String?) throws
    {
        let today = SpecialDate(day: 30, month: 11, year: 2026)
        let findings = try DateRules.embedded.read(text, type: "birthday", today: today).findings
        #expect(findings.count == 1 && findings.first?.repair?.text == meant, "\(findings)")
    }

    @Test(arguments: standards + times + vCards + numbers + words + weekdays + slips)
    func reads(_ given: Case) throws {
        let today = SpecialDate(day: 30, month: 11, year: 2026)
        let reading = try DateRules.embedded.read(given.text, region: given.region, type: "birthday", today: today)
        #expect(reading.date?.iso == given.date)
        // A year far ahead is a finding of its own.
        #expect(reading.findings.map(\.code) == given.finds.map(\.rawValue))
        #expect(reading.suggestions.map(\.iso) == given.suggests)
        #expect(
            reading.findings.allSatisfy { 0...given.text.utf8.count ~= $0.range.upperBound && $0.range.lowerBound >= 0 }
        )
    }

    static let places: [(String, Range<Int>)] = [
        ("1992-02-30", 8..<10), ("BDAY;VALUE=\r\n date:1992-0\r\n 2-30", 30..<32), ("6/2/1980", 0..<3),
        ("29 febuary", 3..<10), ("BDAY:1604-01-05", 5..<9), ("2.6.80", 4..<6), ("٣١/٠٤", 0..<4),
        ("BDAY;VALUE=text:circa 1800", 16..<26), ("1996-10-22T14:00:00Z", 10..<20), ("2月30日", 4..<6),
        ("Tuesday 5 May 1980", 0..<7), ("5 janury foo", 2..<8), ("geboren 5 mei", 0..<7),
    ]

    @Test(arguments: places)
    func pointsAtThePart(_ text: String, _ range: Range<Int>) throws {
        #expect(try DateRules.embedded.read(text).findings.first?.range == range)
    }

    @Test("The property says what is dated, before whoever asks")
    func types() throws {
        let rules = try DateRules.embedded
        let today = SpecialDate(day: 30, month: 11, year: 2026)
        #expect(rules.read("BDAY:1992-02-29").type == "birthday")
        #expect(rules.read("ANNIVERSARY:2030-01-01", type: "birthday", today: today).findings.isEmpty)
        let born = rules.read("BDAY:2030-01-01", type: "anniversary", today: today)
        #expect(born.findings.map(\.code) == [DateCode.inFuture.rawValue])
    }

    @Test("A text has a bound, in bytes, and ill-formed bytes are no date")
    func bounds() throws {
        let rules = try DateRules.embedded
        let long = rules.read("1992-02-29" + String(repeating: " ", count: 247))
        #expect(long.findings.map(\.code) == [DateCode.tooLong.rawValue])
        #expect(rules.read("1992-02-29" + String(repeating: " ", count: 246)).date?.iso == "1992-02-29")
        let bytes: [UInt8] = [0x32, 0x2E, 0xFF, 0x36]
        #expect(rules.read(bytes.span).findings.first?.range == 2..<3)
    }

    @Test("What is proposed reads as a date that is right")
    func repairs() throws {
        let rules = try DateRules.embedded
        for text in ["1604-02-29", "1900-02-29", "1900-05-06", "2.13.1980", "02.06.80", "0000-05-06"] {
            let today = SpecialDate(day: 30, month: 11, year: 2026)
            let reading = rules.read(text, today: today)
            let repair = try #require(reading.findings.compactMap(\.repair).first)
            #expect(rules.read(repair.text).findings.isEmpty && repair.certainty == .proposed, "\(text): \(repair)")
        }
    }
}
