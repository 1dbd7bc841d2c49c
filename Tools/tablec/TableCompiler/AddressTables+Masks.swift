import TableFormat

/// How a code is laid out: `9` is a digit, `A` a letter, `*` either, `+` the rest, anything else stands for itself.
struct PostalMask {
    static let symbols: [UInt8] = Array("9A*".utf8)
    static let rest = UInt8(ascii: "+")

    let text: String

    /// How many symbols it takes beside the rest.
    var minimum: Int { text.utf8.filter(Self.symbols.contains).count }
    var rests: Int { text.utf8.filter { $0 == Self.rest }.count }

    /// Whether it lays out codes of this length.
    func fits(_ length: Int) -> Bool { rests == 0 ? minimum == length : length > minimum }
}

extension AddressTables {
    /// `masks`: each length that the pattern allows needs one, and each of them a length.
    mutating func addMasks(_ values: [SourceValue], _ pattern: SymbolPattern, _ row: inout LayoutRow) {
        let lengths = (1...AddressSchema.maximumPostalCode).filter { pattern.lengths >> UInt64($0) & 1 == 1 }
        var laidOut: Set<Int> = []
        for value in values {
            guard let source = value.object(["mask", "startsWith"], diagnostics), let text = source.text("mask") else {
                continue
            }
            let mask = PostalMask(text: text)
            let fitting = lengths.filter(mask.fits)
            if fitting.isEmpty || mask.rests > 1 {
                report("address.badMask", at: value, "no code that the pattern allows fits the mask '\(text)'")
                continue
            }
            let start = source.optional("startsWith").flatMap(codeText)
            if start == nil { laidOut.formUnion(fitting) }
            masks.add([
                pool.intern(text), start.map { pool.intern($0) }, mask.rests == 0 ? mask.minimum : 0, mask.minimum,
            ])
        }
        row[.maskCount] = masks.count - (row[.maskStart] ?? 0)
        if let missing = lengths.first(where: { !laidOut.contains($0) }), let place = values.first {
            report("address.badMask", at: place, "no mask for codes of \(missing) letters and digits")
        }
    }
}
