#include "CPhonePeer.h"

#include <phonenumbers/phonenumber.pb.h>
#include <phonenumbers/phonenumberutil.h>

#include <string>

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

int bench_phone(const char *text, size_t length, const char *region, int answers) {
    static const PhoneNumberUtil &util = *PhoneNumberUtil::GetInstance();
    PhoneNumber number;
    if (util.Parse(std::string(text, length), region, &number) != PhoneNumberUtil::NO_PARSING_ERROR) return 0;
    if (!answers) return number.country_code();
    return number.country_code() + util.IsPossibleNumber(number) + util.IsValidNumber(number) * 2
        + util.GetNumberType(number) * 4;
}
