import TableFormat

/// A piece of an envelope line: text, `{field}`, `{FIELD}` in capitals, `{region.key}`, `{region.name unless city}`,
/// `{CITY|Singapore}`, or the bracket of a part that is dropped when a field in it is empty.
enum EnvelopeToken {
    struct Fault: Error { let message: String }

    case literal(String)
    case placeholder(EnvelopeLine.Item)
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
                tokens.append(.placeholder(try item(rest[..<end], vocabulary)))
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

    private static func item(_ text: Substring, _ vocabulary: AddressVocabulary) throws(Fault) -> EnvelopeLine.Item {
        let choices = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let words = choices[0].split(separator: " ", omittingEmptySubsequences: false)
        guard let first = words.first, words.count == 1 || (words.count == 3 && words[1] == "unless") else {
            throw Fault(message: "'{\(text)}' is not {field}, {field.form}, {field unless field} or {field|text}")
        }
        let parts = first.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let index = vocabulary.index(name) ?? vocabulary.names.firstIndex { $0.uppercased() == name }
        guard let index else { throw Fault(message: "'\(name)' is not a field of an address") }
        var item = EnvelopeLine.Item(field: index, isUpper: vocabulary.index(name) == nil)
        if parts.count == 2 {
            guard let form = AddressSchema.ItemForm(named: String(parts[1])) else {
                throw Fault(message: "'\(parts[1])' is not a form of a field")
            }
            item.form = form
        }
        if words.count == 3 {
            item.unless = vocabulary.index(String(words[2]))
            if item.unless == nil { throw Fault(message: "'\(words[2])' is not a field of an address") }
        }
        if choices.count == 2 { item.fallback = String(choices[1]) }
        return item
    }
}

extension AddressSchema.ItemForm {
    /// The form by the name it has in an envelope line.
    init?(named name: String) {
        switch name {
        case "key": self = .key
        case "name": self = .name
        case "local": self = .local
        case "word": self = .word
        case "short": self = .short
        default: return nil
        }
    }
}
