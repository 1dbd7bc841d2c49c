/// Why a text is not the JSON that `JSONDocument` accepts. The raw values are stable.
public enum JSONErrorCode: String, Sendable, CaseIterable {
    // The text as a whole.
    /// Nothing but white space, or nothing at all.
    case empty = "json.empty"
    /// More bytes than `JSONLimits.bytes`.
    case tooLarge = "json.tooLarge"
    /// More nested containers than `JSONLimits.depth`.
    case tooDeep = "json.tooDeep"
    /// The text starts with U+FEFF, which RFC 8259, section 8.1, forbids to write.
    case byteOrderMark = "json.byteOrderMark"
    /// The text is UTF-16 or UTF-32; RFC 8259, section 8.1, asks for UTF-8.
    case wrongEncoding = "json.wrongEncoding"
    /// Bytes that are not UTF-8: stray, overlong, cut short, a surrogate, or beyond U+10FFFF.
    case invalidUTF8 = "json.invalidUTF8"
    /// The text stops inside an array or object.
    case unexpectedEnd = "json.unexpectedEnd"
    /// Something follows the value.
    case trailingText = "json.trailingText"

    // Between values.
    /// A comma before a closing bracket.
    case trailingComma = "json.trailingComma"
    /// Two values or members without a comma between them.
    case missingComma = "json.missingComma"
    /// A member name without a colon after it.
    case missingColon = "json.missingColon"
    /// A comma or colon without a value beside it.
    case missingValue = "json.missingValue"
    /// A comma or colon where a member name was due.
    case missingName = "json.missingName"
    /// An array closed with a brace or an object with a bracket.
    case mismatchedBracket = "json.mismatchedBracket"
    /// A comment, of any style.
    case comment = "json.comment"
    /// A character that starts nothing in JSON.
    case unexpectedCharacter = "json.unexpectedCharacter"

    // Names and strings.
    /// A member name without quotes.
    case unquotedName = "json.unquotedName"
    /// Single quotes in the place of double ones.
    case singleQuote = "json.singleQuote"
    /// The text stops inside a string.
    case unterminatedString = "json.unterminatedString"
    /// A control character (U+0000-U+001F) that is not escaped, or that is not white space.
    case controlCharacter = "json.controlCharacter"
    /// A backslash with something else than `" \ / b f n r t` or `u` and four hexadecimal digits.
    case badEscape = "json.badEscape"
    /// Half a surrogate pair, written as an escape.
    case loneSurrogate = "json.loneSurrogate"
    /// The second member of the same name in one object.
    case duplicateMember = "json.duplicateMember"

    // Numbers and literals.
    /// A number that starts with a zero it does not need.
    case leadingZero = "json.leadingZero"
    /// NaN or an infinity.
    case nonFiniteNumber = "json.nonFiniteNumber"
    /// A number that RFC 8259, section 6, does not allow in any other way.
    case badNumber = "json.badNumber"
    /// A word other than `true`, `false` and `null`.
    case badLiteral = "json.badLiteral"
}
