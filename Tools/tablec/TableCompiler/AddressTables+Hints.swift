import TableFormat

/// What a form shows in the fields of one layout.
struct FormHints {
    let form: AddressForm
    let country: String?
    let fields: Int

    init(_ form: AddressForm, country: String?, fields: Int) {
        self.form = form
        self.country = country
        self.fields = fields
    }

    func example(_ field: Int) -> String? { form.example(field, country: country) }
}

extension AddressTables {
    /// The fields that input rows have; their faults are reported elsewhere.
    func fieldSet(_ rows: [SourceValue]) -> Int {
        let quiet = Diagnostics()
        return rows.flatMap { $0.array(quiet) ?? [] }.reduce(0) { set, value in
            let name = value.entries(quiet)?.first { $0.name == "field" }?.value.text(quiet)
            return name.flatMap(vocabulary.index).map { set | 1 << $0 } ?? set
        }
    }

    /// How long a code is at most as it is laid out, and what an empty field shows.
    mutating func addHints(
        _ values: [SourceValue], _ pattern: SymbolPattern, example: String, _ row: inout LayoutRow
    ) {
        let quiet = Diagnostics()
        let lengths = (1...AddressSchema.maximumPostalCode).filter { pattern.lengths >> UInt64($0) & 1 == 1 }
        let shown = Self.letters(example).count
        var longest = 0
        var placeholder: String?
        for value in values {
            guard let source = value.object(["mask", "startsWith"], quiet), let text = source.text("mask") else {
                continue
            }
            let mask = PostalMask(text: text)
            longest = max(longest, (lengths.last { mask.fits($0) } ?? 0) + mask.literals)
            if placeholder == nil, source.optional("startsWith") == nil {
                // Of the length of the example, which is the most usual one.
                placeholder = mask.counted.flatMap {
                    Self.letters($0).count == shown && isCode($0, row) ? $0 : nil
                }
            }
        }
        row[.longest] = longest
        row[.placeholder] = pool.intern(placeholder ?? example)
    }

    private static func letters(_ text: String) -> [UInt8] {
        text.utf8.filter { 0x41...0x5A ~= $0 || 0x30...0x39 ~= $0 }
    }

    private func isCode(_ text: String, _ row: LayoutRow) -> Bool {
        guard let root = row[.postalRoot], let labels = automaton.labels(root: root - 1, of: Self.letters(text)) else {
            return false
        }
        return labels.contains(PostalLabel.exact) && !labels.contains(PostalLabel.exceptPrefix)
            && !labels.contains(PostalLabel.exceptSuffix)
    }
}

extension PostalMask {
    private static let escape = UInt8(ascii: "\\")

    /// How many signs stand for themselves.
    var literals: Int { text.utf8.filter { $0 != Self.escape }.count - minimum - rests }

    /// The mask with 1, 2, 3 in the places of digits and A, B, C in those of letters; nil where a place takes either.
    var counted: String? {
        var (digits, letters): (UInt8, UInt8) = (0, 0)
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in text.utf8 {
            if isEscaped {
                isEscaped = false
                bytes.append(byte)
                continue
            }
            switch byte {
            case Self.escape: isEscaped = true
            case UInt8(ascii: "9"):
                bytes.append(UInt8(ascii: "1") + digits % 9)
                digits += 1
            case UInt8(ascii: "A"):
                bytes.append(UInt8(ascii: "A") + letters % 26)
                letters += 1
            case UInt8(ascii: "*"), Self.rest: return nil
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
