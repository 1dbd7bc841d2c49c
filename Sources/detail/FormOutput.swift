import DetailKit
import JSONText

/// Prints forms and lists of countries, as `--format`, `--lang` and `--width` have it.
final class FormOutput {
    let validator: Validator
    let layouts: AddressLayouts
    let language: String
    private let isJSON: Bool
    private let width: Int
    private let showsRegions: Bool
    private let above: [String]
    private var isFirst = true

    /// Countries by the names they have in the language of the call.
    private(set) lazy var list = CountryList(layouts, language: language)

    init(_ invocation: Invocation) throws(Failure) {
        validator = try invocation.validator()
        layouts = validator.tables.addresses
        language = invocation.language.isEmpty ? validator.languages.first ?? "" : invocation.language
        isJSON = invocation["format"] == "json"
        showsRegions = invocation.has("regions")
        above = Self.above(invocation["region"], invocation["city"])
        guard let given = invocation["width"] else {
            width = FormDrawing.ordinaryWidth
            return
        }
        guard let number = Int(given), FormDrawing.widths.contains(number) else {
            let widths = FormDrawing.widths
            throw Failure("--width is a number from \(widths.lowerBound) to \(widths.upperBound), not '\(given)'")
        }
        width = number
    }

    /// Says so when labels are in another language than was asked for. Names of countries are in any language of CLDR.
    func checkLanguage(_ invocation: Invocation) {
        guard let asked = invocation["lang"], !validator.speaks(asked) else { return }
        let languages = validator.languages
        Output.error(
            Failure(
                "labels are in \(languages.joined(separator: ", ")), not in '\(asked)'; they are shown in \(languages.first ?? "no language")"
            ))
    }

    /// The country that an argument names by its code or its whole name.
    func code(_ text: String) throws(Failure) -> String {
        if let country = list.country(text) { return country.code }
        let near = list.nearest(text).map { "\($0.code) (\($0.name))" }
        let help = near.isEmpty ? "see detail form --countries" : "perhaps \(near.joined(separator: ", "))"
        throw Failure("form: no country '\(text)'; \(help)")
    }

    /// The values that places are asked below: a region, and a city of it.
    private static func above(_ region: String?, _ city: String?) -> [String] {
        region.map { [$0] + [city].compactMap { $0 } } ?? []
    }

    func print(_ code: String, _ language: String, _ above: [String]? = nil) {
        guard let layout = layouts.layout(for: code) else { return }
        let name = layouts.countryName(for: code, language: language) ?? code
        let form = FormAnswer(
            layout: layout, name: name, common: layouts.commonFields, language: language, above: above ?? self.above)
        if isJSON {
            Output.print(form.json + "\n")
        } else {
            if !isFirst { Output.print("\n") }
            isFirst = false
            let wording = Wording(validator: validator, language: language)
            Output.print(FormTranscript(form, wording, width: width, showsRegions: showsRegions).text)
        }
    }

    /// Answers a line of a batch: a country, or an object with one and a language.
    func print(_ line: QueryLine) throws(QueryLine.Fault) {
        guard line.isObject else {
            let text = String(line.text.drop { $0 == " " })
            guard let country = list.country(text) else {
                throw QueryLine.Fault(code: QueryLine.Fault.unknownValue, column: 1)
            }
            return print(country.code, language)
        }
        guard let text = try line.text("country", where: { list.country($0) != nil }),
            let country = list.country(text)
        else { throw QueryLine.Fault(code: JSONErrorCode.missingValue.rawValue, column: 1) }
        let region = try line.text("region")
        print(
            country.code, try line.text("lang") ?? language,
            region == nil ? nil : Self.above(region, try line.text("city")))
    }

    func print(_ fault: QueryLine.Fault, line: Int) {
        let wording = Wording(validator: validator, language: language)
        Output.print((isJSON ? FormAnswer.json(of: fault) : fault.text(line: line, wording)) + "\n")
    }

    /// The countries that each text may mean, or all.
    func printCountries(_ texts: [String]) {
        let countries = texts.isEmpty ? list.countries : texts.flatMap { list.matching($0) }
        for country in countries {
            if isJSON {
                Output.print(
                    JSONWriter.object { writer in
                        writer.member("code", country.code)
                        writer.member("alpha3", country.alpha3)
                        writer.member("name", country.name)
                    } + "\n")
            } else {
                let name = Excerpt.head(country.name, width - 10, isCut: false)
                Output.print("\(country.code)  \(country.alpha3)  \(name)\n")
            }
        }
    }
}
