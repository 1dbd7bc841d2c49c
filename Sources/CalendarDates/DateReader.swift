import Findings
import TableFormat
import UnicodeText

/// One reading of one text.
struct DateReader {
    /// A part of a date where it stands in the text.
    struct Part {
        var value: Int
        var digits: Int
        var range: Range<Int>
    }

    /// One way to read a text.
    struct Candidate {
        var day: Part
        var month: Part
        var year: Part?

        var date: SpecialDate { SpecialDate(day: day.value, month: month.value, year: year?.value) }
    }

    let rules: DateRules
    let region: Int?
    let today: SpecialDate?
    let length: Int
    let source: DateSource
    private let givenType: String?
    var reading = DateReading()

    /// The days of the week that a word of the text may mean.
    var weekdays: (values: [Int], range: Range<Int>)?

    /// The first word that was taken for a mistyped month.
    var mistyped: Range<Int>?

    init(_ rules: DateRules, _ text: Span<UInt8>, region: String?, type: String?, today: SpecialDate?) {
        self.rules = rules
        self.region = rules.writing.region(region)
        self.today = today
        givenType = type
        length = text.count
        source = DateSource(
            length > rules.writing.longest ? [] : UTF8Text.bytes(of: text), rules.writing)
    }

    var type: String? { source.type ?? givenType }

    mutating func read() -> DateReading {
        reading.type = source.type
        guard length <= rules.writing.longest else {
            reading.add(.tooLong, 0..<length, [Parameter("limit", rules.writing.longest)])
            return reading
        }
        guard !source.value.isEmpty else {
            reading.add(source.isProperty ? .absent : .empty, 0..<length)
            return reading
        }
        guard !source.isOtherCalendar else {
            refuse(.otherCalendar, source.value)
            return reading
        }
        let time = timeStart(in: source.value)
        var value = source.value.lowerBound..<(time ?? source.value.upperBound)
        while let last = source.bytes[value].last, last <= 0x20 || last == UInt8(ascii: ",") {
            value = value.lowerBound..<value.upperBound - 1
        }
        if !readISO(value) { readWritten(value) }
        if reading.date == nil, reading.suggestions.isEmpty, source.isText, isNoDate {
            reading.findings = []
            reading.add(.freeText, source.given(source.value))
        } else if let time {
            reading.add(.timeIgnored, source.given(time..<source.value.upperBound))
        }
        return reading
    }

    private var isNoDate: Bool {
        let codes: [DateCode] = [.notADate, .unknownWord, .dayMissing, .monthMissing]
        return reading.findings.contains { finding in codes.contains { $0.rawValue == finding.code } }
    }

    mutating func refuse(_ code: DateCode, _ range: Range<Int>, _ parameters: [Parameter] = []) {
        reading.add(code, source.given(range), parameters)
    }

    /// Takes the one way to read the text that is left, and says what is wrong with it.
    mutating func take(_ candidate: Candidate) {
        var date = candidate.date
        let whole = whole(candidate)
        var placeholder: Finding?
        if let year = candidate.year {
            if year.value == source.omittedYear {
                date.year = nil
            } else if rules.placeholder(day: date.day, month: date.month, year: year.value) == .noDate {
                return refuse(.absent, whole)
            } else if rules.imported(date) != date {
                date = rules.imported(date)
                placeholder = Finding(
                    code: DateCode.placeholderYear.rawValue, range: source.given(year.range),
                    parameters: [Parameter("year", year.value)],
                    repair: rules.exists(date) ? Repair(date.iso, .proposed) : nil)
            }
        }
        for found in rules.check(date, type: type, today: today) {
            var finding = found.finding
            let range =
                switch found.part {
                case .day: candidate.day.range
                case .month: candidate.month.range
                case .year: candidate.year?.range ?? whole
                case .date: whole
                }
            finding.range = source.given(range)
            if finding.repair != nil {
                let bare = SpecialDate(day: date.day, month: date.month)
                finding.repair = rules.exists(bare) ? Repair(bare.iso, .proposed) : nil
            }
            reading.findings.append(finding)
        }
        if let placeholder { reading.findings.append(placeholder) }
        suggestOtherYear(date)
        if rules.exists(date) { reading.date = date }
        if let weekdays, let own = rules.weekday(of: date), !weekdays.values.contains(own) {
            refuse(.wrongWeekday, weekdays.range)
        }
    }

    /// All parts and what is between them.
    func whole(_ candidate: Candidate) -> Range<Int> {
        let parts = [candidate.day.range, candidate.month.range] + (candidate.year.map { [$0.range] } ?? [])
        let start = parts.map(\.lowerBound).min() ?? 0
        return start..<(parts.map(\.upperBound).max() ?? start)
    }
}
