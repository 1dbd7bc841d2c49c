/// Reads a template from left to right. Its depth is bounded, so that no text exhausts the stack.
struct MessageReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { index == bytes.count }

    private static let open = UInt8(ascii: "{")
    private static let close = UInt8(ascii: "}")
    private static let number = UInt8(ascii: "#")
    private static let apostrophe = UInt8(ascii: "'")
    private static let comma = UInt8(ascii: ",")

    /// What makes a text more than text.
    static let special: Set<UInt8> = [open, close, apostrophe]

    /// Reads up to the end of the text, or to the brace that closes the form.
    mutating func text(depth: Int) throws(MessageTemplate.Fault) -> [MessageTemplate.Part] {
        if depth > MessageTemplate.maximumDepth { throw .depth }
        var parts: [MessageTemplate.Part] = []
        var plain: [UInt8] = []
        func flush() {
            if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
            plain = []
        }
        while index < bytes.count, bytes[index] != MessageReader.close {
            let byte = bytes[index]
            index += 1
            switch byte {
            case MessageReader.apostrophe:
                quoted(isForm: depth > 0, into: &plain)
            case MessageReader.open:
                flush()
                parts.append(try part(depth: depth))
            case MessageReader.number where depth > 0:
                flush()
                parts.append(.number)
            default: plain.append(byte)
            }
        }
        flush()
        return parts
    }

    /// What an apostrophe stands for: itself, or the beginning of a run.
    private mutating func quoted(isForm: Bool, into plain: inout [UInt8]) {
        guard index < bytes.count else { return plain.append(MessageReader.apostrophe) }
        let next = bytes[index]
        if next == MessageReader.apostrophe {
            index += 1
            return plain.append(next)
        }
        guard next == MessageReader.open || next == MessageReader.close || isForm && next == MessageReader.number
        else { return plain.append(MessageReader.apostrophe) }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == MessageReader.apostrophe {
                guard index < bytes.count, bytes[index] == byte else { return }
                index += 1
            }
            plain.append(byte)
        }
    }

    private mutating func part(depth: Int) throws(MessageTemplate.Fault) -> MessageTemplate.Part {
        let name = word()
        guard index < bytes.count else { throw .open }
        guard !name.isEmpty else { throw .name }
        if take(MessageReader.close) { return .parameter(name) }
        guard take(MessageReader.comma), word() == "plural", take(MessageReader.comma) else { throw .argument }
        var forms: [MessageTemplate.Form] = []
        while !take(MessageReader.close) {
            let selector = try selector()
            guard take(MessageReader.open) else { throw isAtEnd ? .open : .form }
            let parts = try text(depth: depth + 1)
            guard take(MessageReader.close) else { throw .open }
            if forms.contains(where: { $0.selector == selector }) { throw .repeated }
            forms.append(MessageTemplate.Form(selector: selector, parts: parts))
        }
        guard forms.contains(where: { $0.selector == .keyword("other") }) else { throw .noOther }
        return .plural(parameter: name, forms: forms)
    }

    private mutating func selector() throws(MessageTemplate.Fault) -> MessageTemplate.Selector {
        if take(UInt8(ascii: "=")) {
            guard let number = Int(word()) else { throw .form }
            return .exactly(number)
        }
        let keyword = word()
        guard !keyword.isEmpty else { throw isAtEnd ? .open : .form }
        return .keyword(keyword)
    }

    /// Skips white space, takes letters and digits, and skips white space again.
    private mutating func word() -> String {
        skipSpace()
        let start = index
        while index < bytes.count, MessageReader.isWord(bytes[index]) { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        skipSpace()
        return word
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0A { index += 1 }
    }

    private static func isWord(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }
}
