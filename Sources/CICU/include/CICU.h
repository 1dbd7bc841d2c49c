/// The part of ICU that UnicodeText uses, behind names and types of our own.
///
/// ICU's functions carry its version in their linked names (ucol_open_72), by macros that do not import into Swift; compiled
/// here, a newer ICU changes nothing on the Swift side. No header of ICU is included, because Foundation brings the headers
/// of an ICU of its own, and a program that uses both would see every type twice.
///
/// Lengths are in units of the pointer they follow. A function that fills a buffer returns the length the whole answer
/// needs, which may exceed the capacity (nothing useful was written then), or -1 when ICU refused.
#ifndef DK_CICU_H
#define DK_CICU_H

#include <stdint.h>

typedef struct UNormalizer2 UNormalizer2;
typedef struct UCollator UCollator;
typedef struct UIDNA UIDNA;
typedef struct USet USet;
typedef struct USpoofChecker USpoofChecker;
typedef struct UPluralRules UPluralRules;

// Versions: four numbers, the last ones 0.

void dk_unicode_version(uint8_t version[4]);
void dk_icu_version(uint8_t version[4]);

// Transcoding. Ill-formed UTF-8 and lone surrogates become U+FFFD.

int32_t dk_utf16(const char *text, int32_t length, uint16_t *out, int32_t capacity);
int32_t dk_utf8(const uint16_t *text, int32_t length, char *out, int32_t capacity);

// Normalization. The instances are immutable and live as long as the process.

const UNormalizer2 *dk_nfc(void);
const UNormalizer2 *dk_nfkc(void);
const UNormalizer2 *dk_nfkc_casefold(void);
int dk_is_normalized(const UNormalizer2 *form, const uint16_t *text, int32_t length);
int32_t dk_normalize(
    const UNormalizer2 *form, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);

// Case, in the root locale or the one that is asked for: the answer never depends on where the program runs.

int32_t dk_fold_case(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);
int32_t dk_lower_case(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);

/// By the rules of a language: "" for none in particular, "tr" and "az" (i and I), "el" (no tonos), "lt".
int32_t dk_upper_case(
    const char *locale, const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);

// Collation.

UCollator *dk_collator(const char *locale, int32_t strength);
void dk_close_collator(UCollator *collator);
int32_t dk_sort_key(
    const UCollator *collator, const uint16_t *text, int32_t length, uint8_t *out, int32_t capacity);

/// -1, 0 or 1, as the first text sorts before, with or after the second.
int dk_compare(
    const UCollator *collator, const char *first, int32_t first_length, const char *second, int32_t second_length);

// Domain names (UTS 46). An instance is immutable once open.

/// Non-transitional, with the rules of STD 3 and the checks of bidi and context (IDNA 2008).
UIDNA *dk_idna(void);
void dk_close_idna(UIDNA *idna);
int32_t dk_name_to_ascii(
    const UIDNA *idna, const char *name, int32_t length, char *out, int32_t capacity, uint32_t *errors);
int32_t dk_name_to_unicode(
    const UIDNA *idna, const char *name, int32_t length, char *out, int32_t capacity, uint32_t *errors);

// Characters that look alike (UTS 39). A checker is not changed by its use.

/// Of the level Highly Restrictive (UTS 39, 5.2), and no other check.
USpoofChecker *dk_spoof_checker(void);

/// Whether a text mixes scripts beyond the checker's level; 0 on a failure.
int dk_mixes_scripts(const USpoofChecker *checker, const char *text, int32_t length);
int32_t dk_skeleton(const USpoofChecker *checker, const char *text, int32_t length, char *out, int32_t capacity);

/// 0 for what is no letter, 1 for a letter of the Latin script, 2 for any other, 3 for a combining mark.
int dk_letter(int32_t code_point);

// Names of countries and of characters.

/// -1 as well when the locale's data has no name for the country. `country` is a locale such as "und_NL".
int32_t dk_country_name(const char *country, const char *locale, uint16_t *out, int32_t capacity);

/// A locale with the language, script and region that are most likely: "und_JP" gives "ja_Jpan_JP".
int32_t dk_likely_locale(const char *locale, char *out, int32_t capacity);
int dk_is_right_to_left(const char *locale);
int32_t dk_character_name(uint32_t scalar, char *out, int32_t capacity);

// Forms of words by number (UTS 35, part 3). Rules are immutable once open.

UPluralRules *dk_plural_rules(const char *locale);
void dk_close_plural_rules(UPluralRules *rules);

/// The form for a number: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other.
int32_t dk_plural_form(const UPluralRules *rules, double number);

/// The forms that the language has, one bit each.
uint32_t dk_plural_forms(const UPluralRules *rules);

// Grapheme clusters (UAX 29).

/// The number of extended grapheme clusters, or -1.
int32_t dk_grapheme_clusters(const uint16_t *text, int32_t length);

/// Where the first so many of them end, or -1.
int32_t dk_grapheme_end(const uint16_t *text, int32_t length, int32_t clusters);

// Sets of characters in UnicodeSet notation.

USet *dk_set(const uint16_t *pattern, int32_t length);
void dk_close_set(USet *set);
int32_t dk_set_ranges(const USet *set);
int dk_set_has_strings(const USet *set);

/// 0, or -1 on a failure.
int32_t dk_set_range(const USet *set, int32_t index, uint32_t *first, uint32_t *last);

/// Whether a code point is wide or full-width (UAX 11).
int dk_is_wide(int32_t code_point);

#endif
