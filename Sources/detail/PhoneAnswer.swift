import JSONText
import PhoneNumbers

/// What is known about one number.
struct PhoneAnswer {
    let query: PhoneQuery
    let options: PhoneOptions
    let plans: PhonePlans
    private let result: Result<PhoneNumber, PhoneParseError>

    init(_ query: PhoneQuery, _ options: PhoneOptions, _ plans: PhonePlans) {
        self.query = query
        self.options = options
        self.plans = plans
        result = Result { () throws(PhoneParseError) in try plans.parse(query.input, region: query.regionCode) }
    }

    var isPossible: Bool { (try? result.get()).map { plans.possibility(of: $0).isPossible } ?? false }

    /// The members of SPEC.md's contract for `detail phone`.
    var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("input")
        writer.string(query.input)
        write("region", query.region, to: &writer)
        switch result {
        case .failure(let error):
            writer.name("error")
            writer.string(error.rawValue)
        case .success(let number): write(number, to: &writer)
        }
        writer.endObject()
        return writer.text
    }

    /// The answer to a line of a batch that asks nothing, so that answers stay beside their lines.
    static func json(of fault: PhoneQuery.Fault) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("input")
        writer.null()
        writer.name("region")
        writer.null()
        writer.name("error")
        writer.string(PhoneParseError.notANumber.rawValue)
        writer.name("problem")
        writer.string(fault.code)
        writer.name("column")
        writer.number(fault.column)
        writer.endObject()
        return writer.text
    }

    /// One line for a person.
    var text: String {
        let input = Excerpt.visible(query.input)
        switch result {
        case .failure(let error): return "\(input): \(error.rawValue)"
        case .success(let number):
            let type = plans.type(of: number)
            let region = plans.region(of: number).map { " in \($0)" } ?? ""
            let possible = plans.possibility(of: number)
            let kind = type == .unknown ? "not a number in use" : type.rawValue
            return "\(input): \(number.e164), \(possible.rawValue), \(kind)\(region)"
        }
    }
}
