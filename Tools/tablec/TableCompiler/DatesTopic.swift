package import TableFormat

/// `dates.table`: the months, the leap-year rule, years that mean none, and the limits of a special date.
package enum DatesTopic: Topic {
    package static let name = DateSchema.topic
    package static let schemaVersion = DateSchema.version

    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        guard let rules = DetailFile("date", workspace, diagnostics),
            let file = workspace.file("Rules/date/calendar.json"),
            let calendar = file.root.object(["source", "months", "leapYears", "placeholderYears"], diagnostics)
        else { return }
        _ = calendar.text("source")
        image.add("mnth", months(calendar.array("months") ?? [], diagnostics))
        image.add("leap", leapYears(calendar.array("leapYears") ?? [], diagnostics))
        var placeholders = RecordTable.Builder(fields: 1)
        for value in calendar.optionalArray("placeholderYears") ?? [] {
            guard let entry = value.object(["year", "source"], diagnostics), entry.text("source") != nil else {
                continue
            }
            if let year = entry.integer("year") { placeholders.add([year]) }
        }
        image.add("none", placeholders)
        image.add(limitsOf: rules)
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
}
