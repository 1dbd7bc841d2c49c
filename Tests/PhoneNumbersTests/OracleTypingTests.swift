import PhoneNumbers
import Testing

/// Every example number typed key by key, at home and from abroad, and random keys: each text on the way, and each position
/// of a key that is remembered, as the oracle has them.
@Suite struct OracleTypingTests {
    @Test func storedTexts() throws {
        let plans = try PhonePlans.embedded
        let rows = try OracleAnswers.load("typed")
        #expect(rows.count > 4700)
        for row in rows {
            let typed = TypedText(row, plans)
            let place: Comment = "\(row["keys"]) in \(row["region"]), key \(row["remembered"]) remembered"
            #expect(typed.text == row["text"], place)
            #expect("\(typed.position)" == row["position"], place)
            #expect(typed.hash == row["hash"], place)
        }
    }
}

/// A text typed from the start.
struct TypedText {
    private(set) var text = ""
    private(set) var position = 0
    /// FNV-1a of all texts and positions on the way.
    private(set) var hash = ""

    init(_ row: OracleAnswers.Row, _ plans: PhonePlans) {
        var formatter = AsYouTypeFormatter(region: RegionCode(row["region"]), plans: plans)
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        for (index, key) in row["keys"].unicodeScalars.enumerated() {
            formatter.append(key, rememberPosition: "\(index)" == row["remembered"])
            text = formatter.text
            position = formatter.rememberedPosition
            for byte in "\(text)@\(position)\n".utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        let digits = String(value, radix: 16)
        hash = String(repeating: "0", count: 16 - digits.count) + digits
    }
}
