"""What the oracle says about a text: the members of the contract of `detail phone --format json`."""
import collections

import phonenumbers
from phonenumbers import CountryCodeSource, MatchType, PhoneNumberFormat, PhoneNumberType, ValidationResult

from deliberate import parse

# One line of a batch. `calling_from`, `carrier` and `other` are asked only where they are not None.
Question = collections.namedtuple("Question", "text region calling_from carrier other", defaults=(None, None, None))

ERRORS = {0: "invalidCallingCode", 1: "notANumber", 2: "tooShortAfterIDD", 3: "tooShortNationalNumber", 4: "tooLong"}
POSSIBLE = {ValidationResult.IS_POSSIBLE: "possible", ValidationResult.INVALID_COUNTRY_CODE: "invalidCallingCode",
            ValidationResult.TOO_SHORT: "tooShort", ValidationResult.TOO_LONG: "tooLong",
            ValidationResult.IS_POSSIBLE_LOCAL_ONLY: "possibleLocalOnly",
            ValidationResult.INVALID_LENGTH: "invalidLength"}
TYPES = {PhoneNumberType.FIXED_LINE: "fixedLine", PhoneNumberType.MOBILE: "mobile",
         PhoneNumberType.FIXED_LINE_OR_MOBILE: "fixedLineOrMobile", PhoneNumberType.TOLL_FREE: "tollFree",
         PhoneNumberType.PREMIUM_RATE: "premiumRate", PhoneNumberType.SHARED_COST: "sharedCost",
         PhoneNumberType.VOIP: "voip", PhoneNumberType.PERSONAL_NUMBER: "personalNumber",
         PhoneNumberType.PAGER: "pager", PhoneNumberType.UAN: "uan", PhoneNumberType.VOICEMAIL: "voicemail",
         PhoneNumberType.UNKNOWN: "unknown"}
SOURCES = {CountryCodeSource.FROM_NUMBER_WITH_PLUS_SIGN: "plusSign",
           CountryCodeSource.FROM_NUMBER_WITH_IDD: "internationalPrefix",
           CountryCodeSource.FROM_NUMBER_WITHOUT_PLUS_SIGN: "numberWithoutPlus",
           CountryCodeSource.FROM_DEFAULT_COUNTRY: "region"}
MATCHES = {MatchType.NOT_A_NUMBER: "notANumber", MatchType.NO_MATCH: "noMatch",
           MatchType.SHORT_NSN_MATCH: "shortNSN", MatchType.NSN_MATCH: "nsn", MatchType.EXACT_MATCH: "exact"}

BASIC = ["callingCode", "nationalNumber", "extension", "possible", "valid", "type", "numberRegion", "e164",
         "international", "national", "rfc3966"]
ANSWERS = ["source", "carrierCode", "validForRegion", "geographic", "areaCodeLength", "destinationCodeLength", "portable",
           "internationallyDiallable", "original", "truncated", "possibleTypes"]
ASKED = ["outOfCountry", "mobileDialling", "mobileDiallingDigits", "withCarrier", "match"]
FIELDS = ["error"] + BASIC + ANSWERS + ASKED


def expected(question):
    """All members that are asked for, as a dictionary; "error" alone, and "match", when the text is no number."""
    match = {}
    if question.other is not None:
        match["match"] = MATCHES[phonenumbers.is_number_match(question.text, question.other)]
    try:
        number = parse(question)
    except phonenumbers.NumberParseException as error:
        return {"error": ERRORS[error.error_type]} | match
    # Keeping the input changes how some numbers are formatted, so the basic answers are about a number without it.
    kept = parse(question, keep_raw_input=True)
    form, region = phonenumbers.format_number, phonenumbers.region_code_for_number(number)
    answer = {
        "callingCode": number.country_code,
        "nationalNumber": phonenumbers.national_significant_number(number),
        "extension": number.extension or None,
        "possible": POSSIBLE[phonenumbers.is_possible_number_with_reason(number)],
        "valid": phonenumbers.is_valid_number(number),
        "type": TYPES[phonenumbers.number_type(number)],
        "numberRegion": region,
        "e164": form(number, PhoneNumberFormat.E164),
        "international": form(number, PhoneNumberFormat.INTERNATIONAL),
        "national": form(number, PhoneNumberFormat.NATIONAL),
        "rfc3966": form(number, PhoneNumberFormat.RFC3966),
        "source": SOURCES[kept.country_code_source],
        "carrierCode": kept.preferred_domestic_carrier_code or None,
        "validForRegion": phonenumbers.is_valid_number_for_region(number, question.region) if question.region else None,
        "geographic": phonenumbers.is_number_geographical(number),
        "areaCodeLength": phonenumbers.length_of_geographical_area_code(number),
        "destinationCodeLength": phonenumbers.length_of_national_destination_code(number),
        "portable": bool(phonenumbers.is_mobile_number_portable_region(region)),
        "internationallyDiallable": phonenumbers.can_be_internationally_dialled(number),
        "original": phonenumbers.format_in_original_format(kept, question.region),
        "truncated": truncated(number),
        "possibleTypes": {name: POSSIBLE[phonenumbers.is_possible_number_for_type_with_reason(number, kind)]
                          for kind, name in TYPES.items() if kind != PhoneNumberType.UNKNOWN},
    }
    if question.calling_from is not None:
        answer["outOfCountry"] = phonenumbers.format_out_of_country_calling_number(number, question.calling_from)
        # With the carrier code of the text, which only a number that keeps its input has.
        kept.raw_input = None
        for member, with_formatting in (("mobileDialling", True), ("mobileDiallingDigits", False)):
            answer[member] = phonenumbers.format_number_for_mobile_dialing(
                kept, question.calling_from, with_formatting)
    if question.carrier is not None:
        answer["withCarrier"] = phonenumbers.format_national_number_with_carrier_code(number, question.carrier)
    return answer | match


def truncated(number):
    shorter = phonenumbers.PhoneNumber()
    shorter.merge_from(number)
    if not phonenumbers.truncate_too_long_number(shorter):
        return None
    return phonenumbers.format_number(shorter, PhoneNumberFormat.E164)


def suggests_valid(suggestion):
    """A suggestion must be a number that the oracle finds valid."""
    try:
        return phonenumbers.is_valid_number(phonenumbers.parse(suggestion, None))
    except phonenumbers.NumberParseException:
        return False
