#define PCRE2_CODE_UNIT_WIDTH 8
#include "CPeers.h"

#include <pcre2.h>
#include <stdlib.h>

struct bench_pattern {
    pcre2_code *code;
    pcre2_match_data *match;
};

bench_pattern *bench_pattern_new(const char *text) {
    int error;
    PCRE2_SIZE place;
    pcre2_code *code = pcre2_compile((PCRE2_SPTR)text, PCRE2_ZERO_TERMINATED, 0, &error, &place, NULL);
    if (code == NULL || pcre2_jit_compile(code, PCRE2_JIT_COMPLETE) != 0) return NULL;
    bench_pattern *pattern = malloc(sizeof *pattern);
    pattern->code = code;
    pattern->match = pcre2_match_data_create_from_pattern(code, NULL);
    return pattern;
}

int bench_pattern_matches(bench_pattern *pattern, const uint8_t *text, size_t length) {
    return pcre2_jit_match(pattern->code, text, length, 0, 0, pattern->match, NULL) > 0;
}
