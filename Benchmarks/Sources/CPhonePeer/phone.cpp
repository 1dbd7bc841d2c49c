#include "CPhonePeer.h"

#include <phonenumbers/asyoutypeformatter.h>
#include <phonenumbers/phonenumber.pb.h>
#include <phonenumbers/phonenumberutil.h>

#include <memory>
#include <string>

using i18n::phonenumbers::AsYouTypeFormatter;
using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

int bench_phone(const char *text, size_t length, const char *region, enum bench_phone_job job) {
    static const PhoneNumberUtil &util = *PhoneNumberUtil::GetInstance();
    PhoneNumber number;
    if (util.Parse(std::string(text, length), region, &number) != PhoneNumberUtil::NO_PARSING_ERROR) return 0;
    switch (job) {
    case BENCH_PHONE_PARSE: return number.country_code();
    case BENCH_PHONE_ANSWERS:
        return number.country_code() + util.IsPossibleNumber(number) + util.IsValidNumber(number) * 2
            + util.GetNumberType(number) * 4;
    case BENCH_PHONE_FORMATS: {
        std::string e164, international, national;
        util.Format(number, PhoneNumberUtil::E164, &e164);
        util.Format(number, PhoneNumberUtil::INTERNATIONAL, &international);
        util.Format(number, PhoneNumberUtil::NATIONAL, &national);
        return static_cast<int>(e164.size() + international.size() + national.size());
    }
    }
    return 0;
}

struct bench_typing {
    std::unique_ptr<AsYouTypeFormatter> formatter;
    std::string output;
};

bench_typing *bench_typing_new(const char *region) {
    PhoneNumberUtil &util = *PhoneNumberUtil::GetInstance();
    return new bench_typing{std::unique_ptr<AsYouTypeFormatter>(util.GetAsYouTypeFormatter(region)), {}};
}

void bench_typing_free(bench_typing *typing) { delete typing; }

int bench_typing_type(bench_typing *typing, const char *keys, size_t length) {
    typing->formatter->Clear();
    size_t sum = 0;
    for (size_t index = 0; index < length; index++) {
        sum += typing->formatter->InputDigit(static_cast<unsigned char>(keys[index]), &typing->output).size();
    }
    return static_cast<int>(sum);
}
