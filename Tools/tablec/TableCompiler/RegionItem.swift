import TableFormat

/// One region of a country file.
struct RegionItem {
    let key: String
    let name: String

    /// The abbreviation that the post prints, where that is not the key.
    let short: String?
    let local: String?
    let aka: [String]

    /// What a correction adds to the other names of an imported region.
    let also: [String]
    let postal: [SourceValue]
    let withoutCity: Bool

    /// The town that the region is, where it has another name.
    let town: String?
    let country: String?

    init?(_ value: SourceValue, _ diagnostics: Diagnostics) {
        let members = [
            "key", "name", "short", "local", "aka", "also", "postal", "withoutCity", "town", "country", "source",
        ]
        guard let item = value.object(members, diagnostics), let key = item.text("key"), let name = item.text("name")
        else { return nil }
        self.key = key
        self.name = name
        short = item.optionalText("short")
        local = item.optionalText("local")
        aka = item.optionalTexts("aka") ?? []
        also = item.optionalTexts("also") ?? []
        postal = item.optionalArray("postal") ?? []
        withoutCity = item.optionalBool("withoutCity") ?? false
        town = item.optionalText("town")
        country = item.optionalText("country")
    }

    /// What the region is found by, with a rank: its key (0), its name (1), names added by hand (2), then the rest; the ISO
    /// 3166-2 code is country and key.
    func names(country: String, _ prefixes: [String]) -> [(text: String, rank: Int)] {
        // Former codes are written with their country as well: IN-OR.
        let codes = [key] + (aka + also).filter(Self.isCode)
        var rest = [local].compactMap { $0 } + aka + codes.map { country + $0 }
        for prefix in prefixes { rest += ([name] + aka).map { prefix + $0 } }
        return [(key, 0), (name, 1)] + also.map { ($0, 2) } + rest.map { ($0, 3) } + shortKey.map { ($0, 4) }
    }

    /// A key of digits as a spreadsheet leaves it.
    private var shortKey: [String] {
        let rest = key.drop { $0 == "0" }
        return rest.isEmpty || rest.count == key.count || !key.allSatisfy(\.isNumber) ? [] : [String(rest)]
    }

    private static func isCode(_ text: String) -> Bool {
        (1...3).contains(text.utf8.count) && text.utf8.allSatisfy { 0x41...0x5A ~= $0 || 0x30...0x39 ~= $0 }
    }
}

/// The first symbols of a code, as a number to the base 36 between two bounds.
struct PostalRange {
    let length: Int
    let low: Int
    let high: Int

    var columns: [Int?] { [length, low, high] }

    init?(_ text: String) {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = ends.first, let last = ends.last, ends.count <= 2, first.utf8.count == last.utf8.count,
            (1...9).contains(first.utf8.count), let low = Self.number(first), let high = Self.number(last), low <= high
        else { return nil }
        self.length = first.utf8.count
        self.low = low
        self.high = high
    }

    private static func number(_ text: Substring) -> Int? {
        var number = 0
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39: number = number * 36 + Int(byte - 0x30)
            case 0x41...0x5A: number = number * 36 + Int(byte - 0x41) + 10
            default: return nil
            }
        }
        return number
    }
}
