#pragma once
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Google's libphonenumber (C++): parses a number as it is dialled in a region. With `answers`, also whether it is possible,
/// whether it is valid, and its type. Returns a number that depends on all of them; 0 when the text is no number.
int bench_phone(const char *text, size_t length, const char *region, int answers);

#ifdef __cplusplus
}
#endif
