#include "CPeers.h"

#include <deque>
#include <string>
#include <string_view>
#include <unordered_set>

struct bench_domains {
    std::deque<std::string> texts;
    std::unordered_set<std::string_view> names;
};

bench_domains *bench_domains_new(void) { return new bench_domains; }
void bench_domains_free(bench_domains *domains) { delete domains; }

void bench_domains_add(bench_domains *domains, const char *name, size_t length) {
    domains->names.insert(domains->texts.emplace_back(name, length));
}

int bench_domains_listed(const bench_domains *domains, const uint8_t *name, size_t length) {
    std::string_view rest(reinterpret_cast<const char *>(name), length);
    for (;;) {
        if (domains->names.count(rest)) return 1;
        size_t dot = rest.find('.');
        if (dot == std::string_view::npos) return 0;
        rest.remove_prefix(dot + 1);
    }
}
