import DetailKit
import PhoneNumbers

/// What is known about one number.
struct PhoneAnswer {
    let query: PhoneQuery
    let options: PhoneOptions
    let plans: PhonePlans

    /// The number as it was read, or why it was not.
    let result: Result<PhoneNumber, PhoneParseError>

    /// What is wrong or doubtful, and how much it matters.
    let problems: [RatedFinding]

    /// The number that was probably meant.
    let suggestion: String?

    init(_ query: PhoneQuery, _ options: PhoneOptions, _ validator: Validator) {
        self.query = query
        self.options = options
        plans = validator.tables.phones
        let explanation = plans.explain(query.input, region: query.regionCode, strict: options.isStrict)
        suggestion = explanation.suggestion
        problems = explanation.findings.compactMap { finding in
            let finding = PhoneAnswer.naming(query, finding)
            return validator.severity(of: finding).map { (finding, $0) }
        }
        let plans = plans
        result = Result { () throws(PhoneParseError) in
            try plans.parse(query.input, region: query.regionCode, strict: options.isStrict)
        }
    }

    var number: PhoneNumber? { try? result.get() }

    /// Whether nothing is wrong by the tables and the policy, and it can be a number at all.
    var isValid: Bool { isPossible && !problems.contains { $0.severity == .error } }

    var isPossible: Bool { number.map { plans.possibility(of: $0).isPossible } ?? false }

    /// How far the number is the one that the query compares it with.
    var match: PhoneNumberMatch? { query.match.map { plans.match(query.input, $0) } }

    /// A region that is no code at all is an unknown one, not a missing one.
    private static func naming(_ query: PhoneQuery, _ finding: Finding) -> Finding {
        guard let region = query.region, !region.isEmpty, query.regionCode == nil,
            finding.code == PhoneCode.noRegion.rawValue
        else {
            return finding
        }
        return Finding(
            code: PhoneCode.unknownRegion.rawValue, range: finding.range, parameters: [Parameter("region", region)])
    }
}
