import Foundation
import PersonNames

extension Suite {
    static let names = Suite(name: "names", summary: "names: check and key, a pattern of letters and marks") {
        let rules = try NameRules.embedded
        let expression = try NSRegularExpression(pattern: #"^[\p{L}\p{M}'’.\- ]{1,100}$"#)
        var table = Table(
            title: "Checking one name",
            header: ["", "scalars", "ns", "allocations", "NSRegularExpression, a pattern, ns"])
        for (name, text) in samples {
            let bytes = Array(text.utf8)
            let results = measure([
                Contender(name: "NameRules.check") { rules.check(bytes.span).findings.count },
                Contender(name: "NSRegularExpression") {
                    expression.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count))
                },
            ])
            table.rows.append([
                name, "\(text.unicodeScalars.count)", results[0].nanoseconds.rounded(0),
                results[0].allocations.rounded(1), results[1].nanoseconds.rounded(0),
            ])
        }
        table.print()
    }

    private static let samples = [
        ("Latin, ASCII", "Marieke de Vries"), ("Latin", "Françoise Lefèvre-Dœ"), ("Cyrillic", "Александра Игнатенко"),
        ("Chinese", "歐陽娜娜"), ("Katakana", "レオナルド・ディカプリオ"), ("Arabic", "محمد عبد الرحمن علي"),
        ("Devanagari", "प्रियंका श्रीवास्तव"), ("Thai", "เกียรติศักดิ์ ใจดีมาก"), ("Latin, not in NFC", "Jose\u{301} Mun\u{303}oz"),
        ("refused", "H4nne!"),
    ]
}
