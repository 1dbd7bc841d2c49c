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

    /// Reads a number as it stands on a line, or `{"input": "06 12345678", "region": "NL"}`, perhaps with `from`, `carrier` and `match`; what the line has not
    /// is taken from the options.
    init(_ line: QueryLine, _ options: PhoneOptions) throws(QueryLine.Fault) {
        let from = try line.text("from")
        self.init(
            input: try line.input(), region: try line.text("region") ?? options.region,
            from: from == nil ? options.from : from.flatMap(PhoneQuery.regionCode),
            carrier: try line.text("carrier") ?? options.carrier, match: try line.text("match"))
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
