import JSONText

extension SuiteCase {
    /// `n_object_`.
    static let refusedObjects: [SuiteCase] = [
        SuiteCase("n_object_bad_value", #"["y", ⟦truths⟧]"#, .badLiteral),
        SuiteCase("n_object_bracket_key", #"{⟦[⟧: "y"}"#, .unexpectedCharacter),
        SuiteCase("n_object_comma_instead_of_colon", #"{"y"⟦,⟧ null}"#, .missingColon),
        SuiteCase("n_object_double_colon", #"{"y":⟦:⟧"b"}"#, .unexpectedCharacter),
        SuiteCase("n_object_emoji", "{⟦👋⟧}", .unexpectedCharacter),
        SuiteCase("n_object_garbage_at_end", #"{"b":"b" ⟦456⟧}"#, .missingComma),
        SuiteCase("n_object_key_with_single_quotes", "{⟦key⟧: 'value'}", .unquotedName),
        SuiteCase(
            "n_object_lone_continuation_byte_in_key_and_trailing_comma", #"{"⟦‹BA›⟧":"0",}"#, .invalidUTF8),
        SuiteCase("n_object_missing_colon", #"{"b" ⟦c⟧}"#, .missingColon),
        SuiteCase("n_object_missing_key", #"{⟦:⟧"c"}"#, .missingName),
        SuiteCase("n_object_missing_semicolon", #"{"b" ⟦"⟧c"}"#, .missingColon),
        SuiteCase("n_object_missing_value", #"{"b":⟦⟧"#, .unexpectedEnd),
        SuiteCase("n_object_no-colon", #"{"b"⟦⟧"#, .unexpectedEnd),
        SuiteCase("n_object_non_string_key", "{⟦4⟧:4}", .unquotedName),
        SuiteCase("n_object_non_string_key_but_huge_number_instead", "{⟦8888E8888⟧:4}", .unquotedName),
        SuiteCase("n_object_repeated_null_null", "{⟦null⟧:null,null:null}", .unquotedName),
        SuiteCase("n_object_several_trailing_commas", #"{"id":0,⟦,⟧,,,}"#, .missingName),
        SuiteCase("n_object_single_quote", "{⟦'b'⟧:0}", .singleQuote),
        SuiteCase("n_object_trailing_comma", #"{"id":0⟦,⟧}"#, .trailingComma),
        SuiteCase("n_object_trailing_comment", #"{"b":"c"}⟦/**/⟧"#, .comment),
        SuiteCase("n_object_trailing_comment_open", #"{"b":"c"}⟦/**/⟧/"#, .comment),
        SuiteCase("n_object_trailing_comment_slash_open", #"{"b":"c"}⟦//⟧"#, .comment),
        SuiteCase("n_object_trailing_comment_slash_open_incomplete", #"{"b":"c"}⟦/⟧"#, .trailingText),
        SuiteCase("n_object_two_commas_in_a_row", #"{"b":"c",⟦,⟧"d":"e"}"#, .missingName),
        SuiteCase("n_object_unquoted_key", #"{⟦b⟧: "c"}"#, .unquotedName),
        SuiteCase("n_object_unterminated-value", #"{"b":⟦"b⟧"#, .unterminatedString),
        SuiteCase("n_object_with_single_string", #"{ "city" : "Dam", "b" ⟦}⟧"#, .missingColon),
        SuiteCase("n_object_with_trailing_garbage", #"{"b":"c"}⟦#⟧"#, .comment),
        SuiteCase("n_single_space", " ⟦⟧", .empty),
    ]
}
