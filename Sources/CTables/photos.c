#include "CTables.h"

_Alignas(64) const unsigned char dk_photos_table[] = {
#embed "images/photos.table"
};
const size_t dk_photos_table_length = sizeof dk_photos_table;
