import Foundation
import PersonNames

extension Suite {
    static let names = Suite(name: "names", summary: "names: check and key, a pattern of letters and marks") {
        let rules = try NameRules.embedded
        let expression = try NSRegularExpression(pattern: #"^[\p{L}\p{M}'’.\- ]{1,100}$"#)
        var table = Table(
            title: "Checking one name",
            header: ["", "scalars", "ns", "allocations", "NSRegularExpression, a pattern, ns", "key, ns"])
        for (name, text) in samples {
            let bytes = Array(text.utf8)
            let results = measure([
                Contender(name: "NameRules.check") { rules.check(bytes.span).findings.count },
                Contender(name: "NSRegularExpression") {
                    expression.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count))
                },
                Contender(name: "NameRules.key") { rules.key(of: bytes.span).count },
            ])
            table.rows.append([
                name, "\(text.unicodeScalars.count)", results[0].nanoseconds.rounded(0),
                results[0].allocations.rounded(1), results[1].nanoseconds.rounded(0),
                results[2].nanoseconds.rounded(0),
            ])
        }
        table.print()
    }

    private static let samples = [
        ("16 ASCII letters", "MariekevanVriesz"), ("Latin, ASCII", "Marieke de Vries"),
        ("Latin", "Françoise Lefèvre-Dœ"), ("Vietnamese", "Nguyễn Thị Ánh Tuyết"), ("Cyrillic", "Александра Игнатенко"),
        ("Greek", "Αικατερίνη Ζωγράφουυ"), ("Chinese", "歐陽娜娜"), ("Katakana", "レオナルド・ディカプリオスズキカン"),
        ("Korean", "남궁선황보혜정김민준이서연박지후최유진"), ("Arabic", "محمد عبد الرحمن علي"),
        ("Persian", "علی\u{200C}رضا میرزاپور نگا"),
        ("Hebrew, pointed", "שָׁלוֹם רַחֵל דָּוִד"), ("Devanagari", "प्रियंका श्रीवास्तव"), ("Bengali", "প্রিয়াঙ্কা মিত্রা দ"),
        ("Tamil", "தமிழ்ச்செல்வி ராமன்"), ("Thai", "เกียรติศักดิ์ ใจดีมา"), ("Tibetan", "བསྟན་འཛིན་རྒྱ་མཚོ་"),
        ("Adlam", "𞤀𞤣𞤤𞤢𞤥 𞤋𞤦𞤢𞥄 𞤔𞤢𞤤𞤮 𞤀𞤣𞤤𞤢"), ("Latin, not in NFC", "Jose\u{301} Mun\u{303}oz"), ("refused", "H4nne!"),
    ]
}
