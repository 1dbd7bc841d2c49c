#include "CTables.h"

_Alignas(64) const unsigned char dk_names_table[] = {
#embed "images/names.table"
};
const size_t dk_names_table_length = sizeof dk_names_table;
