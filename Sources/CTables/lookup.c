#include "CTables.h"

_Alignas(64) const unsigned char dk_lookup_table[] = {
#embed "images/lookup.table"
};
const size_t dk_lookup_table_length = sizeof dk_lookup_table;
