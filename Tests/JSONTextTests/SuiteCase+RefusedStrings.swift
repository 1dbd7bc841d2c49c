import JSONText

extension SuiteCase {
    /// `n_string_`.
    static let refusedStrings: [SuiteCase] = [
        SuiteCase("n_string_1_surrogate_then_escape", #"["⟦\uD83D⟧\"]"#, .loneSurrogate),
        SuiteCase("n_string_1_surrogate_then_escape_u", #"["\uD83D⟦\u⟧"]"#, .badEscape),
        SuiteCase("n_string_1_surrogate_then_escape_u1", #"["\uD83D⟦\ud⟧"]"#, .badEscape),
        SuiteCase("n_string_1_surrogate_then_escape_u1x", #"["\uD83D⟦\ud⟧x"]"#, .badEscape),
        SuiteCase("n_string_accentuated_char_no_quotes", "[⟦ë⟧]", .unexpectedCharacter),
        SuiteCase("n_string_backslash_00", "[\"⟦\\‹00›⟧\"]", .badEscape),
        SuiteCase("n_string_escape_x", #"["⟦\x⟧61"]"#, .badEscape),
        SuiteCase("n_string_escaped_backslash_bad", #"[⟦"\\\"]⟧"#, .unterminatedString),
        SuiteCase("n_string_escaped_ctrl_char_tab", "[\"⟦\\\t⟧\"]", .badEscape),
        SuiteCase("n_string_escaped_emoji", "[\"⟦\\👋⟧\"]", .badEscape),
        SuiteCase("n_string_incomplete_escape", #"[⟦"\⟧"#, .unterminatedString),
        SuiteCase("n_string_incomplete_escaped_character", #"["⟦\u00B⟧"]"#, .badEscape),
        SuiteCase("n_string_incomplete_surrogate", #"["\uD834⟦\uDd⟧"]"#, .badEscape),
        SuiteCase("n_string_incomplete_surrogate_escape_invalid", #"["⟦\uD83D⟧\uD83D\x"]"#, .loneSurrogate),
        SuiteCase("n_string_invalid-utf-8-in-escape", #"["⟦\u⟧‹E5›"]"#, .badEscape),
        SuiteCase("n_string_invalid_backslash_esc", #"["⟦\q⟧"]"#, .badEscape),
        SuiteCase("n_string_invalid_unicode_escape", #"["⟦\u⟧xxxx"]"#, .badEscape),
        SuiteCase("n_string_invalid_utf8_after_escape", #"["\⟦‹E5›⟧"]"#, .invalidUTF8),
        SuiteCase("n_string_leading_uescaped_thinspace", #"[⟦\⟧u2009"b"]"#, .unexpectedCharacter),
        SuiteCase("n_string_no_quotes_with_bad_escape", #"[⟦\⟧r]"#, .unexpectedCharacter),
        SuiteCase("n_string_single_doublequote", #"⟦"⟧"#, .unterminatedString),
        SuiteCase("n_string_single_quote", "[⟦'single quote'⟧]", .singleQuote),
        SuiteCase("n_string_single_string_no_double_quotes", "⟦def⟧", .badLiteral),
        SuiteCase("n_string_start_escape_unclosed", #"[⟦"\⟧"#, .unterminatedString),
        SuiteCase("n_string_unescaped_ctrl_char", "[\"b⟦‹00›⟧b\"]", .controlCharacter),
        SuiteCase("n_string_unescaped_newline", "[\"new⟦\n⟧line\"]", .controlCharacter),
        SuiteCase("n_string_unescaped_tab", "[\"⟦\t⟧\"]", .controlCharacter),
        SuiteCase("n_string_unicode_CapitalU", #""⟦\U⟧B66D""#, .badEscape),
        SuiteCase("n_string_with_trailing_garbage", #"""⟦y⟧"#, .trailingText),
    ]
}
