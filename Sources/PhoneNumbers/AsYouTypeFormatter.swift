/// Formats a phone number while it is typed, one character at a time.
///
/// The text after each character is the one of libphonenumber's `AsYouTypeFormatter`. Digits of every script count as
/// digits; they are shown as they were typed until formatting begins, and then as ASCII digits. A plus sign counts at the
/// front. With any other character, such as a space, the person has begun to write in a way of their own, and the text is
/// what was typed from then on.
///
/// A value holds its own text: copies go on independently. Typing allocates nothing.
public struct AsYouTypeFormatter: Sendable {
    private let tables: AsYouTypeTables
    private let region: RegionCode?
    private var state: AsYouTypeState
    private var storage: [UInt8]

    /// Formats numbers as they are typed in a region. Without a region, or with one that has no plan, only numbers that
    /// begin with a plus sign are formatted.
    public init(region: RegionCode?, plans: PhonePlans) {
        tables = plans.typing
        let code = tables.code(of: region)
        // A region without a plan is none, such as the one that calling codes of no region share.
        self.region = code == nil ? nil : region
        state = AsYouTypeState(code: code)
        storage = [UInt8](repeating: 0, count: AsYouTypeText.capacity)
    }

    /// Types one more character.
    ///
    /// No number is longer than the limit `characters` of `Rules/details/phone.json` (250): what is typed behind that many
    /// characters is left out, and the text stays as it is.
    /// - Parameter rememberPosition: whether `rememberedPosition` is to follow this character from now on.
    public mutating func append(_ character: Unicode.Scalar, rememberPosition: Bool = false) {
        AsYouTypeFormatter.append(character, rememberPosition, tables, region, &state, &storage)
    }

    /// The state and the texts as two arguments, so that both can be changed where they are.
    private static func append(
        _ character: Unicode.Scalar, _ rememberPosition: Bool, _ tables: AsYouTypeTables, _ region: RegionCode?,
        _ state: inout AsYouTypeState, _ storage: inout [UInt8]
    ) {
        storage.withUnsafeMutableBufferPointer { bytes in
            guard let text = AsYouTypeText(bytes) else { return }
            withUnsafeMutablePointer(to: &state) { state in
                let session = AsYouTypeSession(tables, region, text, state)
                session.enter(character, rememberPosition: rememberPosition)
            }
        }
    }

    /// Types all characters of a text, one after the other.
    public mutating func append(contentsOf text: some StringProtocol) {
        for scalar in text.unicodeScalars { append(scalar) }
    }

    /// Begins a new number in the same region.
    public mutating func clear() { state = AsYouTypeState(code: tables.code(of: region)) }

    /// The text to show.
    public var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Calls `body` with the text to show, in UTF-8, without a copy.
    public func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result { withBytes { body($0.span) } }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[state.shown])) }
    }

    /// Where the character that was last typed with `rememberPosition` ends in `text`: how many Unicode scalars stand in
    /// front of a cursor behind it. 0 when there is none.
    public var rememberedPosition: Int {
        guard state.isFormatting else { return state.rememberedCharacter }
        return storage.withUnsafeBufferPointer { state.position(behindSymbol: state.rememberedSymbol, $0) }
    }
}
