#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Calls of malloc, calloc, realloc and their aligned kin since the start of the process, on all threads.
uint64_t bench_allocations(void);

/// The bytes that these calls asked for.
uint64_t bench_allocated_bytes(void);

/// A simdjson DOM parser to use again and again.
typedef struct bench_simdjson bench_simdjson;
bench_simdjson *bench_simdjson_new(void);
void bench_simdjson_free(bench_simdjson *parser);

/// Parses a text with a parser that has been used before. Copies it, because the bytes come without padding.
/// Returns simdjson's error code, 0 for none.
int bench_simdjson_parse(bench_simdjson *parser, const uint8_t *bytes, size_t count);

/// The same for bytes that have SIMDJSON_PADDING more behind them, which saves the copy.
int bench_simdjson_parse_padded(bench_simdjson *parser, const uint8_t *bytes, size_t count);

/// Parses a text with a parser of its own, released afterwards.
int bench_simdjson_parse_once(const uint8_t *bytes, size_t count);

/// The instruction set that simdjson chose for this machine, and its version.
const char *bench_simdjson_implementation(void);
const char *bench_simdjson_version(void);

/// A hash set of domain names.
typedef struct bench_domains bench_domains;
bench_domains *bench_domains_new(void);
void bench_domains_free(bench_domains *domains);
void bench_domains_add(bench_domains *domains, const char *name, size_t length);

/// Whether a name or one of its parent domains is in the set.
int bench_domains_listed(const bench_domains *domains, const uint8_t *name, size_t length);

/// Reads the header of a JPEG file with libjpeg, and throws it away. Answers width and height added, 0 for no JPEG.
/// With `keep_metadata` the application segments and comments are kept until then, as a program does that looks at them.
int bench_jpeg_read_header(const uint8_t *bytes, size_t count, int keep_metadata);

/// A regular expression compiled by PCRE2 to machine code; NULL when it cannot be.
typedef struct bench_pattern bench_pattern;
bench_pattern *bench_pattern_new(const char *text);

/// Whether a text matches.
int bench_pattern_matches(bench_pattern *pattern, const uint8_t *text, size_t length);

#ifdef __cplusplus
}
#endif
