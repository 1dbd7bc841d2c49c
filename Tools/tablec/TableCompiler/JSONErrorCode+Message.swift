import JSONText

extension JSONErrorCode {
    /// What is wrong with a table's text. Not taken from `Rules/messages`: those may be the tables that cannot be read.
    var message: String {
        switch self {
        case .empty: "the file is empty"
        case .tooLarge: "the file is larger than any table"
        case .tooDeep: "arrays and objects are nested too deep"
        case .byteOrderMark: "the file starts with a byte order mark"
        case .wrongEncoding: "the file is not UTF-8 but UTF-16 or UTF-32"
        case .invalidUTF8: "bytes that are not UTF-8"
        case .unexpectedEnd: "the file ends inside an array or object"
        case .trailingText: "something follows the value"
        case .trailingComma: "a comma before the closing bracket"
        case .missingComma: "a comma is missing before this"
        case .missingColon: "a colon is missing after the member name"
        case .missingValue: "a value is missing here"
        case .missingName: "a member name is missing here"
        case .mismatchedBracket: "a bracket that closes something of the other kind"
        case .comment: "JSON has no comments"
        case .unexpectedCharacter: "a character that starts nothing in JSON"
        case .unquotedName: "a member name without quotes"
        case .singleQuote: "single quotes in the place of double ones"
        case .unterminatedString: "the file ends inside a string"
        case .controlCharacter: "a control character that is not escaped"
        case .badEscape: "an escape that JSON does not have"
        case .loneSurrogate: "an escape that is half a surrogate pair"
        case .duplicateMember: "the object has this member already"
        case .leadingZero: "a number that starts with a zero it does not need"
        case .nonFiniteNumber: "JSON has no NaN and no infinity"
        case .badNumber: "not a number as JSON writes it"
        case .badLiteral: "a word other than true, false and null"
        }
    }
}
