#pragma once
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What is done with a number after it is parsed.
enum bench_phone_job { BENCH_PHONE_PARSE, BENCH_PHONE_ANSWERS, BENCH_PHONE_FORMATS };

/// Google's libphonenumber (C++): parses a number as it is dialled in a region. Then nothing; or asks whether it is possible,
/// whether it is valid, and its type; or writes it in E.164, internationally and nationally.
/// Returns a number that depends on all of them; 0 when the text is no number.
int bench_phone(const char *text, size_t length, const char *region, enum bench_phone_job job);

/// Its as-you-type formatter of one region.
typedef struct bench_typing bench_typing;
bench_typing *bench_typing_new(const char *region);
void bench_typing_free(bench_typing *typing);

/// Types a text from the start, one key after the other. Returns a number that depends on every text on the way.
int bench_typing_type(bench_typing *typing, const char *keys, size_t length);

#ifdef __cplusplus
}
#endif
