import JSONText
import TableFormat

/// Reads the regular expressions of numbering plans: digits, `\d`, classes, groups, `|`, `?`, `{m}`, `{m,n}` and `$`.
///
/// Anything else (stars, look-around, back-references) is a fault: it would not fit a bounded automaton.
struct PhonePattern {
    /// A fault and the byte of the pattern where it lies.
    struct Fault: Error, Equatable {
        let offset: Int
        let message: String
    }

    private let text: [UInt8]
    private var index = 0
    private static let digits: UInt64 = 0x3FF
    private static let longestRepetition = 64

    private init(_ text: String) { self.text = Array(text.utf8) }

    static func parse(_ text: String) throws(Fault) -> MatchPattern {
        var parser = PhonePattern(text)
        let pattern = try parser.alternation()
        if parser.index < parser.text.count { throw parser.fault("a parenthesis is closed that was not opened") }
        return pattern
    }

    private var next: UInt8? { index < text.count ? text[index] : nil }

    private func fault(_ message: String) -> Fault { Fault(offset: index, message: message) }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func alternation() throws(Fault) -> MatchPattern {
        var choices = [try sequence()]
        while take("|") { choices.append(try sequence()) }
        return choices.count == 1 ? choices[0] : .alternation(choices)
    }

    private mutating func sequence() throws(Fault) -> MatchPattern {
        var parts: [MatchPattern] = []
        while let next, next != UInt8(ascii: "|"), next != UInt8(ascii: ")") { parts.append(try repetition()) }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func repetition() throws(Fault) -> MatchPattern {
        let part = try atom()
        if take("?") { return .repetition(part, minimum: 0, maximum: 1) }
        let start = index
        guard take("{") else { return part }
        let minimum = try number()
        let maximum = take(",") ? try number() : minimum
        guard take("}") else { throw fault("expected '}'") }
        guard minimum <= maximum, maximum <= PhonePattern.longestRepetition else {
            throw Fault(offset: start, message: "not a range of repetitions")
        }
        return .repetition(part, minimum: minimum, maximum: maximum)
    }

    private mutating func atom() throws(Fault) -> MatchPattern {
        if let digit = digit() { return .symbols(1 << UInt64(digit)) }
        if take("\\") {
            guard take("d") else { throw fault("only \\d may follow a backslash") }
            return .symbols(PhonePattern.digits)
        }
        if take("[") { return .symbols(try characterClass()) }
        if take("$") { return .end }
        guard take("(") else { throw fault("expected a digit, \\d, a class, a group or $") }
        var captures = true
        if take("?") {
            guard take(":") else { throw fault("the only special group is (?:") }
            captures = false
        }
        let inner = try alternation()
        guard take(")") else { throw fault("a parenthesis is not closed") }
        return captures ? .group(inner) : inner
    }

    private mutating func characterClass() throws(Fault) -> UInt64 {
        var symbols: UInt64 = 0
        while !take("]") {
            guard let first = digit() else { throw fault("a class holds digits and ranges of digits") }
            var last = first
            if take("-") {
                guard let end = digit(), end >= first else { throw fault("not a range of digits") }
                last = end
            }
            for symbol in first...last { symbols |= 1 << UInt64(symbol) }
        }
        return symbols
    }

    private mutating func digit() -> Int? {
        guard let next, (0x30...0x39).contains(next) else { return nil }
        index += 1
        return Int(next) - 0x30
    }

    private mutating func number() throws(Fault) -> Int {
        guard var value = digit() else { throw fault("expected a number") }
        while let digit = digit() { value = min(value * 10 + digit, 1000) }
        return value
    }
}

extension SourceValue {
    /// The pattern of a string; a fault is reported where it lies in the string.
    func phonePattern(_ diagnostics: Diagnostics) -> MatchPattern? {
        guard let text = text(diagnostics) else { return nil }
        do {
            return try PhonePattern.parse(text)
        } catch {
            let byte = file.document.sourceOffset(ofTextOffset: error.offset, in: node)
            let position = file.document.position(ofByte: byte)
            diagnostics.report(
                Diagnostic(
                    file: file.path, line: position.line, column: position.column, code: "phone.badPattern",
                    message: error.message))
            return nil
        }
    }
}
