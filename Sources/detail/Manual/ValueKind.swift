import DetailKit
import PostalAddresses

/// What a value or an input can be, so that a shell can offer it.
enum ValueKind: Equatable {
    case words([String])
    case files
    case folders
    case countries
    case codes
    case kinds
    case languages
    case schemas
    /// Names of policies, those of the tables and others, or files of them.
    case policies([String])
    case anything

    /// Told by what stands for it in the help.
    init(placeholder: String) {
        let parts = placeholder.split(separator: "|")
        switch parts.last {
        case "FILE" where parts.first == "NAME":
            self = .policies(parts.dropFirst().dropLast().map(String.init))
        case "FILE", "OUT": self = .files
        case "DIR": self = .folders
        case "COUNTRY", "REGION": self = .countries
        case "CODE", "CODES": self = .codes
        case "KIND": self = .kinds
        case "LANGUAGE": self = .languages
        case "SCHEMA": self = .schemas
        case "SHELL": self = .words(Completions.shells)
        default: self = .anything
        }
    }
}

extension Option {
    /// What a value of the option can be; nil for a switch.
    var valueKind: ValueKind? {
        placeholder.map { choices.isEmpty ? ValueKind(placeholder: $0) : .words(choices) }
    }
}

extension Command {
    /// What an input of the command can be.
    var inputKind: ValueKind {
        let words = arguments.split { !$0.isUppercase }.map { ValueKind(placeholder: String($0)) }
        // Where a file is one of the possibilities, folders are offered on the way to it.
        return words.contains(.files)
            ? .files : words.first { $0 != .anything } ?? .anything
    }
}

/// The words that shells offer, by what they are for.
struct CompletionWords {
    private let countries: [String]
    private let codes: [String]
    private let kinds: [String]
    private let languages: [String]
    private let schemas: [String]
    private let policies: [String]

    init(_ validator: Validator) {
        countries = CountryList(validator.tables.addresses, language: "en").countries.map(\.code)
        let all = validator.tables.codes
        codes = Set(all.map(\.kind)).sorted() + all.map(\.code)
        kinds = validator.tables.kindNames
        languages = validator.languages
        schemas = Command.schemaNames(validator.tables)
        policies = validator.tables.policyNames
    }

    /// The words of a kind; nil where there are none, or the shell knows them.
    func words(_ kind: ValueKind) -> [String]? {
        switch kind {
        case .words(let words): words
        case .countries: countries
        case .codes: codes
        case .kinds: kinds
        case .languages: languages
        case .schemas: schemas
        case .policies(let others): policies + others
        case .files, .folders, .anything: nil
        }
    }
}
