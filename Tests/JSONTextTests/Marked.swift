/// A text with a place marked in it: `⟦` and `⟧` stand around the bytes that a test expects something of, and
/// `‹ED A0 80›` for bytes that a Swift string cannot hold.
struct Marked {
    var bytes: [UInt8] = []
    /// The marked bytes; nil when nothing is marked.
    var range: Range<Int>?

    init(_ text: String) {
        var start: Int?
        var scalars = text.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "⟦": start = bytes.count
            case "⟧": range = (start ?? bytes.count)..<bytes.count
            case "‹":
                let digits = scalars.prefix { $0 != "›" }
                scalars = scalars.dropFirst(digits.count + 1)
                bytes += String(digits).split(separator: " ").compactMap { UInt8($0, radix: 16) }
            default: bytes += Array(String(scalar).utf8)
            }
        }
    }
}
