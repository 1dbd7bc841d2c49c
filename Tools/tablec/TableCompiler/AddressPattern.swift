import TableFormat

/// Reads the bounded patterns of address tables: literals, `\d`, classes, groups, `|`, `?`, `{m}`, `{m,n}`.
///
/// Letters match in either case. Everything unbounded (`*`, `+`, `{m,}`) and everything else is a fault.
struct AddressPattern {
    /// What is wrong, and at which scalar of the pattern.
    struct Fault: Error {
        let offset: Int
        let message: String
    }

    static let maximumRepetition = 32

    private let text: [Unicode.Scalar]
    private var at = 0
    private var depth = 0
    private let symbols: [UInt8]

    private init(_ text: String, symbols: [UInt8]) {
        self.text = Array(text.unicodeScalars)
        self.symbols = symbols
    }

    /// The pattern over an alphabet of these symbols.
    static func parse(_ text: String, symbols: [UInt8]) throws(Fault) -> SymbolPattern {
        var reader = AddressPattern(text, symbols: symbols)
        let pattern = try reader.alternation()
        guard reader.at == reader.text.count else { throw reader.fault("unexpected '\(reader.text[reader.at])'") }
        return pattern
    }

    private func fault(_ message: String) -> Fault { Fault(offset: at, message: message) }

    private var next: Unicode.Scalar? { at < text.count ? text[at] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        at += 1
        return true
    }

    private mutating func alternation() throws(Fault) -> SymbolPattern {
        depth += 1
        defer { depth -= 1 }
        guard depth < 32 else { throw fault("groups are nested too deeply") }
        var choices = [try sequence()]
        while take("|") { choices.append(try sequence()) }
        return choices.count == 1 ? choices[0] : .alternation(choices)
    }

    private mutating func sequence() throws(Fault) -> SymbolPattern {
        var parts: [SymbolPattern] = []
        while let scalar = next, scalar != "|", scalar != ")" { parts.append(try repeated()) }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func repeated() throws(Fault) -> SymbolPattern {
        var part = try atom()
        while true {
            if take("?") {
                part = .repetition(part, minimum: 0, maximum: 1)
            } else if take("{") {
                let minimum = try number()
                let maximum = take(",") ? try number() : minimum
                guard minimum <= maximum, maximum > 0 else { throw fault("the bounds are the wrong way round") }
                guard take("}") else { throw fault("expected '}'") }
                part = .repetition(part, minimum: minimum, maximum: maximum)
            } else {
                return part
            }
        }
    }

    private mutating func number() throws(Fault) -> Int {
        var value: Int?
        while let scalar = next, "0"..."9" ~= scalar {
            value = (value ?? 0) * 10 + Int(scalar.value - 0x30)
            at += 1
            guard let value, value <= Self.maximumRepetition else {
                throw fault("at most \(Self.maximumRepetition) times")
            }
        }
        guard let value else { throw fault("expected a number: every repetition has its bounds") }
        return value
    }

    private mutating func atom() throws(Fault) -> SymbolPattern {
        guard let scalar = next else { throw fault("the pattern ends too early") }
        switch scalar {
        case "(":
            at += 1
            if take("?"), !take(":") { throw fault("only (?:...) and (...) are groups") }
            let inner = try alternation()
            guard take(")") else { throw fault("expected ')'") }
            return inner
        case "[":
            at += 1
            return .symbols(try characterClass())
        case "*", "+", "?", "{", "}", "]", ".", "^", "$":
            throw fault("'\(scalar)' is not part of a bounded pattern")
        default:
            return .symbols(try element().set)
        }
    }

    private mutating func characterClass() throws(Fault) -> UInt64 {
        var set: UInt64 = 0
        while next != "]" {
            guard next != "^" else { throw fault("a class lists what it holds") }
            let first = try element()
            guard next == "-", at + 1 < text.count, text[at + 1] != "]" else {
                set |= first.set
                continue
            }
            at += 1
            let last = try element()
            guard let low = first.byte, let high = last.byte, low <= high else { throw fault("not a range") }
            for byte in low...high { set |= try symbol(byte) }
        }
        at += 1
        guard set != 0 else { throw fault("an empty class matches nothing") }
        return set
    }

    /// One character, escaped or plain, or `\d`.
    private mutating func element() throws(Fault) -> (set: UInt64, byte: UInt8?) {
        guard let scalar = next else { throw fault("the pattern ends too early") }
        at += 1
        if scalar != "\\" {
            let byte = try ascii(scalar)
            return (try symbol(byte), byte)
        }
        guard let escaped = next else { throw fault("the pattern ends too early") }
        at += 1
        if escaped == "d" {
            var digits: UInt64 = 0
            for byte in UInt8(0x30)...0x39 { digits |= try symbol(byte) }
            return (digits, nil)
        }
        let isLetterOrDigit = "a"..."z" ~= escaped || "A"..."Z" ~= escaped || "0"..."9" ~= escaped
        guard !isLetterOrDigit else { throw fault("'\\\(escaped)' is not part of a bounded pattern") }
        let byte = try ascii(escaped)
        return (try symbol(byte), byte)
    }

    private func ascii(_ scalar: Unicode.Scalar) throws(Fault) -> UInt8 {
        guard scalar.isASCII else { throw Fault(offset: at - 1, message: "only ASCII characters stand in codes") }
        return UInt8(scalar.value)
    }

    private func symbol(_ byte: UInt8) throws(Fault) -> UInt64 {
        let upper = 0x61...0x7A ~= byte ? byte & ~0x20 : byte
        guard let index = symbols.firstIndex(of: upper) else {
            throw Fault(offset: at - 1, message: "'\(Character(Unicode.Scalar(byte)))' is not in the alphabet")
        }
        return 1 << UInt64(index)
    }
}
