import PhoneNumbers
import Testing

@Suite struct PhoneFieldTests {
    let plans: PhonePlans

    init() throws { plans = try PhonePlans.embedded }

    /// A field with a text in which "|" marks the cursor.
    private func field(_ marked: String, region: String = "NL") throws -> PhoneField {
        var field = PhoneField(region: RegionCode(region), plans: plans)
        let place = try #require(marked.firstIndex(of: "|"))
        field.insert(marked.filter { $0 != "|" })
        try #require(field.text == marked.filter { $0 != "|" })
        field.moveCursor(to: marked.distance(from: marked.startIndex, to: place))
        return field
    }

    private func marked(_ field: PhoneField) -> String {
        var text = field.text
        text.insert("|", at: text.index(text.startIndex, offsetBy: field.cursor))
        return text
    }

    static let pasted: [(String, String, String)] = [
        ("+31 (0)6 23456789", "NL", "+31 6 23456789"),
        ("Tel. +44 (0) 20 7946 0123", "NL", "+44 20 7946 0123"),
        ("０９０ー１２３４ー５６７８", "JP", "090-1234-5678"),
        // Not valid yet: what was typed stays.
        ("+31 (0)6 2345", "NL", "+31062345"),
    ]

    @Test(arguments: pasted)
    func pastesAWholeNumber(_ text: String, _ region: String, _ shown: String) throws {
        var field = PhoneField(region: RegionCode(region), plans: plans)
        field.insert(text)
        #expect(field.text == shown)
        #expect(field.cursor == shown.count)
    }

    @Test(arguments: [
        ("06 2345|", "06 234|"),
        ("06 |23", "0|23"),
        ("06 |2345", "0|23 45"),
        ("|06 23", "|06 23"),
        ("+31 |6", "+3|6 "),
        ("+|31 6", "|316"),
        ("06 23|45", "06 2|45"),
    ])
    func deletesBackward(_ before: String, _ after: String) throws {
        var field = try field(before)
        field.deleteBackward()
        #expect(marked(field) == after)
    }

    @Test(arguments: [
        ("06| 2345", "06| 345"),
        ("06 2345|", "06 2345|"),
        ("|06 23", "|623"),
        ("|+31 6", "|316"),
    ])
    func deletesForward(_ before: String, _ after: String) throws {
        var field = try field(before)
        field.deleteForward()
        #expect(marked(field) == after)
    }

    @Test(arguments: [
        ("06 23|45", "9", "06 239|45"),
        ("06 2345|", "6", "06 23456|"),
        ("06 23|45", " ", "06 23|45"),
        ("06 23|45", "a", "06 23|45"),
        ("06 23|45", "+", "06 23|45"),
        ("|06 23", "+", "+|0623"),
        ("|31623", "+", "+|31 6 23"),
        // Nothing goes before a plus sign.
        ("|+31 6", "4", "+4|3 16"),
        ("06 23|", "٤٥", "06 2345|"),
        ("|", "３１", "31|"),
    ])
    func inserts(_ before: String, _ text: String, _ after: String) throws {
        var field = try field(before)
        field.insert(text)
        #expect(marked(field) == after)
    }

    @Test(arguments: [
        ("+31 6 2345-6789", "+31 6 23456789|"),
        ("Tel.: (06) 2345 6789", "06 23456789|"),
        ("06 2345 6789 ext. 12", "06 23456789|"),
        ("0623456789;ext=12", "06 23456789|"),
        ("06 2345 6789 x12", "06 23456789|"),
        ("＋３１６２３", "+31 6 23|"),
        ("++31 6", "+31 6|"),
        ("06 23 +31 6", "06 23|"),
        ("\u{202A}+31 6 23\u{202C}", "+31 6 23|"),
        ("tel:+31-6-23456789", "+31 6 23456789|"),
        ("nobody", "|"),
        ("", "|"),
    ])
    func pastes(_ text: String, _ after: String) {
        var field = PhoneField(region: RegionCode("NL"), plans: plans)
        field.insert(text)
        #expect(marked(field) == after)
    }

    @Test func replacesWhatIsSelected() throws {
        var field = try field("06 23456789|")
        field.replace(3..<11, with: "1")
        #expect(marked(field) == "061|")
        field.replace(0..<99, with: "+44 20 7946 0123")
        #expect(marked(field) == "+44 20 7946 0123|")
        // Only a space is selected: the digit before it goes.
        field.replace(6..<7, with: "")
        #expect(field.digits == "+44279460123")
        field.replace(-5 ..< -1, with: "")
        #expect(field.digits == "+44279460123")
    }

    @Test func followsTheRegion() {
        var field = PhoneField(region: RegionCode("NL"), plans: plans)
        field.insert("2015550123")
        field.moveCursor(to: 3)
        field.region = RegionCode("US")
        #expect(marked(field) == "(201|) 555-0123")
    }

    @Test func isFullAtTheLimit() {
        var field = PhoneField(region: nil, plans: plans)
        field.insert(String(repeating: "7", count: 400))
        #expect(field.digits.count == 250)
        field.moveCursor(to: 10)
        field.insert("8")
        #expect(field.digits == String(repeating: "7", count: 250))
        field.deleteBackward()
        field.insert("8")
        #expect(field.digits.count == 250)
        #expect(field.digits.contains("8"))
    }

    /// Whatever is done, the cursor stays in the text and the text shows the digits.
    @Test func anyEdits() {
        var generator = SystemRandomNumberGenerator()
        let regions = plans.regionCodes
        for _ in 0..<3_000 {
            var field = PhoneField(region: regions.randomElement(using: &generator), plans: plans)
            for _ in 0..<40 {
                let length = field.text.unicodeScalars.count
                let digits = field.digits
                switch Int.random(in: 0..<8, using: &generator) {
                case 0: field.moveCursor(to: Int.random(in: -2...length + 2, using: &generator))
                case 1: field.deleteBackward()
                case 2: field.deleteForward()
                case 3:
                    let bounds = [0, 1].map { _ in Int.random(in: -2...length + 2, using: &generator) }.sorted()
                    field.replace(bounds[0]..<bounds[1], with: Bool.random(using: &generator) ? "" : "12")
                case 4:
                    // Inserting and deleting again is as if nothing had been done.
                    field.insert("5")
                    #expect(field.digits.count == digits.count + 1)
                    field.deleteBackward()
                    #expect(field.digits == digits)
                case 5: field.insert("+")
                default: field.insert(String(Int.random(in: 0...9, using: &generator)))
                }
                #expect(0...field.text.unicodeScalars.count ~= field.cursor)
                #expect(field.text.filter { $0 == "+" || $0.isNumber } == field.digits)
            }
            field.moveCursor(to: .max)
            while !field.digits.isEmpty { field.deleteBackward() }
            #expect(field.text == "")
            #expect(field.cursor == 0)
        }
    }

    /// Typing at the end is what `AsYouTypeFormatter` does.
    @Test func typingAtTheEnd() {
        for region in plans.regionCodes {
            for text in ["0123456789012", "12015550123", "+4420794601234", "00316234567890", "8810316234567"] {
                var field = PhoneField(region: region, plans: plans)
                var formatter = AsYouTypeFormatter(region: region, plans: plans)
                for character in text.unicodeScalars {
                    field.insert(String(character))
                    formatter.append(character)
                    #expect(field.text == formatter.text)
                    #expect(field.cursor == field.text.unicodeScalars.count)
                }
            }
        }
    }
}
