#include "CTables.h"

_Alignas(64) const unsigned char dk_email_table[] = {
#embed "images/email.table"
};
const size_t dk_email_table_length = sizeof dk_email_table;
