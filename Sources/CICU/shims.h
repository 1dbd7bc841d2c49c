#include <unicode/utypes.h>
#include <unicode/uloc.h>
