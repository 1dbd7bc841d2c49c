import JSONText
import Testing

/// What is wrong in a text is named as closely as it can be, and exactly its bytes are marked.
@Suite struct FaultTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var code: JSONErrorCode
        var text: String

        init(_ code: JSONErrorCode, _ text: String) {
            self.code = code
            self.text = text
        }

        var testDescription: String { "\(code.rawValue): \(text.prefix(60))" }
    }

    @Test(arguments: Case.words + Case.punctuation + Case.strings + Case.wholes)
    func isNamedAndMarked(_ test: Case) {
        check(test.text, is: test.code)
    }

    @Test func everyCodeHasACase() {
        let tested = Case.words + Case.punctuation + Case.strings + Case.wholes
        #expect(Set(tested.map(\.code)).union([.tooLarge]) == Set(JSONErrorCode.allCases))
    }

    @Test func codesAreStable() {
        #expect(JSONErrorCode.allCases.allSatisfy { $0.rawValue == "json.\($0)" })
    }

    @Test func tooLarge() throws {
        let text = Array("[1]  ".utf8)
        _ = try JSONDocument(text, limits: JSONLimits(bytes: 5))
        let error = #expect(throws: JSONError.self) { try JSONDocument(text, limits: JSONLimits(bytes: 4)) }
        #expect(error?.code == .tooLarge)
    }

    @Test(arguments: [(0, "1", true), (0, "[]", false), (1, "[{}]", false), (2, "[{}]", true), (-1, "{}", false)])
    func depthIsALimit(_ depth: Int, _ text: String, _ accepted: Bool) {
        let document = try? JSONDocument(Array(text.utf8), limits: JSONLimits(depth: depth))
        #expect((document != nil) == accepted)
    }

    @Test func depthIsCountedOverAllContainers() {
        for levels in 1...40 {
            let text = String(repeating: #"[{"a":"#, count: levels) + "0" + String(repeating: "}]", count: levels)
            #expect(((try? JSONDocument(Array(text.utf8))) != nil) == (2 * levels <= 64))
        }
    }
}

extension FaultTests.Case {
    static let words: [Self] = [
        .init(.badLiteral, "[⟦nulls⟧]"),
        .init(.badLiteral, "[true,⟦nil⟧]"),
        .init(.badLiteral, "⟦undefined⟧"),
        .init(.badLiteral, "[⟦false0⟧]"),
        .init(.badLiteral, "[⟦true-1⟧]"),
        .init(.badLiteral, #"{"a": ⟦info⟧}"#),
        .init(.nonFiniteNumber, "⟦-infinity⟧"),
        .init(.nonFiniteNumber, "[⟦nan⟧]"),
        .init(.leadingZero, #"{"a": ⟦007⟧}"#),
        .init(.leadingZero, "[⟦-00⟧]"),
        .init(.leadingZero, "[⟦00.5⟧]"),
        .init(.leadingZero, "⟦01⟧"),
        .init(.badNumber, "[1,⟦1.0.0⟧]"),
        .init(.badNumber, "[⟦1_000⟧]"),
        .init(.badNumber, "[⟦12L⟧]"),
        .init(.badNumber, "[⟦1.5f⟧]"),
        .init(.badNumber, "⟦1.⟧"),
        .init(.badNumber, "⟦-⟧"),
        .init(.badNumber, "[⟦0xFF⟧]"),
        .init(.badNumber, "[⟦.5⟧]"),
        .init(.unquotedName, "{⟦value⟧:1}"),
        .init(.unquotedName, "{⟦$ref⟧:1}"),
        .init(.unquotedName, #"{"a":1, ⟦b-c⟧:1}"#),
        .init(.unquotedName, "{⟦-1⟧:1}"),
    ]

    static let punctuation: [Self] = [
        .init(.trailingComma, #"{"a":1⟦,⟧ }"#),
        .init(.trailingComma, "[1 ⟦,⟧\r\n\t]"),
        .init(.trailingComma, "[[1]⟦,⟧]"),
        .init(.mismatchedBracket, "[1,⟦}⟧"),
        .init(.mismatchedBracket, "[⟦}⟧"),
        .init(.mismatchedBracket, "[1⟦}⟧"),
        .init(.mismatchedBracket, #"{"a":1⟦]⟧"#),
        .init(.mismatchedBracket, #"{"a":1,⟦]⟧"#),
        .init(.mismatchedBracket, #"{"a":⟦]⟧"#),
        .init(.missingComma, #"{"a":1 ⟦"⟧b":2}"#),
        .init(.missingComma, "[1 ⟦-2⟧]"),
        .init(.missingComma, "[{}⟦{⟧}]"),
        .init(.missingComma, "[null ⟦null⟧]"),
        .init(.missingColon, #"{"a"⟦}⟧"#),
        .init(.missingColon, #"{"a" ⟦=⟧ 1}"#),
        .init(.missingColon, #"{"a" ⟦12⟧}"#),
        .init(.missingValue, #"{"a":⟦}⟧"#),
        .init(.missingValue, #"{"a":⟦,⟧"b":1}"#),
        .init(.missingName, #"{"a":1,⟦:⟧2}"#),
        .init(.unexpectedCharacter, "⟦,⟧"),
        .init(.unexpectedCharacter, "⟦}⟧"),
        .init(.unexpectedCharacter, "[1⟦:⟧2]"),
        .init(.unexpectedCharacter, "[⟦“⟧quoted”]"),
        .init(.unexpectedCharacter, "[1⟦\u{A0}⟧]"),
        .init(.unexpectedCharacter, "[⟦\u{FEFF}⟧1]"),
        .init(.unexpectedCharacter, "[⟦\u{7F}⟧]"),
        .init(.unexpectedCharacter, "[⟦/⟧ 1]"),
        .init(.comment, "⟦// why⟧\n{}"),
        .init(.comment, "[1, ⟦/* two\nlines */⟧ 2]"),
        .init(.comment, "[1, ⟦/*/ not closed⟧"),
        .init(.comment, "{⟦# why⟧\r\n}"),
        .init(.comment, #"{"a" ⟦//c⟧"#),
        .init(.trailingText, "{}\n⟦{} x⟧ \n"),
        .init(.trailingText, "1 ⟦2⟧"),
        .init(.trailingText, "null⟦é⟧"),
    ]

    static let strings: [Self] = [
        .init(.singleQuote, "[⟦'it'⟧s']"),
        .init(.singleQuote, "{⟦'⟧a\n':1}"),
        .init(.singleQuote, "[1 ⟦'a'⟧]"),
        .init(.unterminatedString, #"{"a":⟦"b}⟧"#),
        .init(.unterminatedString, #"{⟦"⟧"#),
        .init(.unterminatedString, #"[⟦"é\u00⟧"#),
        .init(.unterminatedString, #"[⟦"\uD83D\u⟧"#),
        .init(.controlCharacter, "[\"abc⟦\u{1F}⟧\"]"),
        .init(.controlCharacter, "[⟦\u{B}⟧1]"),
        .init(.controlCharacter, "1⟦\u{0}⟧ "),
        .init(.controlCharacter, "[1⟦‹00›⟧"),
        .init(.badEscape, #"["⟦\v⟧"]"#),
        .init(.badEscape, #"["⟦\'⟧"]"#),
        .init(.badEscape, "[\"⟦\\\n⟧\"]"),
        .init(.badEscape, #"["⟦\u00⟧g0"]"#),
        .init(.badEscape, #"{"⟦\é⟧":1}"#),
        .init(.badEscape, #"["⟦\u⟧{1F44B}"]"#),
        .init(.loneSurrogate, #"["⟦\udc4b⟧\ud83d"]"#),
        .init(.loneSurrogate, #"["abcdefgh⟦\ud83d⟧"]"#),
        .init(.loneSurrogate, #"["⟦\ud83d⟧\u0041"]"#),
        .init(.duplicateMember, #"{"a":{"b":1,"c":[2],⟦"b"⟧:3}}"#),
    ]

    static let wholes: [Self] = [
        .init(.empty, "⟦⟧"),
        .init(.empty, " \t\r\n⟦⟧"),
        .init(.byteOrderMark, "⟦\u{FEFF}⟧[]"),
        .init(.wrongEncoding, "⟦‹FE FF›⟧‹00 5B 00 5D›"),
        .init(.wrongEncoding, "⟦‹FF FE›⟧‹00 00 5B 00 00 00›"),
        .init(.wrongEncoding, "⟦‹00 00›⟧‹00 5B 00 00 00 5D›"),
        .init(.wrongEncoding, "⟦‹5B 00›⟧‹00 00 5D 00 00 00›"),
        .init(.wrongEncoding, "⟦‹22 00›⟧‹61 00 22 00›"),
        .init(.wrongEncoding, "⟦‹31 00›⟧"),
        .init(.invalidUTF8, "⟦‹FF›⟧"),
        .init(.invalidUTF8, "[⟦‹E2 82›⟧]"),
        .init(.invalidUTF8, "[\"⟦‹F0 9F 91›⟧"),
        .init(.invalidUTF8, "{\"é⟦‹C3›⟧\":1}"),
        .init(.invalidUTF8, "1 ⟦‹80›⟧"),
        .init(.unexpectedEnd, "[1,\n⟦⟧"),
        .init(.unexpectedEnd, #"{"a" ⟦⟧"#),
        .init(.unexpectedEnd, #"{"a":{},⟦⟧"#),
        .init(.tooDeep, String(repeating: "{\"a\":[", count: 32) + "⟦[⟧"),
    ]
}
