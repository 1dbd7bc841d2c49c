#include "CICU.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucol.h>
#include <unicode/uidna.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

static int32_t dk_length(int32_t length, UErrorCode status) {
    return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? length : -1;
}

// Versions: four numbers, the last ones 0.

void dk_unicode_version(uint8_t version[4]) { u_getUnicodeVersion(version); }
void dk_icu_version(uint8_t version[4]) { u_getVersion(version); }

// Transcoding. Ill-formed UTF-8 and lone surrogates become U+FFFD.

int32_t dk_utf16(const char *text, int32_t length, uint16_t *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t needed = 0;
    u_strFromUTF8WithSub((UChar *)out, capacity, &needed, text, length, 0xFFFD, NULL, &status);
    return dk_length(needed, status);
}

int32_t dk_utf8(const uint16_t *text, int32_t length, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t needed = 0;
    u_strToUTF8WithSub(out, capacity, &needed, (const UChar *)text, length, 0xFFFD, NULL, &status);
    return dk_length(needed, status);
}

// Normalization. The instances are immutable and live as long as the process.

const UNormalizer2 *dk_nfc(void) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *instance = unorm2_getNFCInstance(&status);
    return U_SUCCESS(status) ? instance : NULL;
}

const UNormalizer2 *dk_nfkc(void) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *instance = unorm2_getNFKCInstance(&status);
    return U_SUCCESS(status) ? instance : NULL;
}

const UNormalizer2 *dk_nfkc_casefold(void) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *instance = unorm2_getNFKCCasefoldInstance(&status);
    return U_SUCCESS(status) ? instance : NULL;
}

int dk_is_normalized(const UNormalizer2 *form, const uint16_t *text, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    UBool normalized = unorm2_isNormalized(form, (const UChar *)text, length, &status);
    return U_SUCCESS(status) && normalized;
}

int32_t dk_normalize(
    const UNormalizer2 *form, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    return dk_length(
        unorm2_normalize(form, (const UChar *)text, length, (UChar *)out, capacity, &status), status);
}

// Case, in the root locale: the answer never depends on where the program runs.

int32_t dk_fold_case(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    return dk_length(
        u_strFoldCase((UChar *)out, capacity, (const UChar *)text, length, U_FOLD_CASE_DEFAULT, &status), status);
}

int32_t dk_lower_case(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    return dk_length(u_strToLower((UChar *)out, capacity, (const UChar *)text, length, "", &status), status);
}

int32_t dk_upper_case(
    const char *locale, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    return dk_length(u_strToUpper((UChar *)out, capacity, (const UChar *)text, length, locale, &status), status);
}

// Collation.

UCollator *dk_collator(const char *locale, int32_t strength) {
    UErrorCode status = U_ZERO_ERROR;
    UCollator *collator = ucol_open(locale, &status);
    if (U_FAILURE(status)) return NULL;
    ucol_setAttribute(collator, UCOL_STRENGTH, (UColAttributeValue)strength, &status);
    ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, &status);
    if (U_SUCCESS(status)) return collator;
    ucol_close(collator);
    return NULL;
}

void dk_close_collator(UCollator *collator) { ucol_close(collator); }

int32_t dk_sort_key(
    const UCollator *collator, const uint16_t *text, int32_t length, uint8_t *out, int32_t capacity) {
    return ucol_getSortKey(collator, (const UChar *)text, length, out, capacity);
}

int dk_compare(
    const UCollator *collator, const char *first, int32_t first_length, const char *second, int32_t second_length) {
    UErrorCode status = U_ZERO_ERROR;
    return (int)ucol_strcollUTF8(collator, first, first_length, second, second_length, &status);
}

// Domain names (UTS 46). An instance is immutable once open.

UIDNA *dk_idna(void) {
    UErrorCode status = U_ZERO_ERROR;
    uint32_t options = UIDNA_USE_STD3_RULES | UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ | UIDNA_CHECK_CONTEXTO |
                       UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_NONTRANSITIONAL_TO_UNICODE;
    UIDNA *idna = uidna_openUTS46(options, &status);
    return U_SUCCESS(status) ? idna : NULL;
}

void dk_close_idna(UIDNA *idna) { uidna_close(idna); }

int32_t dk_name_to_ascii(
    const UIDNA *idna, const char *name, int32_t length, char *out, int32_t capacity, uint32_t *errors) {
    UErrorCode status = U_ZERO_ERROR;
    UIDNAInfo info = UIDNA_INFO_INITIALIZER;
    int32_t needed = uidna_nameToASCII_UTF8(idna, name, length, out, capacity, &info, &status);
    *errors = info.errors;
    return dk_length(needed, status);
}

int32_t dk_name_to_unicode(
    const UIDNA *idna, const char *name, int32_t length, char *out, int32_t capacity, uint32_t *errors) {
    UErrorCode status = U_ZERO_ERROR;
    UIDNAInfo info = UIDNA_INFO_INITIALIZER;
    int32_t needed = uidna_nameToUnicodeUTF8(idna, name, length, out, capacity, &info, &status);
    *errors = info.errors;
    return dk_length(needed, status);
}

// Characters that look alike (UTS 39). A checker is not changed by its use.

USpoofChecker *dk_spoof_checker(void) {
    UErrorCode status = U_ZERO_ERROR;
    USpoofChecker *checker = uspoof_open(&status);
    if (U_FAILURE(status)) return NULL;
    uspoof_setChecks(checker, USPOOF_RESTRICTION_LEVEL, &status);
    uspoof_setRestrictionLevel(checker, USPOOF_HIGHLY_RESTRICTIVE);
    if (U_SUCCESS(status)) return checker;
    uspoof_close(checker);
    return NULL;
}

int dk_mixes_scripts(const USpoofChecker *checker, const char *text, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t found = uspoof_check2UTF8(checker, text, length, NULL, &status);
    return U_SUCCESS(status) && (found & USPOOF_RESTRICTION_LEVEL) != 0;
}

int32_t dk_skeleton(const USpoofChecker *checker, const char *text, int32_t length, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    return dk_length(uspoof_getSkeletonUTF8(checker, 0, text, length, out, capacity, &status), status);
}

int dk_letter(int32_t code_point) {
    if (U_GET_GC_MASK(code_point) & U_GC_M_MASK) return 3;
    if (!(U_GET_GC_MASK(code_point) & U_GC_L_MASK)) return 0;
    return u_getIntPropertyValue(code_point, UCHAR_SCRIPT) == USCRIPT_LATIN ? 1 : 2;
}

// Names of countries and of characters.

int32_t dk_country_name(const char *country, const char *locale, uint16_t *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t needed = uloc_getDisplayCountry(country, locale, (UChar *)out, capacity, &status);
    return status == U_USING_DEFAULT_WARNING ? -1 : dk_length(needed, status);
}

int32_t dk_likely_locale(const char *locale, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    return dk_length(uloc_addLikelySubtags(locale, out, capacity, &status), status);
}

int dk_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }

int32_t dk_character_name(uint32_t scalar, char *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    return dk_length(u_charName((UChar32)scalar, U_EXTENDED_CHAR_NAME, out, capacity, &status), status);
}

// Forms of words by number. The keywords are those of CLDR, which differ in their first two letters.

static int32_t dk_form(UChar first, UChar second) {
    switch (first) {
    case 'z': return 0;
    case 'o': return second == 'n' ? 1 : 5;
    case 't': return 2;
    case 'f': return 3;
    case 'm': return 4;
    default: return 5;
    }
}

UPluralRules *dk_plural_rules(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UPluralRules *rules = uplrules_open(locale, &status);
    return U_SUCCESS(status) ? rules : NULL;
}

void dk_close_plural_rules(UPluralRules *rules) { uplrules_close(rules); }

int32_t dk_plural_form(const UPluralRules *rules, double number) {
    UErrorCode status = U_ZERO_ERROR;
    UChar keyword[16] = {0};
    int32_t length = uplrules_select(rules, number, keyword, 16, &status);
    return U_SUCCESS(status) && length > 1 ? dk_form(keyword[0], keyword[1]) : 5;
}

uint32_t dk_plural_forms(const UPluralRules *rules) {
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *keywords = uplrules_getKeywords(rules, &status);
    if (U_FAILURE(status)) return 1u << 5;
    uint32_t forms = 0;
    const char *keyword;
    int32_t length;
    while ((keyword = uenum_next(keywords, &length, &status)) != NULL && U_SUCCESS(status)) {
        if (length > 1) forms |= 1u << dk_form((UChar)keyword[0], (UChar)keyword[1]);
    }
    uenum_close(keywords);
    return forms;
}

// Grapheme clusters (UAX 29).

int32_t dk_grapheme_clusters(const uint16_t *text, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *breaks = ubrk_open(UBRK_CHARACTER, "", (const UChar *)text, length, &status);
    if (U_FAILURE(status)) return -1;
    int32_t count = 0;
    while (ubrk_next(breaks) != UBRK_DONE) count += 1;
    ubrk_close(breaks);
    return count;
}

int32_t dk_grapheme_end(const uint16_t *text, int32_t length, int32_t clusters) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *breaks = ubrk_open(UBRK_CHARACTER, "", (const UChar *)text, length, &status);
    if (U_FAILURE(status)) return -1;
    int32_t end = 0;
    for (int32_t count = 0; count < clusters && end != UBRK_DONE && end < length; count += 1) end = ubrk_next(breaks);
    ubrk_close(breaks);
    return end == UBRK_DONE ? length : end;
}

// Sets of characters in UnicodeSet notation.

USet *dk_set(const uint16_t *pattern, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    USet *set = uset_openPattern((const UChar *)pattern, length, &status);
    if (U_SUCCESS(status)) return set;
    if (set) uset_close(set);
    return NULL;
}

void dk_close_set(USet *set) { uset_close(set); }
int32_t dk_set_ranges(const USet *set) { return uset_getRangeCount(set); }
int dk_set_has_strings(const USet *set) { return uset_hasStrings(set); }

int32_t dk_set_range(const USet *set, int32_t index, uint32_t *first, uint32_t *last) {
    UErrorCode status = U_ZERO_ERROR;
    UChar32 from = 0, to = 0;
    uset_getItem(set, index, &from, &to, NULL, 0, &status);
    *first = (uint32_t)from;
    *last = (uint32_t)to;
    return U_SUCCESS(status) ? 0 : -1;
}

int dk_is_wide(int32_t code_point) {
    int32_t width = u_getIntPropertyValue(code_point, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}
