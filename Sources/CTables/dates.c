#include "CTables.h"

_Alignas(64) const unsigned char dk_dates_table[] = {
#embed "images/dates.table"
};
const size_t dk_dates_table_length = sizeof dk_dates_table;
