import DetailKit
import JSONText

extension Command {
    static let form = Command(
        name: "form", arguments: "[COUNTRY]...",
        summary:
            "draw the form for a country's addresses; without arguments, a batch of countries or {\"country\", \"lang\"} lines from standard input",
        options: [
            .value("lang", "LANGUAGE", "the language of labels and names, such as en or nl-BE (default: en)"),
            .value(
                "format", "FORMAT", choices: ["full", "json"], "text, or one JSON object a country (default: full)"),
            .flag("all", "the forms of all countries"),
            .flag("countries", "the list of countries instead; arguments are searched for in it"),
            .flag("regions", "list the regions below the form"),
            .value("region", "REGION", "list the places of a region too, where the tables have them"),
            .value("city", "CITY", "with --region: list the districts of a city of it as well"),
            .value(
                "width", "COLUMNS",
                "the width of the drawing, \(FormDrawing.widths.lowerBound) to \(FormDrawing.widths.upperBound) (default: 72)"
            ),
            .tables,
        ],
        run: runForm)

    private static func runForm(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let output = try FormOutput(invocation)
        if invocation.has("countries") {
            output.printCountries(invocation.inputs)
            return .clean
        }
        output.checkLanguage(invocation)
        if invocation.has("all") {
            guard invocation.inputs.isEmpty else { throw Failure("form: --all takes no countries") }
            for code in output.layouts.regionCodes { output.print(code, output.language) }
            return .clean
        }
        // All of them are known before the first is drawn.
        for input in invocation.inputs where input != "-" { _ = try output.code(input) }
        return try invocation.forEachQuery(
            argument: { input in
                if let country = output.list.country(input) { output.print(country.code, output.language) }
                return .clean
            },
            line: { line throws(QueryLine.Fault) in
                try output.print(line)
                return .clean
            },
            fault: { output.print($0, line: $1) })
    }
}
