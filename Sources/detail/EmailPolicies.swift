import DetailKit
import EmailAddresses

/// The policies that addresses can be asked about with: those of the tables, with all that they say, and the bare ones of
/// e-mail addresses.
struct EmailPolicies {
    /// What is asked, and how much each problem matters.
    struct Choice {
        let validator: Validator
        let email: EmailPolicy
    }

    /// That of the options, for all that names none.
    let standard: Choice
    private let named: [String: Choice]

    /// - Throws: when the option names no policy, or a file that is none.
    init(_ invocation: Invocation) throws(Failure) {
        let validator = try invocation.validator()
        var named: [String: Choice] = [:]
        for policy in EmailPolicy.allCases { named[policy.rawValue] = Choice(validator: validator, email: policy) }
        for name in validator.tables.policyNames {
            named[name] = Choice(try Invocation.validator(validator, policy: name))
        }
        self.named = named
        guard let given = invocation[Option.policy.name] else {
            standard = Choice(validator)
            return
        }
        if let choice = named[given] {
            standard = choice
        } else {
            let names = EmailPolicies.names(validator.tables)
            standard = Choice(try Invocation.validator(validator, policy: given, among: names))
        }
    }

    /// The names of all of them.
    static func names(_ tables: Tables) -> [String] {
        let own = EmailPolicy.allCases.map(\.rawValue)
        return own + tables.policyNames.filter { !own.contains($0) }
    }

    func has(_ name: String) -> Bool { named[name] != nil }

    subscript(name: String?) -> Choice { name.flatMap { named[$0] } ?? standard }
}

extension EmailPolicies.Choice {
    init(_ validator: Validator) { self.init(validator: validator, email: validator.policy.email) }
}
