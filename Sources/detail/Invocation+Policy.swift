import DetailKit

extension Option {
    static let policy = value(
        "policy", "NAME|FILE",
        "one of signUp, detail, import, or a file that says how much each problem matters: {\"base\": NAME, \"severities\": {CODE: error|warning|info|off}}"
    )
}

extension Invocation {
    /// The validator over the tables that were asked for, with the policy of `--policy`.
    func validatorWithPolicy() throws(Failure) -> Validator {
        let validator = try validator()
        guard let path = self[Option.policy.name] else { return validator }
        return try Invocation.validator(validator, policy: path)
    }

    /// A validator over the same tables with the policy of a name or a file.
    ///
    /// - Parameter names: what is offered in place of a name that nobody has; the policies of the tables unless it says otherwise.
    static func validator(
        _ validator: Validator, policy path: String, among names: [String]? = nil
    ) throws(Failure) -> Validator {
        // What looks like no path and is no file either is taken for a name.
        let isName = !path.contains { "./-".contains($0) } && FileKind(path) == nil
        if isName || validator.tables.policyNames.contains(path) {
            do {
                return Validator(tables: validator.tables, policy: try Policy(named: path, tables: validator.tables))
            } catch {
                let nearest = nearestWord(to: path, among: names ?? []) ?? error.nearest
                let names = (names ?? validator.tables.policyNames).joined(separator: ", ")
                let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; one of \(names), or a file"
                throw Failure("--policy: there is no policy '\(path)'\(hint)")
            }
        }
        let bytes = try Input.read(path).bytes
        do {
            return Validator(tables: validator.tables, policy: try Policy(json: bytes, tables: validator.tables))
        } catch {
            throw Failure("\(path):\(error.line):\(error.column): \(Invocation.text(of: error))")
        }
    }

    private static func text(of error: PolicyError) -> String {
        let name = Excerpt.visible(error.name)
        let nearest = error.nearest.map { "; did you mean '\($0)'?" } ?? ""
        return switch error.reason {
        case .malformed: "not a policy in JSON (\(name))"
        case .wrongType: name.isEmpty ? "expected an object" : "the level of '\(name)' is a text"
        case .unknownMember: "unknown member '\(name)'\(nearest)"
        case .unknownCode: "unknown code '\(name)'\(nearest)"
        case .unknownPolicy: "there is no policy '\(name)'\(nearest)"
        case .noBase:
            "a policy called '\(name)' that says nothing; to start from a policy of the tables, write {\"base\": \"\(error.nearest ?? name)\"}"
        case .fixedCode: "'\(name)' cannot be changed by a policy"
        case .unknownLevel:
            "unknown severity '\(name)'; one of \(Policy.Level.allCases.map(\.rawValue).joined(separator: ", "))"
        }
    }
}
