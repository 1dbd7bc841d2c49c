/// A text field for a phone number: it formats while somebody types, deletes, pastes, and edits in the middle.
///
/// The field keeps the digits, with a plus sign at the front if there is one, and shows them as `AsYouTypeFormatter` does.
/// Everything between them is the field's: spaces and hyphens that are typed are left out, so that formatting never stops.
/// Digits of other scripts become ASCII digits at once.
///
/// Places in the text, the cursor too, are counted in Unicode scalars from the front. (The formats of all regions are
/// ASCII; there a scalar is a byte and a UTF-16 unit.)
public struct PhoneField: Sendable {
    private let plans: PhonePlans
    private var formatter: AsYouTypeFormatter

    /// ASCII digits, and a plus sign at the front if there is one.
    private var symbols: [UInt8] = []

    /// Where the next character goes, from 0 to the length of the text.
    public private(set) var cursor = 0

    /// The region of numbers without a calling code.
    public var region: RegionCode? {
        didSet {
            let passed = symbolCount(before: cursor)
            formatter = AsYouTypeFormatter(region: region, plans: plans)
            show(cursorBehind: passed)
        }
    }

    /// An empty field for numbers of a region.
    public init(region: RegionCode?, plans: PhonePlans) {
        self.plans = plans
        self.region = region
        formatter = AsYouTypeFormatter(region: region, plans: plans)
    }

    /// The text to show.
    public var text: String { formatter.text }

    /// What was typed, as ASCII digits with a plus sign at the front if there is one.
    public var digits: String { String(decoding: symbols, as: UTF8.self) }

    /// The region to show a flag of, as `PhonePlans.likelyRegion(afterTyping:region:)` tells it.
    public var likelyRegion: RegionCode? { plans.likelyRegion(afterTyping: digits, region: region) }

    /// Types or pastes at the cursor.
    ///
    /// Of a pasted text the first number counts: what stands before its first digit or plus sign is left out, and so is
    /// everything from the first character on that cannot stand between digits, such as a letter or an extension. A plus
    /// sign counts at the front of the field only; digits typed before it go behind it. A valid number with its calling
    /// code that fills the field is that number, without a zero in parentheses. The field takes as many digits
    /// as the limit `characters` allows; more are left out.
    public mutating func insert(_ text: String) { replace(cursor..<cursor, with: text) }

    /// Deletes the digit or plus sign before the cursor, also when a space or hyphen stands between the two.
    public mutating func deleteBackward() {
        let passed = symbolCount(before: cursor)
        if passed > 0 { replaceSymbols(passed - 1..<passed, with: []) }
    }

    /// Deletes the digit or plus sign behind the cursor.
    public mutating func deleteForward() {
        let passed = symbolCount(before: cursor)
        if passed < symbols.count { replaceSymbols(passed..<passed + 1, with: []) }
    }

    /// Replaces a part of the text, as text fields tell their delegates: with nothing selected it inserts, with no new
    /// text it deletes. Where only spaces and hyphens would go, the digit before them goes. Parts outside the text are cut
    /// to it.
    public mutating func replace(_ range: Range<Int>, with text: String) {
        let lower = symbolCount(before: range.lowerBound)
        let upper = symbolCount(before: range.upperBound)
        let isDeletion = text.isEmpty && !range.isEmpty && lower == upper && lower > 0
        let isWhole = lower == 0 && upper == symbols.count
        let new = (isWhole ? plans.pastedNumber(text) : nil) ?? plans.symbols(of: text)
        replaceSymbols((isDeletion ? lower - 1 : lower)..<upper, with: new)
    }

    /// Moves the cursor; a place outside the text is cut to it.
    public mutating func moveCursor(to place: Int) { cursor = min(max(place, 0), length) }

    /// Empties the field.
    public mutating func clear() { replaceSymbols(0..<symbols.count, with: []) }
}

extension PhoneField {
    private static let plus = UInt8(ascii: "+")

    private var length: Int { text.unicodeScalars.count }

    /// How many digits and plus signs stand before a place in the text.
    private func symbolCount(before place: Int) -> Int {
        guard place < length else { return symbols.count }
        let count = text.unicodeScalars.prefix(max(place, 0)).reduce(0) { $0 + (PhoneField.isSymbol($1) ? 1 : 0) }
        return min(count, symbols.count)
    }

    private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
        0x30...0x39 ~= scalar.value || scalar.value == UInt32(plus)
    }

    private mutating func replaceSymbols(_ range: Range<Int>, with new: [UInt8]) {
        var range = range
        // Nothing goes before a plus sign that stays.
        if range.lowerBound == 0, range.isEmpty, symbols.first == PhoneField.plus, !new.isEmpty { range = 1..<1 }
        let room = max(0, plans.limits.characters - symbols.count + range.count)
        let added = new.filter { range.lowerBound == 0 || $0 != PhoneField.plus }.prefix(room)
        if range.isEmpty, range.lowerBound == symbols.count {
            symbols += added
            for symbol in added { formatter.append(Unicode.Scalar(symbol)) }
            cursor = length
            return
        }
        symbols.replaceSubrange(range, with: added)
        show(cursorBehind: range.lowerBound + added.count)
    }

    /// Formats anew, and puts the cursor behind so many digits and plus signs.
    private mutating func show(cursorBehind passed: Int) {
        formatter.clear()
        for symbol in symbols { formatter.append(Unicode.Scalar(symbol)) }
        let scalars = text.unicodeScalars
        guard passed < symbols.count else { return cursor = scalars.count }
        var rest = passed
        cursor = 0
        for scalar in scalars where rest > 0 {
            cursor += 1
            if PhoneField.isSymbol(scalar) { rest -= 1 }
        }
    }
}
