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
    }

    /// Reads a number as it stands on a line, or `{"input": "06 12345678", "region": "NL"}`, perhaps with `from`, `carrier` and `match`; what the line has not
    /// is taken from the options. No number begins with a brace.
    init(line: [UInt8], _ options: PhoneOptions) throws(Fault) {
        guard line.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") else {
            self.init(input: String(decoding: line, as: UTF8.self), options)
            return
        }
        let document: JSONDocument
        do { document = try JSONDocument(line) } catch { throw Fault(code: error.code.rawValue, column: error.column) }
        func text(_ name: String) -> String? {
            document.member(name, of: document.root).flatMap(document.string(of:))
        }
        guard let input = text("input") else { throw Fault(code: JSONErrorCode.missingValue.rawValue, column: 1) }
        self.init(
            input: input, region: text("region") ?? options.region,
            from: text("from").flatMap(PhoneQuery.regionCode) ?? options.from,
            carrier: text("carrier") ?? options.carrier, match: text("match"))
    }

    /// Understands small letters as well.
    static func regionCode(_ text: String) -> RegionCode? { RegionCode(text.uppercased()) }
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
