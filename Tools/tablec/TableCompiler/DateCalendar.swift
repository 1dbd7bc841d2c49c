import TableFormat

/// `Rules/date/calendar.json`: which dates there are, and which of them stand for none.
struct DateCalendar {
    static let path = "Rules/date/calendar.json"

    private let months: RecordTable.Builder
    private let leapYears: RecordTable.Builder
    private let placeholders: RecordTable.Builder
    private var settings = RecordTable.Builder(fields: DateSchema.SettingColumn.allCases.count)
    private var notInFuture = RecordTable.Builder([.reference(DateSchema.Section.types)])

    init?(
        _ workspace: Workspace, types known: [String], _ types: inout TextPool.Builder, _ diagnostics: Diagnostics
    ) {
        let members = ["source", "months", "leapYears", "week", "leapDay", "placeholders", "future"]
        guard let calendar = workspace.file(DateCalendar.path)?.root.object(members, diagnostics),
            calendar.text("source") != nil,
            let week = calendar.required("week")?.object(["days", "firstDay", "source"], diagnostics),
            let weekDays = week.integer("days"), let firstDay = week.integer("firstDay"), week.text("source") != nil,
            let leapDay = calendar.required("leapDay")?.object(["observedOn", "source"], diagnostics),
            let observed = leapDay.text("observedOn"), leapDay.text("source") != nil,
            let future = calendar.required("future")?.object(["types", "graceDays", "source"], diagnostics),
            let graceDays = future.integer("graceDays"), future.text("source") != nil
        else { return nil }
        months = DateCalendar.months(calendar.array("months") ?? [], diagnostics)
        leapYears = DateCalendar.leapYears(calendar.array("leapYears") ?? [], diagnostics)
        placeholders = DateCalendar.placeholders(calendar.array("placeholders") ?? [], diagnostics)
        let choice = DateSchema.LeapDay.allCases.first { "\($0)" == observed }
        if choice == nil, let place = leapDay.optional("observedOn") {
            let choices = DateSchema.LeapDay.allCases.map { "\($0)" }.joined(separator: ", ")
            diagnostics.report("dates.leapDay", at: place, "one of \(choices)")
        }
        if !(0...7).contains(graceDays), let place = future.optional("graceDays") {
            diagnostics.report("dates.graceDays", at: place, "from 0 to 7 days")
        }
        if weekDays < 1 || !(1...max(weekDays, 1)).contains(firstDay) {
            diagnostics.report(
                "dates.week", at: week.optional("firstDay") ?? calendar.value, "one of the days of the week")
        }
        settings.add([graceDays, choice?.rawValue, max(weekDays, 1), max(firstDay, 1)])
        for value in future.array("types") ?? [] {
            guard let type = value.text(diagnostics) else { continue }
            if !known.contains(type) { diagnostics.report("dates.type", at: value, "'\(type)' is no type of date") }
            notInFuture.add([types.intern(type)])
        }
    }

    func add(to image: inout ImageBuilder) {
        image.add(DateSchema.Section.months, months)
        image.add(DateSchema.Section.leapYears, leapYears)
        image.add(DateSchema.Section.placeholders, placeholders)
        image.add(DateSchema.Section.settings, settings)
        image.add(DateSchema.Section.notInFuture, notInFuture)
    }

    private static func months(_ values: [SourceValue], _ diagnostics: Diagnostics) -> RecordTable.Builder {
        var table = RecordTable.Builder(fields: DateSchema.MonthColumn.allCases.count)
        for (index, value) in values.enumerated() {
            guard let month = value.object(["month", "days", "leapDays"], diagnostics),
                let number = month.integer("month"),
                let days = month.integer("days")
            else { continue }
            let leapDays = month.optionalInteger("leapDays") ?? days
            if number != index + 1 {
                diagnostics.report("dates.monthOrder", at: value, "month \(number) stands at place \(index + 1)")
            }
            if days < 1 || leapDays < days {
                diagnostics.report("dates.monthLength", at: value, "a month has days, and no fewer in a leap year")
            }
            table.add([days, leapDays])
        }
        return table
    }

    private static func leapYears(_ values: [SourceValue], _ diagnostics: Diagnostics) -> RecordTable.Builder {
        var table = RecordTable.Builder(fields: DateSchema.LeapColumn.allCases.count)
        for value in values {
            guard let rule = value.object(["divisor", "leap"], diagnostics), let divisor = rule.integer("divisor"),
                let leap = rule.bool("leap")
            else { continue }
            if divisor < 1 { diagnostics.report("dates.divisor", at: value, "a divisor is 1 or more") }
            table.add([max(divisor, 1), leap ? 1 : 0])
        }
        return table
    }

    private static func placeholders(_ values: [SourceValue], _ diagnostics: Diagnostics) -> RecordTable.Builder {
        var table = RecordTable.Builder(fields: DateSchema.PlaceholderColumn.allCases.count)
        for value in values {
            guard let row = value.object(["year", "month", "day", "means", "source"], diagnostics),
                let year = row.integer("year"), let means = row.text("means"), row.text("source") != nil
            else { continue }
            let month = row.optionalInteger("month")
            let day = row.optionalInteger("day")
            guard let meaning = DateSchema.Meaning.allCases.first(where: { "\($0)" == means }) else {
                let known = DateSchema.Meaning.allCases.map { "\($0)" }.joined(separator: ", ")
                diagnostics.report("dates.meaning", at: value, "means one of \(known)")
                continue
            }
            if year < 0 || (month == nil) != (day == nil) || month.map({ $0 < 0 }) ?? false
                || day.map({ $0 < 0 }) ?? false
            {
                diagnostics.report("dates.placeholder", at: value, "a year, or a year with a month and a day")
            }
            table.add([
                max(year, 0), month.map { max($0, 0) + 1 } ?? 0, day.map { max($0, 0) + 1 } ?? 0, meaning.rawValue,
            ])
        }
        return table
    }
}
