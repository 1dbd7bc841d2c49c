import JSONText

/// A number to read, as an argument or a line of a batch gives it.
struct PhoneQuery {
    let input: String
    let region: String?

    init(input: String, region: String?) {
        self.input = input
        self.region = region
    }

    /// What is wrong with a line of a batch.
    struct Fault: Error {
        let code: String
        let column: Int
    }

    /// Reads `{"input": "06 12345678", "region": "NL"}`; `region` is taken where the line has none.
    init(line: [UInt8], region: String?) throws(Fault) {
        let document: JSONDocument
        do { document = try JSONDocument(line) } catch { throw Fault(code: error.code.rawValue, column: error.column) }
        guard let node = document.member("input", of: document.root), let input = document.string(of: node) else {
            throw Fault(code: JSONErrorCode.missingValue.rawValue, column: 1)
        }
        self.input = input
        self.region = document.member("region", of: document.root).flatMap(document.string(of:)) ?? region
    }
}
