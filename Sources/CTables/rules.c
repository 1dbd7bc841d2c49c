#include "CTables.h"

_Alignas(64) const unsigned char dk_rules_table[] = {
#embed "images/rules.table"
};
const size_t dk_rules_table_length = sizeof dk_rules_table;
