/// The compiled table images, one a topic, embedded as they lie in images/.
///
/// An array of unknown size does not import into Swift, so each image is reached through two inline getters.
/// One C file a topic: a program that uses one topic links only that image.
#ifndef CTABLES_H
#define CTABLES_H

#include <stddef.h>

#define DK_TABLE(topic) \
    extern const unsigned char dk_##topic##_table[]; \
    extern const size_t dk_##topic##_table_length; \
    static inline const void *dk_##topic##_bytes(void) { return dk_##topic##_table; } \
    static inline size_t dk_##topic##_length(void) { return dk_##topic##_table_length; }

DK_TABLE(phone)
DK_TABLE(address)
DK_TABLE(email)
DK_TABLE(lookup)
DK_TABLE(names)
DK_TABLE(dates)
DK_TABLE(photos)
DK_TABLE(rules)

#endif
