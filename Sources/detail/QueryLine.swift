import JSONText

/// One line of a batch: a text as it stands, or an object that tells more than a text.
struct QueryLine {
    /// What is wrong with a line of a batch.
    struct Fault: Error {
        let code: String
        let column: Int

        /// A member that is a text holds something else.
        static let wrongType = "query.wrongType"

        /// A member holds none of the texts that it may hold.
        static let unknownValue = "query.unknownValue"

        /// A country is asked about, and none is named.
        static let noCountry = "query.noCountry"
    }

    /// The line, when it is no object.
    let text: String

    private let document: JSONDocument?

    /// Reads a line; one that begins with a brace is an object, because no detail does.
    init(_ given: [UInt8]) throws(Fault) {
        let line = QueryLine.trimmed(given)
        text = String(decoding: line, as: UTF8.self)
        guard line.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") else {
            document = nil
            return
        }
        do { document = try JSONDocument(line) } catch { throw Fault(code: error.code.rawValue, column: error.column) }
    }

    var isObject: Bool { document != nil }

    /// Ends what can only begin with an object: the line is no JSON, or another value.
    func requireObject() throws(Fault) {
        if isObject { return }
        do { _ = try JSONDocument(Array(text.utf8)) } catch {
            throw Fault(code: error.code.rawValue, column: error.column)
        }
        throw Fault(code: Fault.wrongType, column: 1)
    }

    /// A text of the object; `nil` when the member is absent or null.
    func text(_ name: String) throws(Fault) -> String? {
        guard let (document, value) = member(name) else { return nil }
        guard let text = document.string(of: value) else { throw fault(Fault.wrongType, document, value) }
        return text
    }

    /// One of a few texts of the object; `nil` when the member is absent or null.
    func choice<Choice: RawRepresentable<String>>(_ name: String) throws(Fault) -> Choice? {
        try text(name) { Choice(rawValue: $0) != nil }.flatMap(Choice.init(rawValue:))
    }

    /// A text of the object that is one of those that are known.
    func text(_ name: String, where isKnown: (String) -> Bool) throws(Fault) -> String? {
        guard let text = try text(name) else { return nil }
        if isKnown(text) { return text }
        guard let (document, value) = member(name) else { return nil }
        throw fault(Fault.unknownValue, document, value)
    }

    /// A whole number of the object; `nil` when the member is absent or null.
    func integer(_ name: String) throws(Fault) -> Int? {
        guard let (document, value) = member(name) else { return nil }
        guard let number = document.integer(of: value) else { throw fault(Fault.wrongType, document, value) }
        return number
    }

    /// The texts of an object in the object, in their order; a number counts as its digits, null is left out.
    func texts(_ name: String) throws(Fault) -> [(name: String, text: String, isNumber: Bool)] {
        guard let (document, value) = member(name) else { return [] }
        guard document.kind(value) == .object else { throw fault(Fault.wrongType, document, value) }
        var texts: [(name: String, text: String, isNumber: Bool)] = []
        for member in document.members(of: value) where document.kind(member.value) != .null {
            guard let text = document.string(of: member.value) ?? document.numberText(of: member.value),
                let name = document.string(of: member.name)
            else { throw fault(Fault.wrongType, document, member.value) }
            texts.append((name, text, document.kind(member.value) == .number))
        }
        return texts
    }

    /// Whether a member of the object is true; a member that is absent or null is not.
    func flag(_ name: String) throws(Fault) -> Bool {
        guard let (document, value) = member(name) else { return false }
        guard let flag = document.bool(of: value) else { throw fault(Fault.wrongType, document, value) }
        return flag
    }

    /// The text that is asked about: the line itself, or the object's `input`.
    func input() throws(Fault) -> String {
        guard isObject else { return text }
        guard let input = try text("input") else { throw Fault(code: JSONErrorCode.missingValue.rawValue, column: 1) }
        return input
    }

    private func member(_ name: String) -> (JSONDocument, JSONNode)? {
        guard let document, let value = document.member(name, of: document.root), document.kind(value) != .null else {
            return nil
        }
        return (document, value)
    }

    private func fault(_ code: String, _ document: JSONDocument, _ value: JSONNode) -> Fault {
        Fault(code: code, column: document.position(ofByte: document.sourceRange(value).lowerBound).column)
    }

    /// A line without what files from Windows have at their start and at the end of lines.
    private static func trimmed(_ line: [UInt8]) -> [UInt8] {
        var rest = line[...]
        if rest.starts(with: "\u{FEFF}".utf8) { rest = rest.dropFirst("\u{FEFF}".utf8.count) }
        if rest.last == UInt8(ascii: "\r") { rest = rest.dropLast() }
        return Array(rest)
    }
}
