#include "CTables.h"

_Alignas(64) const unsigned char dk_address_table[] = {
#embed "images/address.table"
};
const size_t dk_address_table_length = sizeof dk_address_table;
