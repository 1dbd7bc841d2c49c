import TableFormat

extension AddressTables {
    /// `envelope` and `envelopeLocal`: the lines of a label in Latin script and in the country's own.
    mutating func addEnvelopes(_ object: SourceObject, _ row: inout LayoutRow) {
        row[.envelopeStart] = lines.count
        for value in object.array("envelope") ?? [] { addLine(value) }
        row[.envelopeCount] = lines.count - (row[.envelopeStart] ?? 0)
        row[.localStart] = lines.count
        for value in object.optionalArray("envelopeLocal") ?? [] { addLine(value) }
        row[.localCount] = lines.count - (row[.localStart] ?? 0)
    }

    private mutating func addLine(_ value: SourceValue) {
        guard let text = value.text(diagnostics) else { return }
        let start = tokens.count
        do {
            for token in try EnvelopeToken.parse(text, vocabulary) {
                switch token {
                case .literal(let text):
                    tokens.add([AddressSchema.TokenKind.literal.rawValue, pool.intern(text)])
                case .groupStart: tokens.add([AddressSchema.TokenKind.groupStart.rawValue, nil])
                case .groupEnd: tokens.add([AddressSchema.TokenKind.groupEnd.rawValue, nil])
                case .placeholder(let field, let form, let upper, let unless):
                    tokens.add([
                        AddressSchema.TokenKind.placeholder.rawValue, nil, field, form.rawValue, upper ? 1 : 0,
                        unless.map { $0 + 1 },
                    ])
                }
            }
        } catch {
            report("address.badEnvelope", at: value, error.message)
        }
        lines.add([start, tokens.count - start])
    }
}

/// A piece of an envelope line: text, `{field}`, `{FIELD}` in capitals, `{region.key}`, `{region.name unless city}`, or
/// the bracket of a part that is dropped when a field in it is empty.
enum EnvelopeToken {
    struct Fault: Error { let message: String }

    case literal(String)
    case placeholder(field: Int, form: AddressSchema.TokenForm, upper: Bool, unless: Int?)
    case groupStart
    case groupEnd

    static func parse(_ text: String, _ vocabulary: AddressVocabulary) throws(Fault) -> [EnvelopeToken] {
        var tokens: [EnvelopeToken] = []
        var literal = ""
        var isInGroup = false
        var rest = text[...]
        func flush() {
            if !literal.isEmpty { tokens.append(.literal(literal)) }
            literal = ""
        }
        while let character = rest.popFirst() {
            switch character {
            case "{":
                guard let end = rest.firstIndex(of: "}") else { throw Fault(message: "a '{' without '}'") }
                flush()
                tokens.append(try placeholder(rest[..<end], vocabulary))
                rest = rest[rest.index(after: end)...]
            case "[", "]":
                guard isInGroup == (character == "]") else { throw Fault(message: "brackets do not match") }
                flush()
                isInGroup.toggle()
                tokens.append(isInGroup ? .groupStart : .groupEnd)
            case "}": throw Fault(message: "a '}' without '{'")
            default: literal.append(character)
            }
        }
        flush()
        if isInGroup { throw Fault(message: "a '[' without ']'") }
        return tokens
    }

    private static func placeholder(
        _ text: Substring, _ vocabulary: AddressVocabulary
    ) throws(Fault) -> EnvelopeToken {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard let first = words.first, words.count == 1 || (words.count == 3 && words[1] == "unless") else {
            throw Fault(message: "'{\(text)}' is not {field}, {field.form} or {field unless field}")
        }
        let parts = first.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let index = vocabulary.index(name) ?? vocabulary.names.firstIndex { $0.uppercased() == name }
        guard let index else { throw Fault(message: "'\(name)' is not a field of an address") }
        var form = AddressSchema.TokenForm.text
        if parts.count == 2 {
            guard let named = AddressSchema.TokenForm(named: String(parts[1])) else {
                throw Fault(message: "'\(parts[1])' is not a form of a field")
            }
            form = named
        }
        var unless: Int?
        if words.count == 3 {
            unless = vocabulary.index(String(words[2]))
            if unless == nil { throw Fault(message: "'\(words[2])' is not a field of an address") }
        }
        return .placeholder(field: index, form: form, upper: vocabulary.index(name) == nil, unless: unless)
    }
}

extension AddressSchema.TokenForm {
    /// The form by the name it has in an envelope line.
    init?(named name: String) {
        switch name {
        case "key": self = .key
        case "name": self = .name
        case "local": self = .local
        case "word": self = .word
        default: return nil
        }
    }
}
