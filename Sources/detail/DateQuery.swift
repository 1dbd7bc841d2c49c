import CalendarDates

/// A date to read, as an argument or a line of a batch gives it.
struct DateQuery {
    /// A text, or a day, a month and perhaps a year.
    enum Subject {
        case text(String)
        case numbers(SpecialDate)
    }

    let subject: Subject
    let region: String?
    let type: String
    let today: SpecialDate?

    /// The text as it was given.
    var input: String? {
        if case .text(let text) = subject { text } else { nil }
    }

    /// Reads a text, `{"input": "6/2/1980", "region": "US", "type": "birthday", "today": "2026-11-30"}`, or
    /// `{"day": 29, "month": 2, "year": 1992}`; what the line has not is taken from the options.
    init(_ line: QueryLine, _ options: DateOptions) throws(QueryLine.Fault) {
        if let day = try line.integer("day"), let month = try line.integer("month") {
            subject = .numbers(SpecialDate(day: day, month: month, year: try line.integer("year")))
        } else {
            subject = .text(try line.input())
        }
        region = try line.text("region", where: options.rules.knows(region:)) ?? options.region
        type = try line.text("type") ?? options.type
        guard let text = try line.text("today") else {
            today = options.today
            return
        }
        guard let day = options.rules.read(text).date, day.year != nil else {
            throw QueryLine.Fault(code: QueryLine.Fault.wrongType, column: 1)
        }
        today = day
    }
}

/// What a call of `detail date` asks of every date.
struct DateOptions {
    let rules: DateRules
    let region: String?
    let type: String
    let today: SpecialDate?
    let leapDay: LeapDay?

    /// What is asked about when nobody says so.
    static let birthday = "birthday"

    init(_ invocation: Invocation, rules: DateRules, today: SpecialDate?) throws(Failure) {
        self.rules = rules
        self.today = today
        region = invocation["region"]
        if let region, !rules.knows(region: region) {
            throw Failure("date: --region is a region such as NL, not '\(region)'")
        }
        type = invocation["kind"] ?? DateOptions.birthday
        leapDay = invocation["leap-day"].flatMap(LeapDay.init)
    }
}
