#include "CPeers.h"

#include <simdjson.h>

#include <string>

using simdjson::dom::parser;

struct bench_simdjson {
    parser value;
};

bench_simdjson *bench_simdjson_new(void) { return new bench_simdjson; }

void bench_simdjson_free(bench_simdjson *parser) { delete parser; }

int bench_simdjson_parse(bench_simdjson *parser, const uint8_t *bytes, size_t count) {
    return parser->value.parse(bytes, count, true).error();
}

int bench_simdjson_parse_padded(bench_simdjson *parser, const uint8_t *bytes, size_t count) {
    return parser->value.parse(bytes, count, false).error();
}

int bench_simdjson_parse_once(const uint8_t *bytes, size_t count) {
    parser once;
    return once.parse(bytes, count, true).error();
}

const char *bench_simdjson_implementation(void) {
    static const std::string name = simdjson::get_active_implementation()->name();
    return name.c_str();
}

const char *bench_simdjson_version(void) {
    using namespace simdjson;
    static const std::string version = std::to_string(SIMDJSON_VERSION_MAJOR) + "."
        + std::to_string(SIMDJSON_VERSION_MINOR) + "." + std::to_string(SIMDJSON_VERSION_REVISION);
    return version.c_str();
}
