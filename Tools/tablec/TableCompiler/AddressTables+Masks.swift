import TableFormat

/// How a code is laid out: `9` is a digit, `A` a letter, `*` either, `+` the rest; anything else stands for itself, and so
/// does what follows a backslash.
struct PostalMask {
    static let symbols: [UInt8] = Array("9A*".utf8)
    static let rest = UInt8(ascii: "+")

    let text: String

    /// How many symbols it takes beside the rest.
    var minimum: Int { plain.filter(Self.symbols.contains).count }
    var rests: Int { plain.filter { $0 == Self.rest }.count }

    /// The bytes that no backslash stands before.
    private var plain: [UInt8] {
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in text.utf8 {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }

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
