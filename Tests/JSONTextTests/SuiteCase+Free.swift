import JSONText

extension SuiteCase {
    /// The classes `i_`, which a reader may treat as it likes, and what ours does:
    ///
    /// - Numbers of any size and precision are accepted and kept as written; only asking for one as an integer fails.
    /// - Halves of surrogate pairs are refused, in either order and at either end: no text can hold them.
    /// - Bytes that are not UTF-8 are refused, and so are UTF-16 and UTF-32, by name.
    /// - A byte order mark is refused: RFC 8259, section 8.1, lets a reader ignore it but forbids to send it, and what
    ///   is positioned and written back must not have bytes that are not looked at.
    /// - Nesting is accepted to the limit, 64 unless set otherwise, and refused beyond.
    static let free: [SuiteCase] = [
        SuiteCase("i_number_double_huge_neg_exp", "[456.789e-10000]"),
        SuiteCase("i_number_huge_exp", "[0.5e00669999999999999999999999999999999999999999999999999999999999999999]"),
        SuiteCase("i_number_neg_int_huge_exp", "[-2e+9998]"),
        SuiteCase("i_number_pos_double_huge_exp", "[2.5e+9998]"),
        SuiteCase("i_number_real_neg_overflow", "[-456456e100000]"),
        SuiteCase("i_number_real_pos_overflow", "[456456e100000]"),
        SuiteCase("i_number_real_underflow", "[456e-10000000]"),
        SuiteCase("i_number_too_big_neg_int", "[-456456456456456456456456456456]"),
        SuiteCase("i_number_too_big_pos_int", "[200000000000000000000]"),
        SuiteCase("i_number_very_big_negative_int", "[-347462734623748627468276482764827648276]"),
        SuiteCase("i_object_key_lone_2nd_surrogate", #"{"⟦\uDFAB⟧":0}"#, .loneSurrogate),
        SuiteCase("i_string_1st_surrogate_but_2nd_missing", #"["⟦\uDADB⟧"]"#, .loneSurrogate),
        SuiteCase("i_string_1st_valid_surrogate_2nd_invalid", #"["⟦\uD889⟧\u1234"]"#, .loneSurrogate),
        SuiteCase("i_string_UTF-16LE_with_BOM", "⟦‹FF FE›⟧‹5B 00 22 00 EB 00 22 00 5D 00›", .wrongEncoding),
        SuiteCase("i_string_UTF-8_invalid_sequence", #"["日ш⟦‹FA›⟧"]"#, .invalidUTF8),
        SuiteCase("i_string_UTF8_surrogate_U+D800", #"["⟦‹ED›⟧‹A0 81›"]"#, .invalidUTF8),
        SuiteCase("i_string_incomplete_surrogate_and_escape_valid", #"["⟦\uD801⟧\n"]"#, .loneSurrogate),
        SuiteCase("i_string_incomplete_surrogate_pair", #"["⟦\uDd1f⟧a"]"#, .loneSurrogate),
        SuiteCase("i_string_incomplete_surrogates_escape_valid", #"["⟦\uD801⟧\uD801\n"]"#, .loneSurrogate),
        SuiteCase("i_string_invalid_lonely_surrogate", #"["⟦\ud801⟧"]"#, .loneSurrogate),
        SuiteCase("i_string_invalid_surrogate", #"["⟦\ud801⟧def"]"#, .loneSurrogate),
        SuiteCase("i_string_invalid_utf-8", #"["⟦‹FE›⟧"]"#, .invalidUTF8),
        SuiteCase("i_string_inverted_surrogates_U+1D11E", #"["⟦\uDd1f⟧\uD834"]"#, .loneSurrogate),
        SuiteCase("i_string_iso_latin_1", #"["⟦‹EB›⟧"]"#, .invalidUTF8),
        SuiteCase("i_string_lone_second_surrogate", #"["⟦\uDFAB⟧"]"#, .loneSurrogate),
        SuiteCase("i_string_lone_utf8_continuation_byte", #"["⟦‹82›⟧"]"#, .invalidUTF8),
        SuiteCase("i_string_not_in_unicode_range", #"["⟦‹F4›⟧‹BF BF BE›"]"#, .invalidUTF8),
        SuiteCase("i_string_overlong_sequence_2_bytes", #"["⟦‹C0›⟧‹AE›"]"#, .invalidUTF8),
        SuiteCase("i_string_overlong_sequence_6_bytes", #"["⟦‹FC›⟧‹83 BF BF BF BE›"]"#, .invalidUTF8),
        SuiteCase("i_string_overlong_sequence_6_bytes_null", #"["⟦‹FC›⟧‹80 80 80 80 81›"]"#, .invalidUTF8),
        SuiteCase("i_string_truncated-utf-8", #"["⟦‹E1 BF›⟧"]"#, .invalidUTF8),
        SuiteCase("i_string_utf16BE_no_BOM", "⟦‹00 5B›⟧‹00 22 00 EB 00 22 00 5D›", .wrongEncoding),
        SuiteCase("i_string_utf16LE_no_BOM", "⟦‹5B 00›⟧‹22 00 EB 00 22 00 5D 00›", .wrongEncoding),
        SuiteCase(
            "i_structure_500_nested_arrays",
            String(repeating: "[", count: 64) + "⟦[⟧" + String(repeating: "[", count: 435)
                + String(repeating: "]", count: 500), .tooDeep),
        SuiteCase("i_structure_UTF-8_BOM_empty_object", "⟦\u{FEFF}⟧{}", .byteOrderMark),
    ]
}
