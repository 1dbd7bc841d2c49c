import CalendarDates
import DetailKit

extension Command {
    static let date = Command(
        name: "date", arguments: "[DATE]...",
        summary: "read dates as ISO 8601, vCards or people write them; without arguments, a batch from standard input",
        options: [
            .value("region", "REGION", "whose order of day and month 6/2/1980 has, such as US"),
            .value("kind", "KIND", choices: ["birthday", "anniversary"], "what is dated (default: birthday)"),
            .today,
            .value(
                "leap-day", "DAY", choices: LeapDay.allCases.map(\.rawValue),
                "where 29 February is kept in other years (default: as the tables have it)"),
            .language,
            .value("format", "FORMAT", choices: ["full", "json"], "text, or one JSON object a date (default: full)"),
            .policy,
            .tables,
        ],
        run: runDate)

    private static func runDate(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let validator = try invocation.validatorWithPolicy()
        let output = QueryOutput(invocation, validator)
        let options = try DateOptions(
            invocation, rules: validator.tables.dates, today: try invocation.today(validator))
        func tell(_ fault: QueryLine.Fault, line: Int) { output.print(fault, line: line, as: DateAnswer.self) }
        func answer(_ line: QueryLine) throws(QueryLine.Fault) -> ExitStatus {
            output.print(DateAnswer(try DateQuery(line, options), options, validator))
        }
        return try invocation.forEachQuery(
            // An argument may be an object as well: no date begins with a brace.
            argument: { text in
                do throws(QueryLine.Fault) {
                    return try answer(try QueryLine(Array(text.utf8)))
                } catch {
                    tell(error, line: 1)
                    return .problems
                }
            },
            line: answer, fault: tell)
    }
}
