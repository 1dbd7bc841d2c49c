import JSONText
import PhoneNumbers

/// A number to read, as an argument or a line of a batch gives it.
struct PhoneQuery {
    let input: String

    /// The region as it was given.
    let region: String?

    /// The region from which the number is dialled.
    let from: RegionCode?
    let carrier: String?

    /// Another number, which may be the same.
    let match: String?

    /// The region in which a number without calling code is dialled.
    var regionCode: RegionCode? { region.flatMap(PhoneQuery.regionCode) }

    private init(input: String, region: String?, from: RegionCode?, carrier: String?, match: String?) {
        self.input = input
        self.region = region
        self.from = from
        self.carrier = carrier
        self.match = match
    }

    init(input: String, _ options: PhoneOptions) {
        self.init(
            input: input, region: options.region, from: options.from, carrier: options.carrier, match: nil)
    }

    /// What is wrong with a line of a batch.
    struct Fault: Error {
        let code: String
        let column: Int

        /// A member that is a text holds something else.
        static let wrongType = "query.wrongType"
    }

    /// Reads a number as it stands on a line, or `{"input": "06 12345678", "region": "NL"}`, perhaps with `from`, `carrier` and `match`; what the line has not
    /// is taken from the options. No number begins with a brace.
    init(line given: [UInt8], _ options: PhoneOptions) throws(Fault) {
        let line = PhoneQuery.trimmed(given)
        guard line.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") else {
            self.init(input: String(decoding: line, as: UTF8.self), options)
            return
        }
        let document: JSONDocument
        do { document = try JSONDocument(line) } catch { throw Fault(code: error.code.rawValue, column: error.column) }
        func text(_ name: String) throws(Fault) -> String? {
            guard let value = document.member(name, of: document.root), document.kind(value) != .null else {
                return nil
            }
            guard let text = document.string(of: value) else {
                throw Fault(
                    code: Fault.wrongType,
                    column: document.position(ofByte: document.sourceRange(value).lowerBound).column)
            }
            return text
        }
        guard let input = try text("input") else { throw Fault(code: JSONErrorCode.missingValue.rawValue, column: 1) }
        let from = try text("from")
        self.init(
            input: input, region: try text("region") ?? options.region,
            from: from == nil ? options.from : from.flatMap(PhoneQuery.regionCode),
            carrier: try text("carrier") ?? options.carrier, match: try text("match"))
    }

    /// A line without what files from Windows have at their start and at the end of lines.
    private static func trimmed(_ line: [UInt8]) -> [UInt8] {
        var rest = line[...]
        if rest.starts(with: "\u{FEFF}".utf8) { rest = rest.dropFirst("\u{FEFF}".utf8.count) }
        if rest.last == UInt8(ascii: "\r") { rest = rest.dropLast() }
        return Array(rest)
    }

    /// Understands small letters of ASCII as well.
    static func regionCode(_ text: String) -> RegionCode? {
        let capitals = text.utf8.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 ? $0 & ~0x20 : $0 }
        return RegionCode(String(decoding: capitals, as: UTF8.self))
    }
}

/// What a call of `detail phone` asks of every number.
struct PhoneOptions {
    let region: String?
    let from: RegionCode?
    let carrier: String?
    let isStrict: Bool
    let wantsAnswers: Bool

    init(_ invocation: Invocation) throws(Failure) {
        func code(_ name: String) throws(Failure) -> RegionCode? {
            guard let text = invocation[name] else { return nil }
            guard let code = PhoneQuery.regionCode(text) else {
                throw Failure("--\(name) is a region of two letters, such as NL, not '\(text)'")
            }
            return code
        }
        region = try code("region")?.description
        from = try code("from")
        carrier = invocation["carrier"]
        isStrict = invocation.has("strict")
        wantsAnswers = invocation.has("answers")
    }
}
