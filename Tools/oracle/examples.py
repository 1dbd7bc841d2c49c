"""The example numbers of every region and type."""
import phonenumbers
from phonenumbers import PhoneNumberFormat

KINDS = ["fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "personal_number", "voip", "pager", "uan",
         "voicemail"]


def plans():
    """(region, metadata); "001" for calling codes that belong to no region."""
    for region in sorted(phonenumbers.SUPPORTED_REGIONS):
        yield region, phonenumbers.PhoneMetadata.metadata_for_region(region)
    for code in sorted(phonenumbers.COUNTRY_CODES_FOR_NON_GEO_REGIONS):
        yield "001", phonenumbers.PhoneMetadata.metadata_for_nongeo_region(code)


def numbers():
    """(region, number, its digits), each once."""
    seen = set()
    for region, plan in plans():
        for kind in KINDS:
            description = getattr(plan, kind)
            digits = description.example_number if description is not None else None
            if not digits or (region, plan.country_code, digits) in seen:
                continue
            seen.add((region, plan.country_code, digits))
            number = phonenumbers.PhoneNumber(country_code=plan.country_code, national_number=int(digits))
            zeros = len(digits) - len(digits.lstrip("0"))
            if zeros:
                number.italian_leading_zero, number.number_of_leading_zeros = True, zeros
            yield region, number, digits


def spellings(number, digits):
    """The forms that an example is read in."""
    for form in (PhoneNumberFormat.E164, PhoneNumberFormat.NATIONAL, PhoneNumberFormat.INTERNATIONAL,
                 PhoneNumberFormat.RFC3966):
        yield phonenumbers.format_number(number, form)
    yield digits
