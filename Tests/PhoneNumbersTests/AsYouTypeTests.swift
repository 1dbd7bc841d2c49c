import PhoneNumbers
import Testing

@Suite struct AsYouTypeTests {
    let plans: PhonePlans

    init() throws { plans = try PhonePlans.embedded }

    private func formatter(_ region: String?) -> AsYouTypeFormatter {
        AsYouTypeFormatter(region: region.flatMap { RegionCode($0) }, plans: plans)
    }

    /// Region, what is typed, and the texts on the way as libphonenumber shows them.
    static let cases: [(String?, String, String)] = [
        ("NL", "0623456789", "0|06|062|06 23|06 234|06 2345|06 23456|06 234567|06 2345678|06 23456789"),
        (
            "US", "1201555012",
            "1|12|1 20|1 (201|1 (201) 5|1 (201) 55|1 (201) 555|1 (201) 555-0|1 (201) 555-01|1 (201) 555-012"
        ),
        // International prefixes, one of them longer than what is enough to begin.
        ("US", "0113162", "0|01|011 |011 3|011 31 |011 31 6|011 31 62"),
        ("AU", "0011316", "0|00|001|0011|00113|0011 31 |0011 31 6"),
        ("GB", "+44207946", "+|+4|+44 |+44 2|+44 20|+44 20 7|+44 20 79|+44 20 794|+44 20 7946"),
        // Formats come and go with the digits.
        ("AR", "91123456", "9|91|911|91-12|91-123|91-1234|911-2345|91123456"),
        ("KZ", "877100", "8|87|877|8 771|8 771 0|8 771 00"),
        // A national prefix that turns out to be longer.
        ("HU", "0620123", "0|06|062|0620|06 20 1|06 20 12|06 20 123"),
        // More digits than a number of the plan has.
        (
            "NL", "062345678901",
            "0|06|062|06 23|06 234|06 2345|06 23456|06 234567|06 2345678|06 23456789|06234567890|062345678901"
        ),
        // Somebody who writes the way they like it.
        ("NL", "06-23", "0|06|06-|06-2|06-23"),
        ("NL", "+31 62", "+|+3|+31 |+31 |+31 6|+31 62"),
        ("NL", "6+2", "6|6+|6+2"),
        // Digits of other scripts, and signs that look like what is known.
        ("NL", "٠٦٢٣", "٠|٠٦|062|06 23"),
        ("NL", "０６２３", "０|０６|062|06 23"),
        ("NL", "²01²", "²|²0|²01|²01²"),
        ("NL", "＋316", "＋|＋3|＋31|＋316"),
        // No region, and no such calling code.
        (nil, "+155501", "+|+1|+1 5|+1 55|+1 555|+1 555-0|+1 555-01"),
        (nil, "0623", "0|06|062|0623"),
        ("AQ", "0623", "0|06|062|0623"),
        ("001", "0623", "0|06|062|0623"),
        ("NL", "+99912", "+|+9|+99|+999|+9991|+99912"),
    ]

    @Test(arguments: cases)
    func texts(_ region: String?, _ input: String, _ expected: String) {
        var formatter = formatter(region)
        var texts: [String] = []
        for character in input.unicodeScalars {
            formatter.append(character)
            texts.append(formatter.text)
        }
        #expect(texts.joined(separator: "|") == expected)
    }

    /// The remembered character, counted from 0, and the position after each key.
    static let positions: [(String, String, Int, [Int])] = [
        ("US", "12345678901", 4, [0, 0, 0, 0, 9, 9, 9, 9, 9, 9, 9]),
        ("GB", "02079460123", 5, [0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7]),
        ("NL", "06-23", 1, [0, 2, 2, 2, 2]),
        ("NL", "06-23", 3, [0, 0, 0, 4, 4]),
        ("NL", "+31623", 0, [1, 1, 1, 1, 1, 1]),
        ("NL", "٠٦٢٣", 3, [0, 0, 0, 5]),
    ]

    @Test(arguments: positions)
    func rememberedPosition(_ region: String, _ input: String, _ remembered: Int, _ expected: [Int]) {
        var formatter = formatter(region)
        var positions: [Int] = []
        for (index, character) in input.unicodeScalars.enumerated() {
            formatter.append(character, rememberPosition: index == remembered)
            positions.append(formatter.rememberedPosition)
        }
        #expect(positions == expected)
    }

    @Test func clearing() {
        var formatter = formatter("NL")
        formatter.append(contentsOf: "+12015550123")
        formatter.clear()
        #expect(formatter.text == "")
        #expect(formatter.rememberedPosition == 0)
        formatter.append(contentsOf: "0623")
        #expect(formatter.text == "06 23")
    }

    @Test func copiesGoOnAlone() {
        var first = formatter("NL")
        first.append(contentsOf: "062")
        var second = first
        second.append("3")
        first.append("1")
        #expect(first.text == "06 21")
        #expect(second.text == "06 23")
        #expect(second.withText { $0.count } == 5)
    }

    @Test(arguments: ["7", "٣", "😀", "-"])
    func endsAtTheLimit(_ character: String) {
        var formatter = formatter("NL")
        formatter.append(contentsOf: String(repeating: character, count: 250))
        let text = formatter.text
        #expect(text == String(repeating: character, count: 250))
        formatter.append(contentsOf: "12")
        #expect(formatter.text == text)
    }

    /// Long runs of digits make every region look for longer national prefixes again and again.
    @Test func longTexts() {
        for region in plans.regionCodes {
            for pattern in ["0", "1", "8", "01", "00", "081", "15", "+1", "+44 0", "0810", "14"] {
                var formatter = AsYouTypeFormatter(region: region, plans: plans)
                formatter.append(contentsOf: String(repeating: pattern, count: 250 / pattern.count))
                #expect(formatter.text.unicodeScalars.count >= 250 / pattern.count)
            }
        }
    }
}
