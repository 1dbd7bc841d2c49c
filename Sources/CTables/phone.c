#include "CTables.h"

_Alignas(64) const unsigned char dk_phone_table[] = {
#embed "images/phone.table"
};
const size_t dk_phone_table_length = sizeof dk_phone_table;
