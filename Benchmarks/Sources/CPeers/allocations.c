// Stands in front of the C library's allocator, for this executable and the shared libraries it loads, and counts.
#include "CPeers.h"

#include <errno.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Atomic uint64_t calls;
static _Atomic uint64_t bytes;

// One writer at a time in practice; a plain add keeps the count from showing in the times.
static void count(size_t size) {
    atomic_store_explicit(&calls, atomic_load_explicit(&calls, memory_order_relaxed) + 1, memory_order_relaxed);
    atomic_store_explicit(&bytes, atomic_load_explicit(&bytes, memory_order_relaxed) + size, memory_order_relaxed);
}

uint64_t bench_allocations(void) { return atomic_load_explicit(&calls, memory_order_relaxed); }

uint64_t bench_allocated_bytes(void) { return atomic_load_explicit(&bytes, memory_order_relaxed); }

void *malloc(size_t size) {
    count(size);
    return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
    count(items * size);
    return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
    count(size);
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    count(size);
    void *made = __libc_memalign(alignment, size);
    if (made == NULL) return ENOMEM;
    *block = made;
    return 0;
}
