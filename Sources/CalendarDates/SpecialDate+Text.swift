extension SpecialDate {
    /// The date as ISO 8601 writes it, `1992-02-29`; without a year `--02-29`, as vCard 3 and its users do.
    ///
    /// `DateRules.read` reads it as the same date, if it exists.
    public var iso: String { text(separator: [UInt8(ascii: "-")]) }

    /// The date as RFC 6350 (4.3.1) writes it, `19920229` or `--0229`.
    public var vCard: String { text(separator: []) }

    private func text(separator: [UInt8]) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(12)
        if let year {
            SpecialDate.append(year, 4, &bytes)
        } else {
            bytes += [UInt8](repeating: UInt8(ascii: "-"), count: 2)
        }
        if year != nil { bytes += separator }
        SpecialDate.append(month, 2, &bytes)
        bytes += separator
        SpecialDate.append(day, 2, &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A number in at least so many digits. What is no date is written all the same.
    private static func append(_ number: Int, _ width: Int, _ bytes: inout [UInt8]) {
        let digits = Array(String(number.magnitude).utf8)
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes += [UInt8](repeating: UInt8(ascii: "0"), count: max(width - digits.count, 0))
        bytes += digits
    }
}
