import JSONText

extension SuiteCase {
    /// The classes `n_`.
    static let refused = refusedArrays + refusedNumbers + refusedObjects + refusedStrings + refusedStructures

    /// `n_array_`, and the literals that stop short.
    static let refusedArrays: [SuiteCase] = [
        SuiteCase("n_array_1_true_without_comma", "[7 ⟦false⟧]", .missingComma),
        SuiteCase("n_array_a_invalid_utf8", "[⟦b⟧‹E5›]", .badLiteral),
        SuiteCase("n_array_colon_instead_of_comma", #"[""⟦:⟧ 7]"#, .unexpectedCharacter),
        SuiteCase("n_array_comma_after_close", #"[""]⟦,⟧"#, .trailingText),
        SuiteCase("n_array_comma_and_number", "[⟦,⟧7]", .missingValue),
        SuiteCase("n_array_double_comma", "[7,⟦,⟧8]", .missingValue),
        SuiteCase("n_array_double_extra_comma", #"["y",⟦,⟧]"#, .missingValue),
        SuiteCase("n_array_extra_close", #"["y"]⟦]⟧"#, .trailingText),
        SuiteCase("n_array_extra_comma", #"[""⟦,⟧]"#, .trailingComma),
        SuiteCase("n_array_incomplete", #"["y"⟦⟧"#, .unexpectedEnd),
        SuiteCase("n_array_incomplete_invalid_value", "[⟦y⟧", .badLiteral),
        SuiteCase("n_array_inner_array_no_comma", "[4⟦[⟧5]]", .missingComma),
        SuiteCase("n_array_invalid_utf8", "[⟦‹FE›⟧]", .invalidUTF8),
        SuiteCase("n_array_items_separated_by_semicolon", "[7⟦;⟧8]", .unexpectedCharacter),
        SuiteCase("n_array_just_comma", "[⟦,⟧]", .missingValue),
        SuiteCase("n_array_just_minus", "[⟦-⟧]", .badNumber),
        SuiteCase("n_array_missing_value", #"[   ⟦,⟧ ""]"#, .missingValue),
        SuiteCase("n_array_newlines_unclosed", "[\"b\",\n5\n,7,⟦⟧", .unexpectedEnd),
        SuiteCase("n_array_number_and_comma", "[7⟦,⟧]", .trailingComma),
        SuiteCase("n_array_number_and_several_commas", "[7,⟦,⟧]", .missingValue),
        SuiteCase("n_array_spaces_vertical_tab_formfeed", "[\"⟦\u{B}⟧b\"\\f]", .controlCharacter),
        SuiteCase("n_array_star_inside", "[⟦*⟧]", .unexpectedCharacter),
        SuiteCase("n_array_unclosed", #"[""⟦⟧"#, .unexpectedEnd),
        SuiteCase("n_array_unclosed_trailing_comma", "[7,⟦⟧", .unexpectedEnd),
        SuiteCase("n_array_unclosed_with_new_lines", "[7,\n8\n,9⟦⟧", .unexpectedEnd),
        SuiteCase("n_array_unclosed_with_object_inside", "[{}⟦⟧", .unexpectedEnd),
        SuiteCase("n_incomplete_false", "[⟦fals⟧]", .badLiteral),
        SuiteCase("n_incomplete_null", "[⟦nul⟧]", .badLiteral),
        SuiteCase("n_incomplete_true", "[⟦tru⟧]", .badLiteral),
        SuiteCase("n_multidigit_number_then_00", "456⟦\u{0}⟧", .controlCharacter),
    ]
}
